import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { openMemberVault } from '#app/features/privacy/member-vault.server.ts'
import { toRecord } from '#app/features/check-in/check-in.ts'
import { emptyCheckIn } from '#app/features/check-in/check-in-fields.ts'
import { sealMottos } from '#app/features/check-in/mottos.server.ts'
import { addDays, type DayString } from '#app/lib/dates.ts'
import { loader } from '#app/routes/_app.wellbeing_.checkin-results.tsx'
import { createD1Database } from '#db/client.ts'
import { ownerById } from '#db/owner.ts'
import { listMemberKeys } from '#db/queries/members.ts'
import { listChecks, upsertCheckIn } from '#db/queries/wellbeing.ts'
import { addMember, answerOf, type TestMember, testContext, visit } from '#tests/support/doors.ts'

const db = createD1Database(env.DB)
const PATH = '/wellbeing/checkin-results'

interface Page {
  history: {
    entries: { date: string; points: number; level: string; parts: { motto: string }[] }[]
    older: string | null
    chart: { marks: unknown[] } | null
    isJustSaved: boolean
    mayCheckIn: boolean
  }
}

async function page(member: TestMember, query = ''): Promise<Page['history']> {
  const { status, body } = await answerOf(
    loader(visit({ path: PATH + query, cookie: member.cookie })),
  )
  expect(status).toBe(200)
  return (body as Page).history
}

async function addDay(member: TestMember, date: DayString, motto: string): Promise<void> {
  const owner = ownerById(member.id)
  const vault = await openMemberVault(
    testContext().config.masterKeys,
    await listMemberKeys(db, owner),
  )
  const checkIn = emptyCheckIn()
  checkIn.morning.motto = motto
  checkIn.tasks.walk = true
  const record = toRecord(await sealMottos(vault, date, checkIn))
  const day = { id: crypto.randomUUID(), userId: member.id, date, now: Date.parse(date) }
  await upsertCheckIn(db, day, record)
}

async function addRun(member: TestMember, count: number, newest = '2026-03-20') {
  const dates = Array.from({ length: count }, (_, n) => addDays(newest, -n))
  for (const date of dates) await addDay(member, date, `Words of ${date}`)
  return dates
}

describe('the check-in history', () => {
  it('is empty at first', async () => {
    const history = await page(await addMember())
    expect(history).toMatchObject({ entries: [], older: null, chart: null, mayCheckIn: true })
  })

  it('has one entry a date, newest first, with points, level and the words of the member', async () => {
    const member = await addMember()
    const dates = await addRun(member, 3)
    const { entries, chart, isJustSaved } = await page(member)
    expect(entries.map(({ date }) => date)).toEqual(dates)
    expect(entries[0]).toMatchObject({ points: 1, possible: 32, level: 'Distressed' })
    expect(entries.map(({ parts }) => parts[0]?.motto)).toEqual(
      dates.map((date) => `Words of ${date}`),
    )
    expect(chart?.marks).toHaveLength(3)
    expect(isJustSaved).toBe(false)
  })

  it('comes 31 days at a time, and a year of pages holds every day once', async () => {
    const member = await addMember()
    const dates = await addRun(member, 70)
    const seen: string[] = []
    let history = await page(member)
    expect(history.entries).toHaveLength(31)
    seen.push(...history.entries.map(({ date }) => date))
    while (history.older) {
      history = await page(member, `?before=${history.older}`)
      expect(history.chart).toBeNull()
      seen.push(...history.entries.map(({ date }) => date))
    }
    expect(seen).toEqual(dates)
  })

  it('shows the newest page when asked for the days before no real date', async () => {
    const member = await addMember()
    const dates = await addRun(member, 2)
    for (const before of ['2026-02-31', '', "' or 1=1", '%F0%9F%92%A9']) {
      const { entries } = await page(member, `?before=${before}`)
      expect(entries.map(({ date }) => date)).toEqual(dates)
    }
  })

  it('leaves out a day with a plan alone', async () => {
    const member = await addMember()
    await addDay(member, '2026-03-20', '')
    const planned =
      "insert into wellbeing_checks (id, user_id, date, daily_tasks, created_at, updated_at) values (?, ?, '2026-03-21', '{}', 1, 1)"
    await env.DB.prepare(planned).bind(crypto.randomUUID(), member.id).run()
    const { entries } = await page(member)
    expect(entries.map(({ date }) => date)).toEqual(['2026-03-20'])
  })

  it('says that it cannot be loaded rather than show a damaged record as empty', async () => {
    const member = await addMember()
    await addDay(member, '2026-03-20', 'Words')
    const damaged =
      "update wellbeing_checks set morning_routine = json_set(morning_routine, '$.exercise', 'often') where user_id = ?"
    await env.DB.prepare(damaged).bind(member.id).run()
    const errors: string[] = []
    const log = { info() {}, warn() {}, error: (event: string) => void errors.push(event) }
    const args = visit({ path: PATH, cookie: member.cookie, context: testContext({ log }) })
    const { status, body } = await answerOf(loader(args))
    expect(status).toBe(500)
    expect(body).toMatchObject({ history: null, shell: { name: 'Test' } })
    expect(errors).toEqual(['load check-ins'])
  })

  it('reads no more rows for a long history than for a page of it', async () => {
    const query = listChecks(db, ownerById('someone'), { before: '2026-01-01', limit: 32 }).toSQL()
    const plan = env.DB.prepare(`explain query plan ${query.sql}`).bind(...query.params)
    const steps = (await plan.all<{ detail: string }>()).results.map(({ detail }) => detail)
    expect(steps.join()).toMatch(
      /^SEARCH wellbeing_checks USING INDEX wellbeing_checks_with_check_in \(user_id=\? AND date<\?\)$/,
    )
  })
})

describe('the history of somebody without the plan', () => {
  it('stays readable to who has written one', async () => {
    const member = await addMember({ level: 'seeker' })
    await addDay(member, '2026-03-20', 'Words')
    expect(await page(member)).toMatchObject({ mayCheckIn: false, entries: [{ points: 1 }] })
  })

  it('is locked to who never wrote one', async () => {
    const member = await addMember({ level: 'seeker' })
    const answer = await answerOf(loader(visit({ path: PATH, cookie: member.cookie })))
    expect(answer).toMatchObject({ status: 402, body: { feature: 'wellbeing' } })
  })
})
