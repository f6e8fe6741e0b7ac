import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { toRecord } from '#app/features/check-in/check-in.ts'
import { emptyCheckIn } from '#app/features/check-in/check-in-fields.ts'
import { addDays, type DayString, dayIn } from '#app/lib/dates.ts'
import { loader } from '#app/routes/_app.wellbeing_.checkin-results.tsx'
import { createD1Database } from '#db/client.ts'
import { upsertCheckIn } from '#db/queries/wellbeing.ts'
import { addMember, answerOf, type TestMember, testContext, visit } from '#tests/support/doors.ts'

const db = createD1Database(env.DB)
const PATH = '/wellbeing/checkin-results'
const NOON = Date.UTC(2026, 10, 21, 12)
const TODAY = '2026-11-21'

interface Year {
  year: number
  from: string | null
  points: (number | null)[]
  weekdays: { name: string; days: number; average: number | null }[]
  previous: number | null
  next: number | null
  thisYear: number
  mayCheckIn: boolean
}

interface Patterns {
  days: number
  patterns: { thing: string; with: number; without: number; difference: number }[]
  tooFew: { thing: string }[]
}

function ask(member: TestMember, query: string, now = NOON) {
  const context = testContext({ now })
  return answerOf(loader(visit({ path: PATH + query, cookie: member.cookie, context })))
}

async function openYear(member: TestMember, query: string, now = NOON): Promise<Year> {
  const { status, body } = await ask(member, query, now)
  expect(status).toBe(200)
  return (body as { year: Year }).year
}

async function openPatterns(member: TestMember, now = NOON): Promise<Patterns> {
  const { status, body } = await ask(member, '?view=patterns', now)
  expect(status).toBe(200)
  return (body as { patterns: Patterns }).patterns
}

/** A member of the day the tests live in; a session of then is not over. */
const addOne = (options: Parameters<typeof addMember>[0] = {}) =>
  addMember({ now: NOON - 1000, ...options })

async function addDay({ id }: TestMember, date: DayString, ticks: string[] = []): Promise<void> {
  const checkIn = emptyCheckIn()
  checkIn.morning.motto = 'v1.sealed.words'
  for (const tick of ticks) {
    const [part, key = ''] = tick.split('.')
    Object.assign(checkIn[part as keyof typeof checkIn], { [key]: true })
  }
  const day = { id: crypto.randomUUID(), userId: id, date, now: Date.parse(date) }
  await upsertCheckIn(db, day, toRecord(checkIn))
}

