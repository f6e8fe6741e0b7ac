import { beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#app/features/account/password-hash.server.ts'
import { digestToken } from '#app/features/privacy/digests.server.ts'
import {
  action as forgotAction,
  loader as forgotLoader,
} from '#app/routes/_auth.forgot-password.tsx'
import { action as loginAction } from '#app/routes/_auth.login.tsx'
import { action, loader } from '#app/routes/_auth.reset-password.tsx'
import { resetPassword } from '#db/queries/resets.ts'
import { addMember, ORIGIN, testContext, type TestMember } from '#tests/support/doors.ts'
import {
  countRows,
  freshEmail,
  PASSWORD,
  readOne,
  Visitor,
} from '#tests/support/account-visitor.ts'

let passwordHash = ''
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD, testContext().config.passwordPepper)
})

const NEW = 'Mossy-tunnel-9'
const both = { password: NEW, confirmPassword: NEW }
const askAgain = 'Invalid or expired reset link. Please request a new password reset.'
const MINUTE = 60_000

const forgot = (visitor: Visitor, email: string) =>
  visitor.go(forgotAction, '/forgot-password', { email })

/** The path of the link in the newest mail. */
function linkIn(visitor: Visitor): string {
  const text = visitor.inbox.at(-1)?.text ?? ''
  const url = /http\S+/.exec(text)?.[0] ?? ''
  expect(url.startsWith(`${ORIGIN}/reset-password?access_token=`)).toBe(true)
  return url.slice(ORIGIN.length)
}

async function withLink(): Promise<{ visitor: Visitor; member: TestMember; link: string }> {
  const member = await addMember({ passwordHash })
  const visitor = new Visitor()
  await forgot(visitor, member.email)
  return { visitor, member, link: linkIn(visitor) }
}

const open = (visitor: Visitor, link: string) => visitor.go(loader, link)
const reset = (visitor: Visitor, form: Record<string, string> = both) =>
  visitor.go(action, '/reset-password', form)

