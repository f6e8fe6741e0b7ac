import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { consentWording } from '#app/features/privacy/consent-wording.ts'
import { sealRecord } from '#app/features/privacy/kept-records.server.ts'
import { openMemberVault } from '#app/features/privacy/member-vault.server.ts'
import type { AssessmentHistory } from '#app/features/assessment/assessment-history.ts'
import { addDays, type DayString } from '#app/lib/dates.ts'
import { loader } from '#app/routes/_app.wellbeing_.results.tsx'
import { createD1Database } from '#db/client.ts'
import { ownerById } from '#db/owner.ts'
import { markActivity } from '#db/queries/activity.ts'
import { listAssessments, upsertAssessment } from '#db/queries/assessments.ts'
import { insertConsent, withdrawConsent } from '#db/queries/consents.ts'
import { listMemberKeys } from '#db/queries/members.ts'
import { addMember, answerOf, type TestMember, testContext, visit } from '#tests/support/doors.ts'

const db = createD1Database(env.DB)
const PATH = '/wellbeing/results'

interface Results {
  keptWhere: 'server' | 'device'
  around: { mayAssess: boolean; before: string | null; lines: object[] }
  history?: AssessmentHistory | null
}

async function results(member: TestMember, query = '', offset = 0): Promise<Results> {
  const context = testContext()
  context.config = { ...context.config, core10ScoreOffset: offset }
  const args = visit({ path: PATH + query, cookie: member.cookie, context })
  const { status, body } = await answerOf(loader(args))
  expect(status).toBe(200)
  return (body as { results: Results }).results
}

async function history(member: TestMember, query = '', offset = 0): Promise<AssessmentHistory> {
  const { history, keptWhere } = await results(member, query, offset)
  expect(keptWhere).toBe('server')
  if (!history) throw new Error('There is no history.')
  return history
}

/** Lets the member keep assessments with us. */
const agree = (member: TestMember) =>
  insertConsent(db, {
    id: crypto.randomUUID(),
    userId: member.id,
    kind: 'assessments',
    wordingVersion: consentWording.assessments.version,
    now: 1,
  })

const withdrawal = (member: TestMember) =>
  withdrawConsent(db, ownerById(member.id), { kind: 'assessments', revision: null, now: 2 })

/** Ten answers of that total, from 0 to 36, with 'Not at all' for item 6. */
function answersOf(total: number): number[] {
  let left = total
  return Array.from({ length: 10 }, (_, index) => {
    if (index === 5) return 0
    const points = Math.min(4, left)
    left -= points
    return index === 1 || index === 2 ? 4 - points : points
  })
}

async function add(member: TestMember, date: DayString, value: number[]): Promise<void> {
  const keys = await listMemberKeys(db, ownerById(member.id))
  const vault = await openMemberVault(testContext().config.masterKeys, keys)
  const createdAt = Date.parse(date)
  const answers = await sealRecord(vault, { kind: 'assessment', id: date, date, createdAt, value })
  await upsertAssessment(db, {
    id: crypto.randomUUID(),
    userId: member.id,
    date,
    answers,
    createdAt,
  })
}

/** A member whose totals those are, one a week, the last one on 2026-03-22. */
async function memberWith(totals: readonly number[]): Promise<TestMember> {
  const member = await addMember()
  await agree(member)
  for (const [index, total] of totals.entries()) {
    await add(member, addDays('2026-03-22', 7 * (index + 1 - totals.length)), answersOf(total))
  }
  return member
}