const run = (sql: string, ...values: string[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

describe('the year of the check-in history', () => {
  it('has the points of every day of the year to today, and of no other year', async () => {
    const member = await addOne()
    await addDay(member, '2025-12-31', ['tasks.walk', 'morning.setBed'])
    await addDay(member, '2026-01-01', ['tasks.walk'])
    await addDay(member, TODAY, ['tasks.walk', 'morning.setBed'])
    const year = await openYear(member, '?year=2026')
    expect(year).toMatchObject({ year: 2026, from: '2026-01-01', previous: 2025, next: null })
    expect(year.points).toHaveLength(325)
    expect([year.points[0], year.points[1], year.points.at(-1)]).toEqual([1, null, 2])
    expect(await openYear(member, '?year=2025')).toMatchObject({
      from: '2025-12-01',
      previous: null,
      next: 2026,
      thisYear: 2026,
    })
  })

  it('averages a weekday from three days on', async () => {
    const member = await addOne()
    for (const date of ['2026-11-07', '2026-11-14']) await addDay(member, date, ['tasks.walk'])
    expect((await openYear(member, '?year=2026')).weekdays[5]?.average).toBeNull()
    await addDay(member, TODAY, ['tasks.walk', 'tasks.reading', 'tasks.connect', 'tasks.language'])
    const { weekdays } = await openYear(member, '?year=2026')
    expect(weekdays[5]).toEqual({ name: 'Saturday', days: 3, average: 2 })
  })

  it('opens the member’s own year when asked for one that is none', async () => {
    // At noon UTC on New Year's Eve it is already the new year in Auckland.
    const member = await addOne({ timeZone: 'Pacific/Auckland' })
    const newYearsEve = Date.UTC(2026, 11, 31, 12)
    await env.DB.prepare('update sessions set expires_at = ? where user_id = ?')
      .bind(newYearsEve + 1000, member.id)
      .run()
    for (const wrong of ['', 'abc', '26', '0000', '20266', '2026-01', "' or 1=1", '%F0%9F%92%A9']) {
      const { status, headers } = await ask(member, `?year=${wrong}`, newYearsEve)
      expect([status, headers.get('location')]).toEqual([302, `${PATH}?year=2027`])
    }
  })

  it('holds nothing in years before the first and after the present one, and leads back', async () => {
    const member = await addOne()
    await addDay(member, '2025-03-09')
    expect(await openYear(member, '?year=1066')).toMatchObject({ from: null, next: 2025 })
    expect(await openYear(member, '?year=9999')).toMatchObject({ from: null, previous: 2026 })
  })

  it('leaves out a day with a plan alone, and no word of mottos or plans is handed down', async () => {
    const member = await addOne()
    await addDay(member, TODAY)
    await run(
      `update wellbeing_checks set daily_tasks = json_set(daily_tasks, '$.personal', 'v1.sealed.plan') where user_id = ?`,
      member.id,
    )
    await run(
      `insert into wellbeing_checks (id, user_id, date, morning_routine, daily_tasks, created_at, updated_at)
       values (?, ?, '2026-11-20', '{"completed":[],"skipped":[]}', '{"personal":"v1.sealed.plan"}', 1, 1)`,
      crypto.randomUUID(),
      member.id,
    )
    const { body } = await ask(member, '?year=2026')
    expect((body as { year: Year }).year.points.slice(-2)).toEqual([null, 0])
    expect(JSON.stringify(body)).not.toContain('sealed')
  })

  it('says that it cannot be loaded rather than show a damaged record as empty', async () => {
    for (const damage of [
      '{"setBed":tr',
      '{"setBed":true,"exercise":-5}',
      '{"setBed":true,"teeth":"yes"}',
    ]) {
      const member = await addOne()
      await addDay(member, TODAY)
      await run(
        'update wellbeing_checks set morning_routine = ? where user_id = ?',
        damage,
        member.id,
      )
      for (const query of ['?year=2026', '?view=patterns']) {
        const errors: string[] = []
        const log = { info() {}, warn() {}, error: (event: string) => void errors.push(event) }
        const context = testContext({ log, now: NOON })
        const args = visit({ path: PATH + query, cookie: member.cookie, context })
        const { status, body } = await answerOf(loader(args))
        expect([status, errors]).toEqual([500, ['load check-ins']])
        expect(body).toMatchObject({ history: null, shell: { name: 'Test' } })
      }
    }
  })

  it('is in the member’s own calendar: today is drawn, tomorrow is not', async () => {
    const member = await addOne({ timeZone: 'Pacific/Kiritimati' })
    const today = dayIn('Pacific/Kiritimati', NOON)
    await addDay(member, today, ['tasks.walk'])
    const { points } = await openYear(member, '?year=2026')
    expect([points.length, points.at(-1)]).toEqual([22, 1])
  })
})

describe('what goes together', () => {
  const things = async (member: TestMember) => {
    for (let n = 0; n < 40; n += 1) {
      const isWalk = n % 2 === 0
      const ticks = ['morning.setBed', 'morning.teeth', 'evening.teeth'].slice(
        0,
        isWalk ? 3 : n % 2,
      )
      await addDay(member, addDays(TODAY, -n * 9), isWalk ? [...ticks, 'tasks.walk'] : ticks)
    }
  }

  it('compares the last 365 days, and says the same again on a reload', async () => {
    const member = await addOne()
    await things(member)
    await addDay(member, addDays(TODAY, -365), ['tasks.reading'])
    const first = await openPatterns(member)
    expect(first.days).toBe(40)
    expect(first.patterns).toHaveLength(1)
    expect(first.patterns[0]).toMatchObject({
      thing: 'a walk',
      with: 20,
      without: 20,
      difference: 2,
    })
    expect(first.patterns[0]).toMatchObject({ couldBeChance: false, asClear: 0 })
    expect(first.tooFew).toHaveLength(19)
    expect(await openPatterns(member)).toEqual(first)
  })

  it('compares nothing where there is nothing', async () => {
    expect(await openPatterns(await addOne())).toMatchObject({ days: 0, patterns: [] })
  })
})

describe('year and comparisons for somebody without the plan', () => {
  const queries = ['?year=2026', '?year=2019', '?view=patterns']

  it('stay readable to who has ever written a check-in', async () => {
    const member = await addOne({ level: 'seeker' })
    await addDay(member, '2025-03-20')
    for (const query of queries) expect((await ask(member, query)).status, query).toBe(200)
    expect(await openYear(member, '?year=2025')).toMatchObject({ mayCheckIn: false })
  })

  it('are locked to who never wrote one', async () => {
    const member = await addOne({ level: 'seeker' })
    for (const query of queries) {
      expect(await ask(member, query)).toMatchObject({
        status: 402,
        body: { feature: 'wellbeing' },
      })
    }
  })
})
