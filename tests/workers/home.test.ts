import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { AFFIRMATIONS } from '#app/content/affirmations.ts'
import { loader } from '#app/routes/_app.home.tsx'
import { addMember, type TestMember, testContext, visit } from '#tests/support/doors.ts'

const home = (member: TestMember, at: string) =>
  loader(
    visit({
      path: '/home',
      cookie: member.cookie,
      context: testContext({ now: Date.parse(at) }),
    }),
  )

const join = (timeZone = 'Europe/London', level: 'seeker' | 'zen' = 'zen') =>
  addMember({ level, timeZone, now: Date.parse('2026-11-21T00:00:00Z') })

const mark = ({ id }: TestMember, date: string, kind: string) =>
  env.DB.prepare('insert into activity_days values (?, ?, ?, 0)').bind(id, date, kind).run()

const converse = ({ id }: TestMember, date: string, endedAt: number | null) =>
  env.DB.prepare(
    'insert into conversations (id, user_id, started_at, ended_at, date) values (?, ?, 0, ?, ?)',
  )
    .bind(crypto.randomUUID(), id, endedAt, date)
    .run()

describe('the greeting of /home', () => {
  it.each([
    ['2026-11-21T11:59:00Z', 'Europe/London', 'Good morning, Test', 'Saturday 21 November'],
    ['2026-11-21T12:00:00Z', 'Europe/London', 'Good afternoon, Test', 'Saturday 21 November'],
    ['2026-11-21T18:00:00Z', 'Europe/London', 'Good evening, Test', 'Saturday 21 November'],
    ['2026-11-21T18:00:00Z', 'Pacific/Auckland', 'Good morning, Test', 'Sunday 22 November'],
  ])('at %s in %s says %s, %s', async (at, zone, greeting, date) => {
    expect(await home(await join(zone), at)).toMatchObject({ greeting, date })
  })
})

describe('the affirmation of /home', () => {
  it.each([
    ['2026-11-21T10:59:00Z', 'morning'],
    ['2026-11-21T11:00:00Z', 'lunch'],
    ['2026-11-21T16:59:00Z', 'lunch'],
    ['2026-11-21T17:00:00Z', 'evening'],
  ] as const)('at %s is one of the %s', async (at, slot) => {
    const { affirmation } = await home(await join(), at)
    expect(AFFIRMATIONS[slot]).toContain(affirmation)
  })
})

describe('the streaks of /home', () => {
  const noon = '2026-11-21T12:00:00Z'

  it('count days with a check-in, a page or an assessment, and nothing else', async () => {
    const member = await join()
    await mark(member, '2026-11-21', 'check_in')
    await mark(member, '2026-11-20', 'journal')
    await mark(member, '2026-11-19', 'assessment')
    await mark(member, '2026-11-18', 'breathing')
    const { daily, today } = await home(member, noon)
    expect(daily).toEqual({ count: 3, unit: 'days', note: 'Today is part of it.' })
    expect(today).toEqual({ hasCheckIn: true, hasJournalEntry: false })
  })

  it('are 0 with nothing today, beside what today would make them', async () => {
    const member = await join()
    await mark(member, '2026-11-20', 'check_in')
    const { daily } = await home(member, noon)
    expect(daily).toEqual({
      count: 0,
      unit: 'days',
      note: 'A check-in or a page today makes it 2 days.',
    })
  })

  it('count weeks with a conversation that has ended', async () => {
    const member = await join()
    await converse(member, '2026-11-16', 1)
    await converse(member, '2026-11-15', 1)
    await converse(member, '2026-11-04', null)
    expect((await home(member, noon)).weekly).toMatchObject({ count: 2, unit: 'weeks' })
  })

  it('are of the member alone', async () => {
    const [one, other] = await Promise.all([join(), join()])
    await mark(other, '2026-11-21', 'check_in')
    await converse(other, '2026-11-21', 1)
    expect(await home(one, noon)).toMatchObject({ daily: { count: 0 }, weekly: { count: 0 } })
  })
})