describe('the assessment history', () => {
  it('is empty at first, with nothing to page through and no chart', async () => {
    const member = await memberWith([])
    const empty = { entries: [], chart: null, older: null, newer: null, unreadable: 0 }
    expect(await history(member)).toEqual(empty)
  })

  it('has one entry a date, newest first, with score and interpretation at each edge of a band', async () => {
    const totals = [0, 5, 6, 10, 11, 14, 15, 19, 20, 24, 25, 36]
    const { entries } = await history(await memberWith(totals))
    expect(entries.map(({ score, band }) => `${score} ${band.label}`)).toEqual([
      '36 Severe psychological distress',
      '25 Severe psychological distress',
      '24 Moderate to severe psychological distress',
      '20 Moderate to severe psychological distress',
      '19 Moderate psychological distress',
      '15 Moderate psychological distress',
      '14 Mild psychological distress',
      '11 Mild psychological distress',
      '10 Low level distress',
      '6 Low level distress',
      '5 Healthy',
      '0 Healthy',
    ])
    const dates = entries.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(dates[0]).toBe('2026-03-22')
  })

  it('keeps the later of two answered on one date', async () => {
    const member = await memberWith([])
    await add(member, '2026-03-20', answersOf(9))
    const later = `update assessments set created_at = created_at - 1 where user_id = ?`
    await env.DB.prepare(later).bind(member.id).run()
    await add(member, '2026-03-20', answersOf(12))
    expect((await history(member)).entries.map(({ score }) => score)).toEqual([12])
  })

  it('tells the change against the one before in points, higher for worse', async () => {
    const { entries } = await history(await memberWith([12, 15, 9, 9]))
    expect(entries.map(({ change }) => change?.words)).toEqual([
      'no change',
      '−6 points',
      '+3 points',
      undefined,
    ])
    expect(entries.map(({ change }) => change?.isReliable)).toEqual([false, true, false, undefined])
  })

  it('advises professional support from 20 and not at 19, and suggests Emotional Support from 16', async () => {
    const { entries } = await history(await memberWith([15, 16, 19, 20]))
    expect(entries.map((entry) => entry.advisesProfessional)).toEqual([true, false, false, false])
    expect(entries.map((entry) => entry.suggestsSupport)).toEqual([true, true, true, false])
  })

  it('takes 5 from each score where the operator chose that, and from nothing that is stored', async () => {
    const member = await memberWith([16, 20])
    const less = await history(member, '', 5)
    expect(less.entries.map(({ score }) => score)).toEqual([15, 11])
    expect(less.entries[0]?.band.label).toBe('Moderate psychological distress')
    expect(less.entries[0]?.suggestsSupport).toBe(false)
    expect(less.chart?.cutOff.score).toBe(6)
    expect((await history(member)).entries.map(({ score }) => score)).toEqual([20, 16])
  })

  it('marks item 6 above ‘Not at all’ whatever the total, and has the lines at hand', async () => {
    const member = await memberWith([4])
    await add(member, '2026-03-23', [0, 4, 4, 0, 0, 1, 0, 0, 0, 0])
    const { history: found, around } = await results(member)
    expect(found?.entries.map(({ score, hasRisk }) => [score, hasRisk])).toEqual([
      [1, true],
      [4, false],
    ])
    expect(JSON.stringify(around.lines)).toContain('Call 116 123')
  })

  it('comes a page at a time: all of it once, each change told, and the way back the same', async () => {
    const totals = Array.from({ length: 120 }, (_, n) => 6 + (n % 7))
    const member = await memberWith(totals)
    const asked: string[] = ['']
    const first = await history(member)
    let page = first
    const entries = [...page.entries]
    expect(page.chart?.corridor).not.toBeNull()
    while (page.older) {
      asked.push(`?before=${page.older}`)
      page = await history(member, asked.at(-1))
      expect(page.newer).toBe(asked.at(-2)?.replace('?before=', '') || 'newest')
      expect(page.chart?.corridor).toBeNull()
      entries.push(...page.entries)
    }
    expect(asked).toHaveLength(3)
    expect(entries.map(({ score }) => score)).toEqual([...totals].reverse())
    expect(new Set(entries.map(({ date }) => date)).size).toBe(120)
    expect(entries.filter(({ change }) => change === null)).toHaveLength(1)
    expect(first.newer).toBeNull()
  })

  it('shows the newest page when asked for what is before no real date', async () => {
    const member = await memberWith([3])
    for (const before of ['2026-02-31', '', "' or 1=1", '%F0%9F%92%A9']) {
      expect((await history(member, `?before=${before}`)).entries).toHaveLength(1)
    }
  })

  it('counts an altered row and shows all the others, with their changes', async () => {
    const member = await memberWith([9, 12, 15])
    const alter = "update assessments set answers = 'v1.1.AAAA' where user_id = ? and date = ?"
    await env.DB.prepare(alter).bind(member.id, '2026-03-15').run()
    const { entries, unreadable } = await history(member)
    expect(unreadable).toBe(1)
    expect(entries.map(({ score, change }) => [score, change?.words])).toEqual([
      [15, '+6 points'],
      [9, undefined],
    ])
  })

  it('opens no row that was moved to another date or another member', async () => {
    const [one, other] = [await memberWith([9]), await memberWith([])]
    const move = "update assessments set date = '2026-03-21' where user_id = ?"
    await env.DB.prepare(move).bind(one.id).run()
    expect(await history(one)).toMatchObject({ entries: [], unreadable: 1 })
    await env.DB.prepare('update assessments set user_id = ? where user_id = ?')
      .bind(other.id, one.id)
      .run()
    expect(await history(other)).toMatchObject({ entries: [], unreadable: 1 })
  })

  it('says that it cannot be loaded when the keys cannot be opened, and logs it', async () => {
    const member = await memberWith([9])
    const broken = "update member_keys set wrapped_key = 'AAAA' where user_id = ?"
    await env.DB.prepare(broken).bind(member.id).run()
    const errors: string[] = []
    const log = { info() {}, warn() {}, error: (event: string) => void errors.push(event) }
    const args = visit({ path: PATH, cookie: member.cookie, context: testContext({ log }) })
    const { status, body } = await answerOf(loader(args))
    expect(status).toBe(500)
    expect(body).toMatchObject({ results: { history: null }, shell: { name: 'Test' } })
    expect(errors).toEqual(['load assessments'])
  })

  it('reads a page by the index, however long the history', async () => {
    const page = { before: '2026-01-01', limit: 54 }
    const query = listAssessments(db, ownerById('someone'), page).toSQL()
    const plan = env.DB.prepare(`explain query plan ${query.sql}`).bind(...query.params)
    const steps = (await plan.all<{ detail: string }>()).results.map(({ detail }) => detail)
    expect(steps.join()).toMatch(
      /^SEARCH assessments USING INDEX assessments_by_user_date \(user_id=\? AND date<\?\)$/,
    )
  })
})

