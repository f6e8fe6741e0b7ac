import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '#app/features/account/password-hash.server.ts'
import { loader as roomLoader } from '#app/routes/_app.breathing.tsx'
import { action as finishAction, loader as finishLoader } from '#app/routes/_auth.auth.finish.tsx'
import { action as linkAction, loader as linkLoader } from '#app/routes/_auth.auth.link.tsx'
import { action as startAction, loader as startLoader } from '#app/routes/auth.$provider.tsx'
import {
  action as postedCallback,
  loader as callbackLoader,
} from '#app/routes/auth.$provider_.callback.tsx'
import { addMember, testContext } from '#tests/support/doors.ts'
import {
  countRows,
  freshEmail,
  PASSWORD,
  readOne,
  Visitor,
} from '#tests/support/account-visitor.ts'
import { testProviders, tokenAnswer } from '#tests/support/provider.ts'

let passwordHash = ''
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD, testContext().config.passwordPepper)
})
afterEach(() => vi.unstubAllGlobals())

const oidc = { provider: 'oidc' }

function newcomer(): Visitor {
  const visitor = new Visitor()
  const { services } = visitor.context()
  visitor.over = { services: { ...services, oauth: testProviders() } }
  return visitor
}

async function start(visitor: Visitor, redirectTo = '', params = oidc) {
  const answer = await visitor.go(startAction, '/auth/oidc', { redirectTo }, params)
  return new URL(answer.location ?? '', 'http://localhost')
}

interface Person {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
}

const person = (over: Partial<Person> = {}): Person => ({
  sub: crypto.randomUUID(),
  email: freshEmail(),
  email_verified: true,
  name: 'Robin',
  ...over,
})

/** Signs in at the provider and comes back with its answer. */
async function comeBack(visitor: Visitor, url: URL, who: Person) {
  const nonce = url.searchParams.get('nonce') ?? ''
  const exp = visitor.now / 1000 + 60
  vi.stubGlobal('fetch', async () => tokenAnswer({ ...who, nonce, exp }))
  const state = url.searchParams.get('state') ?? ''
  return visitor.go(callbackLoader, `/auth/oidc/callback?code=c&state=${state}`, undefined, oidc)
}

const signIn = async (visitor: Visitor, who: Person, redirectTo = '') =>
  comeBack(visitor, await start(visitor, redirectTo), who)

const agree = { name: 'Robin', policy: 'on', timeZone: 'Europe/Paris' }
const finish = (visitor: Visitor, form: Record<string, string> = agree) =>
  visitor.go(finishAction, '/auth/finish', form)

