import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { AFFIRMATIONS } from '#app/content/affirmations.ts'
import { createD1Database } from '#db/client.ts'
import { countingD1, type Tally } from '#scripts/bench/counting-d1.ts'
import { loader } from '#app/routes/_app.home.tsx'
import { addDays } from '#app/lib/dates.ts'
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
    const { daily } = await home(member, noon)
    expect(daily).toMatchObject({ count: 3, unit: 'days' })
    expect(daily.note).toMatch(/^Today is part of it\./)
  })

  it('are 0 with nothing today, beside what today would make them', async () => {
    const member = await join()
    await mark(member, '2026-11-20', 'check_in')
    const { daily } = await home(member, noon)
    expect(daily).toMatchObject({ count: 0, unit: 'days' })
    expect(daily.note).toMatch(/^A check-in today makes it 2 days\./)
  })

  it('are kept by two rest days a month and say how many are left', async () => {
    const member = await join()
    for (const date of ['2026-11-21', '2026-11-19', '2026-11-18']) {
      await mark(member, date, 'check_in')
    }
    const { daily } = await home(member, noon)
    expect(daily.count).toBe(3)
    expect(daily.note).toContain('One rest day of this month is still free.')
  })

  it('look back at most 30 days', async () => {
    const member = await join()
    for (let n = 0; n < 40; n += 1) await mark(member, addDays('2026-11-21', -n), 'journal')
    expect((await home(member, noon)).daily.count).toBe(30)
  })

  it('begin anew where the week has no ended conversation', async () => {
    const member = await join()
    await converse(member, '2026-11-21', null)
    await converse(member, '2026-11-09', 1)
    expect((await home(member, noon)).weekly).toMatchObject({ count: 0 })
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

describe('the cards of /home', () => {
  const noon = '2026-11-21T12:00:00Z'

  it('know what today has, and nothing of yesterday', async () => {
    const member = await join()
    for (const kind of ['check_in', 'assessment', 'journal']) await mark(member, '2026-11-21', kind)
    await mark(member, '2026-11-20', 'breathing')
    expect((await home(member, noon)).today).toEqual({
      hasCheckIn: true,
      hasAssessment: true,
      hasJournalEntry: true,
      hasBreathed: false,
      plan: null,
    })
  })

  it("take the member's own today, not the one in UTC", async () => {
    const member = await join('Pacific/Auckland')
    await mark(member, '2026-11-22', 'check_in')
    expect((await home(member, '2026-11-21T12:00:00Z')).today.hasCheckIn).toBe(true)
    expect((await home(member, '2026-11-21T10:00:00Z')).today.hasCheckIn).toBe(false)
  })
})

describe('the cost of /home', () => {
  it('is one round trip, and few rows after years of use', async () => {
    // A session this fresh is not written again.
    const member = await addMember({ now: Date.parse('2026-11-21T12:00:00Z') })
    const days = Array.from({ length: 800 }, (_, n) => addDays('2026-11-21', -n))
    await env.DB.batch(
      days.flatMap((date, n) => [
        env.DB.prepare('insert into activity_days values (?, ?, ?, 0)').bind(
          member.id,
          date,
          'check_in',
        ),
        env.DB.prepare(
          'insert into conversations (id, user_id, started_at, ended_at, date) values (?, ?, 0, 1, ?)',
        ).bind(`${member.id}-${n}`, member.id, date),
      ]),
    )
    const tally: Tally = { roundTrips: 0, rowsRead: 0 }
    const db = createD1Database(countingD1(env.DB, tally))
    const context = testContext({ now: Date.parse('2026-11-21T12:00:00Z'), db })
    const { weekly } = await loader(visit({ path: '/home', cookie: member.cookie, context }))
    expect(weekly.count).toBe(53)
    expect(tally.roundTrips).toBe(1)
    expect(tally.rowsRead).toBeLessThan(300)
  })
})
