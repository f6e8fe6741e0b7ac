import { describe, expect, it } from 'vitest'
import { action, loader } from '#app/routes/_auth.register.tsx'
import { addMember } from '#tests/support/doors.ts'
import {
  countRows,
  freshEmail,
  readOne,
  registration,
  Visitor,
} from '#tests/support/account-visitor.ts'

const register = (visitor: Visitor, form: Record<string, string>, path = '/register') =>
  visitor.go(action, path, form)

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('/register', () => {
  it.each([
    ['/register?plan=monthly', '/pricing'],
    ['/register?plan=annual', '/pricing'],
    ['/register?plan=nonsense', '/pricing'],
    ['/register?plan=monthly&session_id=', '/pricing'],
    ['/register', null],
    ['/register?plan=free', null],
    ['/register?plan=annual&session_id=cs_1', null],
  ])('for %s leads to %s', async (path, location) => {
    expect((await new Visitor().go(loader, path)).location).toBe(location)
    expect((await register(new Visitor(), {}, path)).location).toBe(location)
  })

  it('sends a signed-in member home', async () => {
    const visitor = new Visitor()
    const { cookie } = await addMember()
    visitor.cookies.set('__Host-burrow', cookie.split('=')[1] ?? '')
    visitor.now = Date.now()
    expect((await visitor.go(loader, '/register')).location).toBe('/home')
  })

  it('makes an unverified member with badger, seeker and their own zone, and sends a code', async () => {
    const visitor = new Visitor()
    const email = freshEmail()
    const answer = await register(visitor, registration(email.toUpperCase()))
    expect([answer.status, answer.location]).toEqual([302, '/verify-email'])
    expect([...visitor.cookies.keys()]).toEqual(['__Host-pending'])
    const user = await readOne('select * from users where email = ?', email)
    expect(user.email_verified_at).toBeNull()
    expect(user.password_hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
    expect(user.policy_version).toBe('2026-11-21')
    expect(await readOne('select * from profiles where id = ?', user.id)).toMatchObject({
      name: 'Robin',
      avatar: 'badger',
      subscription_level: 'seeker',
      is_admin: 0,
      time_zone: 'Pacific/Auckland',
      email,
    })
    expect(visitor.inbox.map((mail) => [mail.to, mail.subject])).toEqual([
      [email, 'Your Burrow code'],
    ])
    expect(visitor.code(email)).toMatch(/^[2-9A-HJKMNP-Z]{6}$/)
  })

  it('takes the edge’s guess for a zone that is none', async () => {
    const email = freshEmail()
    await register(new Visitor(), registration(email, { timeZone: 'Mars/Olympus' }))
    const profile = await readOne('select time_zone from profiles where email = ?', email)
    expect(profile.time_zone).toBe('Europe/London')
  })

  it('puts each message at its field, keeps what was typed and never a password', async () => {
    const answer = await register(new Visitor(), {
      ...registration('not an address', { name: ' ', confirmPassword: 'Other-burrow-7' }),
      policy: '',
    })
    expect(answer.status).toBe(400)
    expect(answer.errors).toEqual({
      name: 'Please fill in all fields',
      email: 'Please enter a full email address, such as name@example.com',
      confirmPassword: 'Passwords do not match',
      policy: 'You must agree to the User Policy Statement to create an account',
    })
    expect(answer.typed).toMatchObject({ name: ' ', email: 'not an address' })
    expect(JSON.stringify(answer.body)).not.toContain('burrow-7')
  })

  it.each([
    ['is in a breach', 'breached', 'Quiet-burrow-7', true],
    ['is common while the service is away', 'unknown', 'Password1!', true],
    ['is not common while the service is away', 'unknown', 'Quiet-burrow-7', false],
  ] as const)('refuses a password that %s: %s, %s', async (_, breach, password, isRefused) => {
    const visitor = new Visitor()
    visitor.breach = breach
    const form = registration(freshEmail(), { password, confirmPassword: password })
    const answer = await register(visitor, form)
    const message =
      'This password has been found in a data breach. Please choose a different password.'
    expect(answer.errors).toEqual(isRefused ? { password: message } : {})
  })

  it('answers alike for an address that has an account, which gets a letter and no code', async () => {
    const member = await addMember()
    const [known, unknown] = [new Visitor(), new Visitor()]
    const answers = [
      await register(known, registration(member.email)),
      await register(unknown, registration(freshEmail())),
    ]
    const shapes = answers.map(({ status, location, body, headers }) => ({
      status,
      location,
      body,
      cookies: headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]+/, '')),
    }))
    expect(shapes[0]).toEqual(shapes[1])
    const lengths = answers.map(({ headers }) => headers.getSetCookie()[0]?.length)
    expect(lengths[0]).toBe(lengths[1])
    expect(known.inbox.map((mail) => mail.subject)).toEqual(['You already have a Burrow account'])
    const profile = await readOne('select name from profiles where id = ?', member.id)
    expect(profile.name).toBe('Test')
  })

  it('gives an address that was never verified to whoever registers it next', async () => {
    const email = freshEmail()
    const first = new Visitor()
    await register(first, registration(email, { name: 'Stranger' }))
    const owner = new Visitor()
    owner.now = first.now + 2 * MINUTE
    await register(owner, registration(email))
    expect(await countRows('from users where email = ?', email)).toBe(1)
    expect(await readOne('select name from profiles where email = ?', email)).toEqual({
      name: 'Robin',
    })
  })

  it('says what went wrong, and keeps what was typed, when the database does not answer', async () => {
    const visitor = new Visitor()
    const { db } = visitor.context()
    visitor.over = {
      db: Object.assign(Object.create(db), { batch: () => Promise.reject(new Error('away')) }),
    }
    const email = freshEmail()
    const answer = await register(visitor, registration(email))
    expect([answer.status, answer.errors]).toEqual([503, { form: 'Failed to create an account.' }])
    expect(answer.typed).toEqual({ name: 'Robin', email, policy: 'on' })
  })
})