describe('signing in at a provider', () => {
  it('starts by a posted form only, with a sealed cookie of ten minutes', async () => {
    const visitor = newcomer()
    expect((await visitor.go(startLoader, '/auth/oidc')).location).toBe('/login')
    const answer = await visitor.go(startAction, '/auth/oidc', {}, oidc)
    expect(answer.location).toMatch(/^https:\/\/id\.example\/auth\?/)
    const cookie = answer.headers.getSetCookie()[0] ?? ''
    expect(cookie).toMatch(
      /^__Host-flow=[\w-]+; Path=\/; Max-Age=600; Secure; SameSite=Lax; HttpOnly$/,
    )
    const { searchParams } = new URL(answer.location ?? '')
    for (const secret of ['state', 'nonce']) {
      expect(searchParams.get(secret)).toMatch(/^[\w-]{43}$/)
      expect(cookie).not.toContain(searchParams.get(secret))
    }
  })

  it('is not offered by a provider that is not configured', async () => {
    const visitor = newcomer()
    const answer = await visitor.go(startAction, '/auth/apple', {}, { provider: 'apple' })
    expect(answer.location).toBe('/login?notice=unknown')
  })

  it('asks a newcomer for policy and age before the account is made', async () => {
    const visitor = newcomer()
    const who = person()
    expect((await signIn(visitor, who)).location).toBe('/auth/finish')
    expect((await visitor.go(finishLoader, '/auth/finish')).body).toEqual({
      email: who.email,
      name: 'Robin',
    })
    expect(await countRows('from users where email = ?', who.email)).toBe(0)
    const refused = await finish(visitor, { name: 'Robin' })
    expect(refused.errors).toEqual({
      policy: 'You must agree to the User Policy Statement to create an account',
    })
    expect((await finish(visitor)).location).toBe('/home')
    const user = await readOne('select * from users where email = ?', who.email)
    expect(user).toMatchObject({ password_hash: null, email_verified_at: visitor.now })
    const profile = await readOne('select * from profiles where id = ?', user.id)
    expect(profile).toMatchObject({ name: 'Robin', avatar: 'badger', time_zone: 'Europe/Paris' })
    expect((await visitor.go(roomLoader, '/breathing')).status).toBe(200)
  })

  it('knows a member again by provider and subject, whatever the e-mail is now', async () => {
    const who = person()
    const first = newcomer()
    await signIn(first, who)
    await finish(first)
    const again = newcomer()
    const answer = await signIn(again, { ...who, email: freshEmail() }, '/affirmations')
    expect(answer.location).toBe('/affirmations')
    expect([...again.cookies.keys()]).toEqual(['__Host-burrow'])
  })

  it('does not take an address that the provider has not verified', async () => {
    for (const over of [{ email_verified: false }, { email: undefined }]) {
      const visitor = newcomer()
      const { email, ...who } = person(over)
      const answer = await signIn(visitor, { ...who, ...(email && { email }) })
      expect(answer.location).toBe('/login?notice=no-email')
    }
  })

  it('does not let two browsers finish one newcomer twice', async () => {
    const who = person()
    const visitors = [newcomer(), newcomer()]
    for (const visitor of visitors) await signIn(visitor, who)
    const answers = await Promise.all(visitors.map((visitor) => finish(visitor)))
    expect(answers.map((answer) => answer.location).sort()).toEqual([
      '/home',
      '/login?notice=mixed-up',
    ])
    expect(await countRows('from users where email = ?', who.email)).toBe(1)
  })
})

describe('an account that is there already', () => {
  async function atLink() {
    const member = await addMember({ passwordHash })
    const visitor = newcomer()
    const who = person({ email: member.email.toUpperCase() })
    expect((await signIn(visitor, who)).location).toBe('/auth/link')
    const link = (form: Record<string, string>) => visitor.go(linkAction, '/auth/link', form)
    const linked = () => countRows('from oauth_accounts where user_id = ?', member.id)
    return { member, visitor, link, linked }
  }

  it('is linked by its password, and its owner is told', async () => {
    const { member, visitor, link, linked } = await atLink()
    expect((await visitor.go(linkLoader, '/auth/link')).body).toMatchObject({
      email: member.email,
      label: 'Example ID',
    })
    const wrong = await link({ intent: 'password', password: 'Wrong-burrow-1' })
    expect(wrong.errors).toEqual({ password: 'Incorrect email or password. Please try again.' })
    expect(await linked()).toBe(0)
    expect((await link({ intent: 'password', password: PASSWORD })).location).toBe('/home')
    expect(await linked()).toBe(1)
    expect(visitor.inbox.map((mail) => mail.subject)).toEqual(['A new way to sign in'])
  })

  it('is linked by a code that goes to its address', async () => {
    const { member, visitor, link, linked } = await atLink()
    const before = await link({ intent: 'code', code: 'AAAAAA' })
    expect(before.errors.code).toMatch(/^Verification code has expired/)
    expect((await link({ intent: 'send-code' })).location).toBe('/auth/link?code=1')
    const code = visitor.code(member.email)
    expect((await link({ intent: 'code', code })).location).toBe('/home')
    expect(await linked()).toBe(1)
  })

  it('is not guessed at without end', async () => {
    const { link } = await atLink()
    const told: unknown[] = []
    for (let i = 0; i < 11; i += 1) {
      told.push((await link({ intent: 'password', password: 'x' })).errors.password)
    }
    expect(told.at(-1)).toBe('Too many login attempts. Please wait a moment and try again.')
  })

  it('makes room for the provider’s member where it was never verified', async () => {
    const member = await addMember({ passwordHash, verified: false })
    const visitor = newcomer()
    expect((await signIn(visitor, person({ email: member.email }))).location).toBe('/auth/finish')
    expect((await finish(visitor)).location).toBe('/home')
    expect(await countRows('from users where id = ?', member.id)).toBe(0)
  })

  it('cannot be reached without the provider’s word', async () => {
    const visitor = newcomer()
    for (const [door, path] of [
      [linkLoader, '/auth/link'],
      [finishLoader, '/auth/finish'],
    ] as const) {
      expect((await visitor.go(door, path)).location).toBe('/login?notice=mixed-up')
    }
    expect((await finish(visitor)).location).toBe('/login?notice=mixed-up')
  })
})

