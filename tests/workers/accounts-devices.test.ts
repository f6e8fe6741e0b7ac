import { beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#app/features/account/password-hash.server.ts'
import { loader as roomLoader } from '#app/routes/_app.breathing.tsx'
import {
  action as confirmAction,
  loader as confirmLoader,
} from '#app/routes/_app.profile_.confirm.tsx'
import { action as emailAction, loader as emailLoader } from '#app/routes/_app.profile_.email.tsx'
import {
  action as passwordAction,
  loader as passwordLoader,
} from '#app/routes/_app.profile_.password.tsx'
import { action as loginAction } from '#app/routes/_auth.login.tsx'
import { action as devicesAction } from '#app/routes/profile.devices.tsx'
import { ownerById } from '#db/owner.ts'
import { listSessions } from '#db/queries/sessions.ts'
import { addMember, testContext, type TestMember } from '#tests/support/doors.ts'
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
const CONFIRMED = 10 * 60_000

async function signIn(member: TestMember): Promise<Visitor> {
  const visitor = new Visitor()
  const { email } = member
  await visitor.go(loginAction, '/login', { email, password: PASSWORD })
  return visitor
}

/** A member who only ever signed in through a provider. */
async function guest() {
  const now = new Visitor().now
  const member = await addMember({ now })
  const visitor = new Visitor()
  visitor.cookies.set('__Host-burrow', member.cookie.split('=')[1] ?? '')
  return { member, visitor }
}

const isSignedIn = async (visitor: Visitor) =>
  (await visitor.go(roomLoader, '/breathing')).status === 200

describe('devices', () => {
  const devices = (visitor: Visitor, form: Record<string, string>) =>
    visitor.go(devicesAction, '/profile/devices', form)
  const sessionsOf = (visitor: Visitor, member: TestMember) =>
    listSessions(visitor.context().db, ownerById(member.id), visitor.now)

  it('are listed with the last used first and without anything secret', async () => {
    const member = await addMember({ passwordHash, now: new Visitor().now - 1000 })
    const visitor = await signIn(member)
    const rows = await sessionsOf(visitor, member)
    expect(rows.map((row) => row.device)).toEqual(['Unknown device', 'A test'])
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['createdAt', 'device', 'id', 'lastSeenAt'])
  })

  it('are signed out one at a time, only by their own member', async () => {
    const member = await addMember({ passwordHash })
    const [mine, other] = [await signIn(member), await signIn(member)]
    const stranger = await signIn(await addMember({ passwordHash }))
    const rows = await sessionsOf(mine, member)
    for (const { id } of rows) await devices(stranger, { intent: 'end-one', id })
    expect(await isSignedIn(other)).toBe(true)
    for (const { id } of rows) await devices(mine, { intent: 'end-one', id })
    expect(await isSignedIn(other)).toBe(false)
    expect(await isSignedIn(mine)).toBe(true)
  })

  it('are signed out all but this one', async () => {
    const member = await addMember({ passwordHash })
    const [mine, other] = [await signIn(member), await signIn(member)]
    const answer = await devices(mine, { intent: 'end-others' })
    expect(answer.location).toBe('/profile#devices')
    expect([await isSignedIn(mine), await isSignedIn(other)]).toEqual([true, false])
  })
})

describe('what concerns the whole account', () => {
  it.each([
    ['/profile/password', passwordLoader],
    ['/profile/email', emailLoader],
  ] as const)('%s asks for the password again after ten minutes', async (path, loader) => {
    const visitor = await signIn(await addMember({ passwordHash }))
    expect((await visitor.go(loader, path)).status).toBe(200)
    visitor.now += CONFIRMED
    const confirm = `/profile/confirm?redirectTo=${encodeURIComponent(path)}`
    expect((await visitor.go(loader, path)).location).toBe(confirm)
    const wrong = await visitor.go(confirmAction, confirm, { password: 'Wrong-burrow-1' })
    expect(wrong.errors).toEqual({ password: 'That password is not right. Please try again.' })
    const before = visitor.cookies.get('__Host-burrow')
    expect((await visitor.go(confirmAction, confirm, { password: PASSWORD })).location).toBe(path)
    expect(visitor.cookies.get('__Host-burrow')).not.toBe(before)
    expect((await visitor.go(loader, path)).status).toBe(200)
  })

  it.each([
    ['/profile/password', passwordAction, { password: NEW, confirmPassword: NEW }],
    ['/profile/email', emailAction, { email: 'other@example.test' }],
  ] as const)('%s is guarded when it is posted, too', async (path, action, form) => {
    const member = await addMember({ passwordHash })
    const visitor = await signIn(member)
    visitor.now += CONFIRMED
    expect((await visitor.go(action, path, form)).location).toMatch(/^\/profile\/confirm/)
    const user = await readOne('select email, password_hash from users where id = ?', member.id)
    expect(user).toEqual({ email: member.email, password_hash: passwordHash })
  })

  it('is confirmed by a code where the member has no password', async () => {
    const { member, visitor } = await guest()
    visitor.now += CONFIRMED
    const confirm = '/profile/confirm?redirectTo=%2Fprofile%2Fpassword'
    expect((await visitor.go(confirmLoader, confirm)).body).toMatchObject({ hasPassword: false })
    const sent = await visitor.go(confirmAction, confirm, { intent: 'send-code' })
    expect(sent.location).toContain('/profile/confirm?code=1')
    const code = visitor.code(member.email)
    const answer = await visitor.go(confirmAction, confirm, { intent: 'code', code })
    expect(answer.location).toBe('/profile/password')
    expect((await visitor.go(passwordLoader, '/profile/password')).status).toBe(200)
  })

  it('does not lead to another site afterwards', async () => {
    const visitor = await signIn(await addMember({ passwordHash }))
    const confirm = '/profile/confirm?redirectTo=%2F%2Fevil.example'
    const answer = await visitor.go(confirmAction, confirm, { password: PASSWORD })
    expect(answer.location).toBe('/profile')
  })
})