describe('the registration throttle', () => {
  it('counts attempts within a minute of the last mail and locks for an hour at the third', async () => {
    const visitor = new Visitor()
    const email = freshEmail()
    const attempt = async () => (await register(visitor, registration(email))).errors.form
    expect(await attempt()).toBeUndefined()
    expect(await attempt()).toBe('Registration rate limited. 1 attempts remaining before timeout.')
    visitor.now += 10_000
    expect(await attempt()).toBe('Too many registration attempts. Please try again in 1 hour.')
    const page = await visitor.go(loader, '/register')
    expect(page.body).toMatchObject({ lockedFor: 3600 })
  })

  it('refuses while it is locked, tells how long, and opens again when the hour is over', async () => {
    const visitor = new Visitor()
    for (let i = 0; i < 3; i += 1) await register(visitor, registration(freshEmail()))
    visitor.now += 10 * MINUTE
    const refused = await register(visitor, registration(freshEmail()))
    expect([refused.status, refused.errors.form]).toEqual([
      429,
      'Please wait 0h 50m 0s before attempting to register again',
    ])
    visitor.now += 15 * MINUTE
    expect((await visitor.go(loader, '/register')).body).toMatchObject({ lockedFor: 35 * 60 })
    visitor.now += 35 * MINUTE
    expect((await visitor.go(loader, '/register')).body).toMatchObject({ lockedFor: 0 })
    expect((await register(visitor, registration(freshEmail()))).location).toBe('/verify-email')
  })

  it('counts by e-mail as well, from wherever the attempts come', async () => {
    const email = freshEmail()
    let now = new Visitor().now
    const attempt = async () => {
      const visitor = new Visitor()
      visitor.now = now += 2 * MINUTE
      return (await register(visitor, registration(email))).errors.form
    }
    expect([await attempt(), await attempt(), await attempt()]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(await attempt()).toBe('Too many registration attempts. Please try again later.')
    now += HOUR
    expect(await attempt()).toBeUndefined()
  })

  it('lets a hundred registrations of one address at once make one account and send one mail', async () => {
    const email = freshEmail()
    const crowd = Array.from({ length: 100 }, () => new Visitor())
    const answers = await Promise.all(crowd.map((one) => register(one, registration(email))))
    expect(answers.filter((answer) => answer.location === '/verify-email')).toHaveLength(1)
    expect(crowd.flatMap((one) => one.inbox)).toHaveLength(1)
    expect(await countRows('from users where email = ?', email)).toBe(1)
  })
})