describe('a sign-in that does not come to its end', () => {
  const callback = (visitor: Visitor, query: string) =>
    visitor.go(callbackLoader, `/auth/oidc/callback?${query}`, undefined, oidc)

  it('is told calmly when it was cancelled', async () => {
    const visitor = newcomer()
    const url = await start(visitor)
    const answer = await callback(
      visitor,
      `error=access_denied&state=${url.searchParams.get('state')}`,
    )
    expect(answer.location).toBe('/login?notice=cancelled')
    expect(visitor.cookies.size).toBe(0)
  })

  it('is refused with another state, without one, from another browser, and a second time', async () => {
    const visitor = newcomer()
    const url = await start(visitor)
    const state = url.searchParams.get('state')
    const mixedUp = '/login?notice=mixed-up'
    expect((await callback(newcomer(), `code=c&state=${state}`)).location).toBe(mixedUp)
    const used = new Map(visitor.cookies)
    expect((await callback(visitor, 'code=c&state=other')).location).toBe(mixedUp)
    expect((await callback(visitor, `code=c&state=${state}`)).location).toBe(mixedUp)
    for (const [name, value] of used) visitor.cookies.set(name, value)
    expect((await callback(visitor, 'code=c')).location).toBe(mixedUp)
  })

  it('is refused after ten minutes', async () => {
    const visitor = newcomer()
    const url = await start(visitor)
    visitor.now += 10 * 60_000
    expect((await comeBack(visitor, url, person())).location).toBe('/login?notice=mixed-up')
  })

  it('is refused with an id token of another sign-in', async () => {
    const visitor = newcomer()
    const other = await start(newcomer())
    const url = await start(visitor)
    url.searchParams.set('nonce', other.searchParams.get('nonce') ?? '')
    expect((await comeBack(visitor, url, person())).location).toBe('/login?notice=refused')
  })

  it('says when the provider cannot be reached or refuses the code', async () => {
    const answers = [
      [() => Promise.reject(new TypeError('network')), 'unreachable'],
      [async () => Response.json({ error: 'invalid_grant' }, { status: 400 }), 'refused'],
    ] as const
    for (const [fetch, notice] of answers) {
      const visitor = newcomer()
      const url = await start(visitor)
      vi.stubGlobal('fetch', fetch)
      const answer = await callback(visitor, `code=c&state=${url.searchParams.get('state')}`)
      expect(answer.location).toBe(`/login?notice=${notice}`)
    }
  })

  it('is refused when it comes by a posted form from a provider that redirects', async () => {
    const visitor = newcomer()
    const url = await start(visitor)
    const form = { code: 'c', state: url.searchParams.get('state') ?? '' }
    const answer = await visitor.go(postedCallback, '/auth/oidc/callback', form, oidc)
    expect(answer.location).toBe('/login?notice=mixed-up')
  })
})