describe('a new password', () => {
  const change = (visitor: Visitor, password = NEW, confirmPassword = password) =>
    visitor.go(passwordAction, '/profile/password', { password, confirmPassword })

  it('signs the other devices out, renews this one and is told by mail', async () => {
    const member = await addMember({ passwordHash })
    const [mine, other] = [await signIn(member), await signIn(member)]
    const before = mine.cookies.get('__Host-burrow')
    expect((await change(mine)).location).toBe('/profile/password?done=1')
    expect(mine.cookies.get('__Host-burrow')).not.toBe(before)
    expect([await isSignedIn(mine), await isSignedIn(other)]).toEqual([true, false])
    expect(mine.inbox.map((mail) => mail.subject)).toEqual(['Your password was changed'])
    const form = { email: member.email, password: NEW }
    expect((await new Visitor().go(loginAction, '/login', form)).location).toBe('/home')
  })

  it('follows the rules of passwords', async () => {
    const visitor = await signIn(await addMember({ passwordHash }))
    expect((await change(visitor, NEW, 'x')).errors).toEqual({
      confirmPassword: 'Passwords do not match',
    })
    expect((await change(visitor, 'Password1!')).errors).toEqual({
      password:
        'This password has been found in a data breach. Please choose a different password.',
    })
  })

  it('is the first one of a member who came through a provider', async () => {
    const { member, visitor } = await guest()
    await change(visitor)
    const form = { email: member.email, password: NEW }
    expect((await new Visitor().go(loginAction, '/login', form)).location).toBe('/home')
  })
})

describe('a new e-mail address', () => {
  const post = (visitor: Visitor, form: Record<string, string>) =>
    visitor.go(emailAction, '/profile/email', form)

  it('is changed once its code is entered, and the old one is told', async () => {
    const member = await addMember({ passwordHash })
    const visitor = await signIn(member)
    const email = freshEmail()
    expect((await post(visitor, { email: email.toUpperCase() })).location).toBe(
      '/profile/email?code=1',
    )
    expect((await visitor.go(emailLoader, '/profile/email?code=1')).body).toMatchObject({
      step: 'code',
      email,
    })
    const stored = () => readOne('select email from users where id = ?', member.id)
    expect(await stored()).toEqual({ email: member.email })
    expect((await post(visitor, { intent: 'code', code: 'ZZZZZZ' })).errors.code).toMatch(
      /not right/,
    )
    const code = visitor.code(email)
    expect((await post(visitor, { intent: 'code', code })).location).toBe('/profile/email?done=1')
    expect(await stored()).toEqual({ email })
    expect(await readOne('select email from profiles where id = ?', member.id)).toEqual({ email })
    const notice = visitor.inbox.at(-1)
    expect([notice?.to, notice?.subject]).toEqual([member.email, 'Your email address was changed'])
    expect(await isSignedIn(visitor)).toBe(true)
  })

  it('is answered alike when it belongs to somebody else, who gets a letter and keeps it', async () => {
    const other = await addMember()
    const member = await addMember({ passwordHash })
    const visitor = await signIn(member)
    expect((await post(visitor, { email: other.email })).location).toBe('/profile/email?code=1')
    expect(visitor.inbox.map((mail) => mail.subject)).toEqual(['You already have a Burrow account'])
    expect((await post(visitor, { intent: 'code', code: 'ZZZZZZ' })).errors.code).toMatch(
      /not right/,
    )
    expect(await countRows('from users where email = ?', other.email)).toBe(1)
  })

  it('says what is wrong at the field and keeps what was typed', async () => {
    const member = await addMember({ passwordHash })
    const visitor = await signIn(member)
    const answer = await post(visitor, { email: 'nowhere' })
    expect(answer.errors.email).toMatch(/^Please enter a full email address/)
    expect(answer.typed.email).toBe('nowhere')
    expect((await post(visitor, { email: member.email })).errors.email).toBe(
      'That is your address already.',
    )
    expect((await post(visitor, { intent: 'code', code: 'ZZZZZZ' })).errors.code).toMatch(/expired/)
  })
})
