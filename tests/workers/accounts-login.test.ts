import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#app/features/account/password-hash.server.ts'
import { loader as roomLoader } from '#app/routes/_app.breathing.tsx'
import { action, loader } from '#app/routes/_auth.login.tsx'
import { action as logoutAction } from '#app/routes/logout.tsx'
import { addMember, testContext } from '#tests/support/doors.ts'
import { countRows, PASSWORD, readOne, Visitor } from '#tests/support/account-visitor.ts'

let passwordHash = ''
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD, testContext().config.passwordPepper)
})

const login = (visitor: Visitor, email: string, password = PASSWORD, redirectTo = '') =>
  visitor.go(action, '/login', { email, password, redirectTo })

const refused = 'Incorrect email or password. Please try again.'

describe('/login', () => {
  it('signs in with a new session, marks the day and leads home', async () => {
    const member = await addMember({ passwordHash })
    const visitor = new Visitor()
    const answer = await login(visitor, ` ${member.email.toUpperCase()} `)
    expect([answer.status, answer.location]).toEqual([302, '/home'])
    const cookie = answer.headers.getSetCookie().find((set) => set.startsWith('__Host-burrow='))
    expect(cookie).toMatch(
      /^__Host-burrow=[\w-]{43}; Path=\/; Max-Age=7776000; Secure; SameSite=Lax; HttpOnly$/,
    )
    expect((await visitor.go(roomLoader, '/breathing')).status).toBe(200)
    expect(
      await countRows(
        "from activity_days where user_id = ? and kind = 'login' and date = '2026-11-21'",
        member.id,
      ),
    ).toBe(1)
    const token = visitor.cookies.get('__Host-burrow') ?? ''
    expect(await countRows('from sessions where token_hash = ?', token)).toBe(0)
  })

  it.each([
    ['/wellbeing', '/wellbeing'],
    ['//evil.example', '/home'],
    ['https://evil.example', '/home'],
    ['/logout', '/home'],
  ])('leads to %s as %s', async (wish, location) => {
    const member = await addMember({ passwordHash })
    expect((await login(new Visitor(), member.email, PASSWORD, wish)).location).toBe(location)
  })

  it('asks for both fields', async () => {
    const answer = await login(new Visitor(), '', '')
    const message = 'Please fill in all fields'
    expect([answer.status, answer.errors]).toEqual([400, { email: message, password: message }])
  })

  it('answers alike for a wrong password, an unknown address and a member without a password', async () => {
    const [member, guest] = [await addMember({ passwordHash }), await addMember()]
    const tries = [
      [member.email, 'Wrong-burrow-7'],
      ['nobody@example.test', PASSWORD],
      [guest.email, PASSWORD],
    ] as const
    for (const [email, password] of tries) {
      const visitor = new Visitor()
      const answer = await login(visitor, email, password)
      expect([answer.status, answer.errors]).toEqual([400, { form: refused }])
      expect(answer.typed).toEqual({ email })
      expect(visitor.cookies.size).toBe(0)
    }
  })

  it('ends the session that the browser came with', async () => {
    const member = await addMember({ passwordHash })
    const visitor = new Visitor()
    await login(visitor, member.email)
    const before = await countRows('from sessions where user_id = ?', member.id)
    const first = visitor.cookies.get('__Host-burrow')
    await login(visitor, member.email)
    expect(visitor.cookies.get('__Host-burrow')).not.toBe(first)
    expect(await countRows('from sessions where user_id = ?', member.id)).toBe(before)
  })

  it('makes a profile where there is none: name before the @, badger, seeker', async () => {
    const member = await addMember({ passwordHash })
    await env.DB.prepare('delete from profiles where id = ?').bind(member.id).run()
    await login(new Visitor(), member.email)
    expect(await readOne('select * from profiles where id = ?', member.id)).toMatchObject({
      name: member.email.split('@')[0],
      avatar: 'badger',
      subscription_level: 'seeker',
    })
  })

  it('sends a member who is not verified to /verify-email with a fresh code', async () => {
    const member = await addMember({ passwordHash, verified: false })
    const visitor = new Visitor()
    expect((await login(visitor, member.email)).location).toBe('/verify-email')
    expect(visitor.code(member.email)).toHaveLength(6)
  })

  it('stores the password anew when its hash is of an older cost', async () => {
    const { scryptSync, createHmac } = await import('node:crypto')
    const { passwordPepper } = testContext().config
    const salt = Buffer.alloc(16, 1)
    const peppered = createHmac('sha256', passwordPepper).update(PASSWORD).digest()
    const hash = scryptSync(peppered, salt, 32, { N: 2 ** 12, r: 8, p: 1 })
    const old = `$scrypt$ln=12,r=8,p=1$${salt.toString('base64url')}$${hash.toString('base64url')}`
    const member = await addMember({ passwordHash: old })
    expect((await login(new Visitor(), member.email)).location).toBe('/home')
    const user = await readOne('select password_hash from users where id = ?', member.id)
    expect(user.password_hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
    expect((await login(new Visitor(), member.email)).location).toBe('/home')
  })

  it('is closed to one place after ten wrong passwords for an account, and not to the member', async () => {
    const member = await addMember({ passwordHash })
    const thief = new Visitor()
    const told: unknown[] = []
    for (let i = 0; i < 11; i += 1) told.push((await login(thief, member.email, 'x')).errors.form)
    expect(told).toEqual([
      ...Array(10).fill(refused),
      'Too many login attempts. Please wait a moment and try again.',
    ])
    expect((await login(new Visitor(), member.email)).location).toBe('/home')
    thief.now += 15 * 60_000
    expect((await login(thief, member.email)).location).toBe('/home')
  })

  it('says that an error occurred when the database does not answer', async () => {
    const visitor = new Visitor()
    const { db } = visitor.context()
    const away = () => {
      throw new Error('away')
    }
    visitor.over = { db: Object.assign(Object.create(db), { select: away }) }
    const answer = await login(visitor, 'a@example.test')
    expect([answer.status, answer.errors, answer.typed]).toEqual([
      503,
      { form: 'An error occurred while signing in. Please try again.' },
      { email: 'a@example.test' },
    ])
  })

  it('tells who was signed out because the session could not be read', async () => {
    const page = await new Visitor().go(loader, '/login?notice=session-unread')
    expect(page.body).toMatchObject({ emptiesStorage: true })
    expect(JSON.stringify(page.body)).toContain('Nothing you saved was lost')
    const other = await new Visitor().go(loader, '/login?notice=__proto__')
    expect(other.body).toMatchObject({ notice: null, emptiesStorage: false })
  })

  it('offers only the providers that are configured', async () => {
    const page = await new Visitor().go(loader, '/login')
    expect(page.body).toMatchObject({ providers: [{ id: 'oidc', label: 'the local provider' }] })
  })
})

describe('/logout', () => {
  it('ends the session in the database and in the browser', async () => {
    const member = await addMember({ passwordHash })
    const visitor = new Visitor()
    await login(visitor, member.email)
    const token = visitor.cookies.get('__Host-burrow') ?? ''
    expect((await visitor.go(logoutAction, '/logout', {})).status).toBe(200)
    expect(visitor.cookies.size).toBe(0)
    visitor.cookies.set('__Host-burrow', token)
    expect((await visitor.go(roomLoader, '/breathing')).location).toMatch(/^\/login/)
  })

  it('signs out of the browser even when the database does not answer', async () => {
    const visitor = new Visitor()
    visitor.cookies.set('__Host-burrow', 'a'.repeat(43))
    const { db } = visitor.context()
    const away = () => {
      throw new Error('away')
    }
    visitor.over = { db: Object.assign(Object.create(db), { delete: away }) }
    expect((await visitor.go(logoutAction, '/logout', {})).status).toBe(200)
    expect(visitor.cookies.size).toBe(0)
    expect(visitor.log).toEqual(['sign-out'])
  })
})
