import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { action, loader } from '#app/routes/_app.profile.tsx'
import { type Level } from '#app/features/plans/features.ts'
import { addMember, answerOf, type TestMember, testContext, visit } from '#tests/support/doors.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const contextAt = (now: number) => testContext({ now })

const post = (member: TestMember, form: Record<string, string>, now = noon) =>
  answerOf(
    action(visit({ path: '/profile', cookie: member.cookie, form, context: contextAt(now) })),
  )

interface ProfileRow {
  name: string
  avatar: string
  time_zone: string
  pending_time_zone: string | null
  pending_from: string | null
}

const profileOf = async ({ id }: TestMember) =>
  env.DB.prepare('select * from profiles where id = ?').bind(id).first<ProfileRow>()

const join = (level: Level) => addMember({ level, now: noon })

const givePoints = ({ id }: TestMember, points: number) =>
  env.DB.prepare('update user_points set total_points = ? where user_id = ?').bind(points, id).run()

describe('choosing an avatar', () => {
  it('keeps one that the plan opens', async () => {
    const member = await join('zen')
    const answer = await post(member, { intent: 'avatar', avatar: 'fennec' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe('/profile?saved=avatar')
    expect((await profileOf(member))?.avatar).toBe('fennec')
  })

  it.each([
    ['seeker', 'cat', 'That avatar is not open to you yet.'],
    ['zen', 'puffin', 'That avatar is not open to you yet.'],
    ['nurtured', 'dragon', 'That avatar is not open to you yet.'],
    ['nurtured', 'penguin', 'The penguin is the counsellor and stays as it is.'],
    ['nurtured', '../penguin', 'That avatar is not one of ours. Please choose another.'],
  ] as const)('refuses a %s the %s and says why', async (level, avatar, message) => {
    const member = await join(level)
    const answer = await post(member, { intent: 'avatar', avatar })
    expect(answer.status).toBe(403)
    expect(answer.body).toEqual({ errors: { avatar: message }, typed: {} })
    expect((await profileOf(member))?.avatar).toBe('badger')
  })

  it('opens the dragon at 250 points and not before', async () => {
    const member = await join('seeker')
    await givePoints(member, 249)
    expect((await post(member, { intent: 'avatar', avatar: 'dragon' })).status).toBe(403)
    await givePoints(member, 250)
    expect((await post(member, { intent: 'avatar', avatar: 'dragon' })).status).toBe(303)
    expect((await profileOf(member))?.avatar).toBe('dragon')
  })

  it('lets an admin be the penguin', async () => {
    const member = await join('admin')
    expect((await post(member, { intent: 'avatar', avatar: 'penguin' })).status).toBe(303)
    expect((await profileOf(member))?.avatar).toBe('penguin')
  })
})

describe('changing the name', () => {
  it('keeps it, trimmed', async () => {
    const member = await join('seeker')
    expect((await post(member, { intent: 'name', name: '  Zoë Łukasz ' })).status).toBe(303)
    expect((await profileOf(member))?.name).toBe('Zoë Łukasz')
  })

  it.each(['', '   ', 'x'.repeat(81), 'turned \u202e round'])(
    'refuses %j and gives back what was typed',
    async (name) => {
      const member = await join('seeker')
      const answer = await post(member, { intent: 'name', name })
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ errors: { name: expect.any(String) }, typed: { name } })
      expect((await profileOf(member))?.name).toBe('Test')
    },
  )
})

describe('changing the time zone', () => {
  it('waits for the next day', async () => {
    const member = await join('seeker')
    const answer = await post(member, { intent: 'time-zone', timeZone: 'Asia/Tokyo' })
    expect(answer.status).toBe(303)
    expect(await profileOf(member)).toMatchObject({
      time_zone: 'Europe/London',
      pending_time_zone: 'Asia/Tokyo',
      pending_from: '2026-11-22',
    })
    const page = visit({ path: '/profile', cookie: member.cookie, context: contextAt(noon) })
    expect(await loader(page)).toMatchObject({ timeZone: 'Europe/London', pending: 'Asia/Tokyo' })
  })

  it('refuses a zone that is none', async () => {
    const member = await join('seeker')
    const answer = await post(member, { intent: 'time-zone', timeZone: 'Moon/Tranquility' })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      errors: { timeZone: 'Please choose a time zone from the list.' },
    })
  })
})

describe('any other form', () => {
  it.each<Record<string, string>>([{}, { intent: 'level', level: 'admin' }, { intent: 'avatar' }])(
    'is refused and changes nothing: %j',
    async (form) => {
      const member = await join('seeker')
      const before = await profileOf(member)
      expect((await post(member, form)).status).toBe(400)
      expect(await profileOf(member)).toEqual(before)
    },
  )

  it('never reaches another member', async () => {
    const [one, other] = await Promise.all([join('zen'), join('zen')])
    await post(one, { intent: 'name', name: 'Mine', id: other.id, userId: other.id })
    expect((await profileOf(other))?.name).toBe('Test')
  })
})
