import { describe, expect, it } from 'vitest'
import { loader as roomLoader } from '#app/routes/_app.breathing.tsx'
import { action as registerAction } from '#app/routes/_auth.register.tsx'
import { action, loader } from '#app/routes/_auth.verify-email.tsx'
import { ownerById } from '#db/owner.ts'
import { consumeCode } from '#db/queries/codes.ts'
import { addMember } from '#tests/support/doors.ts'
import {
  countRows,
  freshEmail,
  readOne,
  registration,
  Visitor,
  type Answer,
} from '#tests/support/account-visitor.ts'

const PATH = '/verify-email'
const expired = 'Verification code has expired. Please request a new code.'
const wrong = 'That code is not right. Please check it and try again.'
const spent = 'That was too many wrong tries for this code. Please request a new code.'

async function registered(email = freshEmail()) {
  const visitor = new Visitor()
  await visitor.go(registerAction, '/register', registration(email))
  return { visitor, email }
}

const verify = (visitor: Visitor, code: string): Promise<Answer> =>
  visitor.go(action, PATH, { intent: 'verify', code })
const resend = (visitor: Visitor): Promise<Answer> => visitor.go(action, PATH, { intent: 'resend' })

/** A code that is well formed and not the right one. */
const otherThan = (code: string) => (code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA')

describe('/verify-email', () => {
  it('sends a visitor whom nobody knows to /login', async () => {
    expect((await new Visitor().go(loader, PATH)).location).toBe('/login')
  })

  it('is where somebody who has registered is sent from a signed-in page', async () => {
    const { visitor } = await registered()
    expect((await visitor.go(roomLoader, '/breathing')).location).toBe(PATH)
  })

  it('is where a signed-in member who is not verified is sent', async () => {
    const { cookie } = await addMember({ verified: false })
    const visitor = new Visitor()
    visitor.now = Date.now()
    visitor.cookies.set('__Host-burrow', cookie.split('=')[1] ?? '')
    expect((await visitor.go(roomLoader, '/breathing')).location).toBe(PATH)
    expect((await visitor.go(loader, PATH)).body).toMatchObject({ step: 'code', secondsLeft: 0 })
  })

  it('shows the spinner to a member who is verified already', async () => {
    const { cookie } = await addMember()
    const visitor = new Visitor()
    visitor.now = Date.now()
    visitor.cookies.set('__Host-burrow', cookie.split('=')[1] ?? '')
    expect((await visitor.go(loader, PATH)).body).toEqual({ step: 'known' })
    expect((await verify(visitor, 'AAAAAA')).location).toBe(PATH)
  })

  it('counts down from 300 seconds', async () => {
    const { visitor, email } = await registered()
    expect((await visitor.go(loader, PATH)).body).toEqual({
      step: 'code',
      email,
      secondsLeft: 300,
      wasResent: false,
    })
    visitor.now += 70_000
    expect((await visitor.go(loader, PATH)).body).toMatchObject({ secondsLeft: 230 })
  })

  it('verifies by the code in any case and spacing, signs in and says so', async () => {
    const { visitor, email } = await registered()
    const code = visitor.code(email)
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `
    const answer = await verify(visitor, typed)
    expect(answer.location).toBe('/verify-email?verified=1')
    expect([...visitor.cookies.keys()]).toEqual(['__Host-burrow'])
    const user = await readOne('select * from users where email = ?', email)
    expect(user.email_verified_at).toBe(visitor.now)
    expect((await visitor.go(loader, '/verify-email?verified=1')).body).toEqual({ step: 'done' })
    expect((await visitor.go(roomLoader, '/breathing')).status).toBe(200)
  })

  it('asks for the code when it is left out', async () => {
    const { visitor } = await registered()
    expect((await verify(visitor, ' ')).errors).toEqual({
      code: 'Please enter the verification code',
    })
  })

  it('keeps a wrong code in its field', async () => {
    const { visitor, email } = await registered()
    const answer = await verify(visitor, otherThan(visitor.code(email)))
    expect([answer.status, answer.errors]).toEqual([400, { code: wrong }])
    expect(answer.typed.code).toHaveLength(6)
  })

  it('refuses at 300 seconds, and the right code too', async () => {
    const { visitor, email } = await registered()
    const code = visitor.code(email)
    visitor.now += 300_000
    expect((await verify(visitor, code)).errors).toEqual({ code: expired })
  })

  it('gives a code five tries; the sixth is refused even when it is right', async () => {
    const { visitor, email } = await registered()
    const code = visitor.code(email)
    const told: (string | undefined)[] = []
    for (let i = 0; i < 5; i += 1) told.push((await verify(visitor, otherThan(code))).errors.code)
    expect(told).toEqual([wrong, wrong, wrong, wrong, spent])
    expect((await verify(visitor, code)).errors).toEqual({ code: spent })
  })

  it('gives an account ten tries an hour, over all codes', async () => {
    const { visitor, email } = await registered()
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 5; i += 1) await verify(visitor, otherThan(visitor.code(email)))
      visitor.now += 61_000
      await resend(visitor)
    }
    const code = visitor.code(email)
    expect((await verify(visitor, code)).errors.code).toMatch(/^Too many wrong codes in one hour/)
  })

  it('says that no user e-mail is found when nobody is known', async () => {
    expect((await verify(new Visitor(), 'AAAAAA')).errors).toEqual({ form: 'No user email found' })
    expect((await resend(new Visitor())).errors).toEqual({ form: 'No user email found' })
  })

  it('says that it failed when the database does not answer', async () => {
    const { visitor, email } = await registered()
    const { db } = visitor.context()
    const away = () => Promise.reject(new Error('away'))
    visitor.over = { db: Object.assign(Object.create(db), { batch: away }) }
    const answer = await verify(visitor, visitor.code(email))
    expect([answer.status, answer.errors]).toEqual([503, { form: 'Failed to verify email' }])
  })

  it('lets a hundred uses of one code at once verify once', async () => {
    const { visitor, email } = await registered()
    const code = visitor.code(email)
    const crowd = Array.from({ length: 100 }, () => {
      const one = new Visitor()
      one.now = visitor.now
      one.cookies.set('__Host-pending', visitor.cookies.get('__Host-pending') ?? '')
      return one
    })
    const answers = await Promise.all(crowd.map((one) => verify(one, code)))
    expect(answers.filter((answer) => answer.location !== null)).toHaveLength(1)
    const { id } = await readOne('select id from users where email = ?', email)
    expect(await countRows('from sessions where user_id = ?', id)).toBe(1)
  })
})

describe('a code in the database', () => {
  it('is used up once by a hundred that all have it, with no throttle before it', async () => {
    const { visitor, email } = await registered()
    const { db } = visitor.context()
    const { id } = await readOne('select id from users where email = ?', email)
    const stored = await readOne('select code_hash from verification_codes where user_id = ?', id)
    const codeHash = String(stored.code_hash)
    const attempt = { purpose: 'signup', codeHash, maxWrong: 5, now: visitor.now } as const
    const uses = await Promise.all(
      Array.from({ length: 100 }, () => db.batch(consumeCode(db, ownerById(String(id)), attempt))),
    )
    expect(uses.filter(([used]) => used.length > 0)).toHaveLength(1)
  })

  it('does not work any more after five wrong tries, however they came', async () => {
    const { visitor, email } = await registered()
    const { db, now } = visitor.context()
    const { id } = await readOne('select id from users where email = ?', email)
    const { code_hash: right } = await readOne(
      'select code_hash from verification_codes where user_id = ?',
      id,
    )
    const use = (codeHash: string) =>
      db.batch(
        consumeCode(db, ownerById(String(id)), { purpose: 'signup', codeHash, maxWrong: 5, now }),
      )
    for (let i = 0; i < 5; i += 1) await use(`wrong ${i}`)
    expect((await use(String(right)))[0]).toEqual([])
  })
})

describe('a new code', () => {
  it('is not sent in the first 60 seconds', async () => {
    const { visitor } = await registered()
    visitor.now += 60_000
    const answer = await resend(visitor)
    expect([answer.status, answer.errors.form]).toEqual([
      429,
      'A new code can be sent one minute after the last one.',
    ])
    expect(visitor.inbox).toHaveLength(1)
  })

  it('kills the old one and starts 300 seconds again', async () => {
    const { visitor, email } = await registered()
    const old = visitor.code(email)
    visitor.now += 61_000
    expect((await resend(visitor)).location).toBe('/verify-email?sent=1')
    expect((await visitor.go(loader, '/verify-email?sent=1')).body).toMatchObject({
      secondsLeft: 300,
      wasResent: true,
    })
    if (old !== visitor.code(email)) expect((await verify(visitor, old)).errors.code).toBe(wrong)
    expect((await verify(visitor, visitor.code(email))).location).toBe('/verify-email?verified=1')
  })

  it('cannot be used by another account, nor with another account’s cookie', async () => {
    const [mine, other] = [await registered(), await registered()]
    expect((await verify(other.visitor, mine.visitor.code(mine.email))).errors.code).toBe(wrong)
  })

  it('is asked for, tried and refused alike where the address has an account already', async () => {
    const member = await addMember()
    const known = (await registered(member.email)).visitor
    const unknown = (await registered()).visitor
    const lives = await Promise.all(
      [known, unknown].map(async (visitor) => {
        const told: unknown[] = []
        for (let i = 0; i < 6; i += 1) told.push((await verify(visitor, 'ZZZZZZ')).errors)
        told.push((await resend(visitor)).errors)
        visitor.now += 61_000
        const sent = await resend(visitor)
        told.push(sent.location, sent.headers.getSetCookie()[0]?.replace(/=[^;]+/, ''))
        visitor.now += 300_000
        told.push((await verify(visitor, 'ZZZZZZ')).errors)
        return told
      }),
    )
    expect(lives[0]).toEqual(lives[1])
    expect(known.inbox.map((mail) => mail.subject)).toEqual([
      'You already have a Burrow account',
      'You already have a Burrow account',
    ])
  })

  it('says that it failed when too many were asked for', async () => {
    const { visitor } = await registered()
    const told: unknown[] = []
    for (let i = 0; i < 7; i += 1) {
      visitor.now += 61_000
      told.push((await resend(visitor)).errors.form)
    }
    expect(told).toEqual([...Array(6).fill(undefined), 'Failed to resend code'])
  })
})