describe('assessments that live on the device', () => {
  it('are left to the browser where the consent was never given', async () => {
    const found = await results(await addMember(), '?before=2026-01-01')
    expect(found).toMatchObject({ keptWhere: 'device', around: { before: '2026-01-01' } })
    expect(found).not.toHaveProperty('history')
  })

  it('are left to the browser once the consent is taken back', async () => {
    const member = await memberWith([9])
    await withdrawal(member)
    expect((await results(member)).keptWhere).toBe('device')
  })
})

describe('the history of somebody without the plan', () => {
  const locked = { status: 402, body: { feature: 'wellbeing' } }
  const open = async (member: TestMember) =>
    answerOf(loader(visit({ path: PATH, cookie: member.cookie })))

  it('is locked to who never had an assessment', async () => {
    expect(await open(await addMember({ level: 'seeker' }))).toMatchObject(locked)
  })

  it('stays readable to who has given the consent', async () => {
    const member = await addMember({ level: 'seeker' })
    await agree(member)
    await add(member, '2026-03-20', answersOf(9))
    const found = await results(member)
    expect(found).toMatchObject({ around: { mayAssess: false }, history: { entries: [{}] } })
  })

  it('stays open to who took the consent back, or whose device noted an assessment', async () => {
    const [back, noted] = [
      await addMember({ level: 'seeker' }),
      await addMember({ level: 'seeker' }),
    ]
    await agree(back)
    await withdrawal(back)
    await markActivity(db, {
      userId: noted.id,
      date: '2026-03-20',
      kind: 'assessment',
      createdAt: 1,
    })
    for (const member of [back, noted]) {
      const found = await results(member)
      expect(found).toMatchObject({ keptWhere: 'device', around: { mayAssess: false } })
    }
  })
})