describe('/forgot-password', () => {
  it('asks for the address', async () => {
    const answer = await forgot(new Visitor(), ' ')
    expect([answer.status, answer.errors]).toEqual([
      400,
      { email: 'Please enter your email address' },
    ])
  })

  it('answers alike whether the address has an account or not, and mails only where it has', async () => {
    const { email } = await addMember({ passwordHash })
    const [known, unknown] = [new Visitor(), new Visitor()]
    const answers = [await forgot(known, email), await forgot(unknown, freshEmail())]
    for (const answer of answers) {
      expect([answer.status, answer.location]).toEqual([302, '/forgot-password?sent=1'])
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect([known.inbox.length, unknown.inbox.length]).toEqual([1, 0])
    expect((await known.go(forgotLoader, '/forgot-password?sent=1')).body).toEqual({ isSent: true })
    expect((await known.go(forgotLoader, '/forgot-password')).body).toEqual({ isSent: false })
  })

  it('looks for the account only after the reply', async () => {
    const visitor = new Visitor()
    const { db } = visitor.context()
    const select = () => {
      throw new Error('away')
    }
    visitor.over = { db: Object.assign(Object.create(db), { select }), waitUntil: () => undefined }
    expect((await forgot(visitor, freshEmail())).location).toBe('/forgot-password?sent=1')
  })

  it('sends one mail a minute to one address and keeps what was typed', async () => {
    const { email } = await addMember({ passwordHash })
    const visitor = new Visitor()
    await forgot(visitor, email)
    const second = await forgot(visitor, email)
    expect([second.status, second.typed]).toEqual([429, { email }])
    visitor.now += MINUTE
    expect((await forgot(visitor, email)).location).toBe('/forgot-password?sent=1')
    expect(visitor.inbox).toHaveLength(2)
  })

  it('says that it failed when the throttle does not answer', async () => {
    const visitor = new Visitor()
    const away = () => Promise.reject(new Error('away'))
    visitor.over = { throttle: { take: away, forget: away } }
    const answer = await forgot(visitor, freshEmail())
    expect([answer.status, answer.errors]).toEqual([
      503,
      { form: 'Failed to send password reset email' },
    ])
  })
})

describe('/reset-password', () => {
  it('moves the link’s halves into a cookie and leads to the clean address', async () => {
    const { visitor, link } = await withLink()
    const answer = await open(visitor, link)
    expect([answer.status, answer.location]).toEqual([302, '/reset-password'])
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-reset=[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=1800; Secure; SameSite=Lax; HttpOnly$/,
    )
    expect((await open(visitor, '/reset-password')).body).toEqual({ step: 'form' })
  })

  it('stores neither half', async () => {
    const { link } = await withLink()
    const { searchParams } = new URL(link, ORIGIN)
    for (const half of [searchParams.get('access_token'), searchParams.get('refresh_token')]) {
      expect(
        await countRows(
          'from password_resets where lookup_hash = ? or secret_hash = ?',
          half,
          half,
        ),
      ).toBe(0)
    }
  })

  it('sets the password, ends every session, tells by mail and leads to /login', async () => {
    const { visitor, member, link } = await withLink()
    await open(visitor, link)
    expect((await reset(visitor)).location).toBe('/reset-password?done=1')
    expect((await open(visitor, '/reset-password?done=1')).body).toEqual({ step: 'done' })
    expect(await countRows('from sessions where user_id = ?', member.id)).toBe(0)
    expect(visitor.inbox.at(-1)?.subject).toBe('Your password was changed')
    const form = { email: member.email, password: NEW }
    expect((await visitor.go(loginAction, '/login', form)).location).toBe('/home')
    const old = { email: member.email, password: PASSWORD }
    expect((await new Visitor().go(loginAction, '/login', old)).location).toBeNull()
  })

  it('asks for both fields, that they match, and for a password that holds', async () => {
    const { visitor, link } = await withLink()
    await open(visitor, link)
    const fill = 'Please fill in all fields'
    expect((await reset(visitor, {})).errors).toEqual({ password: fill, confirmPassword: fill })
    expect((await reset(visitor, { ...both, confirmPassword: 'x' })).errors).toEqual({
      confirmPassword: 'Passwords do not match',
    })
    expect((await reset(visitor, { password: 'short', confirmPassword: 'short' })).errors).toEqual({
      password: 'Password must be at least 8 characters long',
    })
    visitor.breach = 'breached'
    expect((await reset(visitor)).errors).toEqual({
      password:
        'This password has been found in a data breach. Please choose a different password.',
    })
    visitor.breach = 'clear'
    expect((await reset(visitor)).location).toBe('/reset-password?done=1')
  })

  it.each([
    ['is missing', '/reset-password'],
    ['has one half', `/reset-password?access_token=${'a'.repeat(43)}`],
    [
      'is of no use',
      `/reset-password?access_token=${'a'.repeat(43)}&refresh_token=${'b'.repeat(43)}`,
    ],
    ['is hostile', '/reset-password?access_token=%3Cscript%3E&refresh_token=%0d%0aSet-Cookie:x=1'],
  ])('says so when the link %s', async (_, path) => {
    const visitor = new Visitor()
    await open(visitor, path)
    expect((await open(visitor, '/reset-password')).body).toEqual({ step: 'invalid' })
    const { errors } = await reset(visitor)
    expect([askAgain, 'Invalid or expired reset link']).toContain(errors.form)
  })

  it('refuses a post without the link, with one that is over, and one that was used', async () => {
    expect((await reset(new Visitor())).errors).toEqual({ form: askAgain })
    const { visitor, link } = await withLink()
    await open(visitor, link)
    visitor.now += 30 * MINUTE
    expect((await reset(visitor)).errors).toEqual({ form: 'Invalid or expired reset link' })
    visitor.now -= MINUTE
    expect((await reset(visitor)).location).toBe('/reset-password?done=1')
    await open(visitor, link)
    expect((await reset(visitor)).errors).toEqual({ form: 'Invalid or expired reset link' })
  })

  it('does not take the halves of two links together', async () => {
    const [mine, other] = [await withLink(), await withLink()]
    const link = new URL(mine.link, ORIGIN)
    const secret = new URL(other.link, ORIGIN).searchParams.get('refresh_token') ?? ''
    link.searchParams.set('refresh_token', secret)
    await open(mine.visitor, link.pathname + link.search)
    expect((await reset(mine.visitor)).errors.form).toBe('Invalid or expired reset link')
  })

  it('lets a newer link replace the older one', async () => {
    const { visitor, member, link } = await withLink()
    visitor.now += 2 * MINUTE
    await forgot(visitor, member.email)
    await open(visitor, link)
    expect((await reset(visitor)).errors.form).toBe('Invalid or expired reset link')
    await open(visitor, linkIn(visitor))
    expect((await reset(visitor)).location).toBe('/reset-password?done=1')
  })

  it('verifies an address that was not verified yet, for the link came by mail', async () => {
    const member = await addMember({ passwordHash, verified: false })
    const visitor = new Visitor()
    await forgot(visitor, member.email)
    await open(visitor, linkIn(visitor))
    await reset(visitor)
    const user = await readOne('select email_verified_at from users where id = ?', member.id)
    expect(user.email_verified_at).toBe(visitor.now)
  })

  it('says that it failed when the database does not answer', async () => {
    const { visitor, link } = await withLink()
    await open(visitor, link)
    const { db } = visitor.context()
    const away = () => Promise.reject(new Error('away'))
    visitor.over = { db: Object.assign(Object.create(db), { batch: away }) }
    const answer = await reset(visitor)
    expect([answer.status, answer.errors]).toEqual([503, { form: 'Failed to reset password' }])
  })

  it('lets a hundred uses of one link at once take effect once', async () => {
    const { visitor, link } = await withLink()
    await open(visitor, link)
    const { db } = visitor.context()
    const { searchParams } = new URL(link, ORIGIN)
    const hashes = {
      lookupHash: digestToken(searchParams.get('access_token') ?? ''),
      secretHash: digestToken(searchParams.get('refresh_token') ?? ''),
    }
    const uses = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        db.batch(resetPassword(db, { link: hashes, passwordHash: `hash ${i}`, now: visitor.now })),
      ),
    )
    expect(uses.filter(([changed]) => changed.length > 0)).toHaveLength(1)
  })
})
