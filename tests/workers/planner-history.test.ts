import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { openMemberVault } from '#app/features/privacy/member-vault.server.ts'
import type { PlanEntry } from '#app/features/planner/planner-history.ts'
import { toPlan } from '#app/features/planner/planner.ts'
import { sealChanges } from '#app/features/planner/sealed-plan.server.ts'
import { addDays, dayIn, type DayString } from '#app/lib/dates.ts'
import { loader } from '#app/routes/_app.wellbeing_.planner-results.tsx'
import { createD1Database } from '#db/client.ts'
import { ownerById } from '#db/owner.ts'
import { listPlans, savePlan } from '#db/queries/daily-plans.ts'
import { listMemberKeys } from '#db/queries/members.ts'
import { upsertCheckIn } from '#db/queries/wellbeing.ts'
import { addMember, answerOf, type TestMember, testContext, visit } from '#tests/support/doors.ts'
import { savePlan as sendPlan } from '#tests/support/planner.ts'

const db = createD1Database(env.DB)
const PATH = '/wellbeing/planner-results'
const today = dayIn('Europe/London', Date.now())
const NONE = { personal: null, occupational: null, additional: null }

interface History {
  entries: PlanEntry[]
  older: string | null
  isJustSaved: boolean
  mayPlan: boolean
}

const open = ({ cookie }: TestMember, query = '', more = '') =>
  answerOf(loader(visit({ path: PATH + query, cookie: cookie + more })))

async function page(member: TestMember, query = '', more = ''): Promise<History> {
  const { status, body } = await open(member, query, more)
  expect(status).toBe(200)
  return (body as { history: History }).history
}

async function addPlan({ id }: TestMember, date: DayString, ...texts: string[]): Promise<void> {
  const keys = await listMemberKeys(db, ownerById(id))
  const vault = await openMemberVault(testContext().config.masterKeys, keys)
  const after = toPlan({ personal: texts.map((text, n) => ({ text, completed: n === 0 })) })
  const lists = await sealChanges(vault, date, { before: toPlan({}), after })
  const day = { id: crypto.randomUUID(), userId: id, date, now: Date.parse(date) }
  await savePlan(db, day, { were: NONE, lists })
}

async function addCheckIn({ id }: TestMember, date: DayString): Promise<void> {
  const record = {
    morningRoutine: '{"setBed":true}',
    eveningRoutine: '{}',
    dailyTasks: '{"walk":true}',
    dailyDiscipline: '{}',
  }
  const day = { id: crypto.randomUUID(), userId: id, date, now: Date.parse(date) }
  await upsertCheckIn(db, day, record)
}

describe('the planner history', () => {
  it('is empty at first', async () => {
    const history = await page(await addMember())
    expect(history).toMatchObject({ entries: [], older: null, mayPlan: true, isJustSaved: false })
  })

  it('has one entry a date, newest first, each task in its list with whether it is done', async () => {
    const member = await addMember()
    await addPlan(member, '2026-03-18', 'Earlier')
    await addPlan(member, '2026-03-20', 'Post a letter', 'Rest')
    const { entries } = await page(member)
    expect(entries).toEqual([
      {
        date: '2026-03-20',
        canTick: false,
        lists: [
          {
            list: 'personal',
            label: 'Personal',
            tasks: [
              { slot: 0, text: 'Post a letter', completed: true },
              { slot: 1, text: 'Rest', completed: false },
            ],
          },
        ],
        unreadable: [],
      },
      expect.objectContaining({ date: '2026-03-18' }),
    ])
  })

  it('lets the tasks of today and yesterday be ticked, and no earlier ones', async () => {
    const member = await addMember()
    for (const ago of [0, 1, 2]) await addPlan(member, addDays(today, -ago), 'Rest')
    const { entries } = await page(member)
    expect(entries.map(({ canTick }) => canTick)).toEqual([true, true, false])
  })

  it('leaves out days with a check-in alone, and days whose plan was emptied', async () => {
    const member = await addMember()
    await addPlan(member, '2026-03-19', 'Rest')
    await addCheckIn(member, '2026-03-20')
    await sendPlan(member, { personal: ['Gone'] })
    const base = JSON.stringify({ personal: [{ text: 'Gone', completed: false }] })
    const emptied = JSON.stringify({ ...JSON.parse(base), occupational: [], additional: [] })
    expect((await sendPlan(member, {}, { base: emptied })).status).toBe(302)
    const { entries } = await page(member)
    expect(entries.map(({ date }) => date)).toEqual(['2026-03-19'])
  })

  it('comes 31 days at a time, and its pages hold every day once, whatever lies between', async () => {
    const member = await addMember()
    const dates = Array.from({ length: 70 }, (_, n) => addDays('2026-03-20', -n * 2))
    for (const date of dates) {
      await addPlan(member, date, `Task of ${date}`)
      await addCheckIn(member, addDays(date, 1))
    }
    let history = await page(member)
    expect(history.entries).toHaveLength(31)
    const seen = history.entries.map(({ date }) => date)
    while (history.older) {
      history = await page(member, `?before=${history.older}`)
      seen.push(...history.entries.map(({ date }) => date))
    }
    expect(seen).toEqual(dates)
  })

  it('shows the newest page when asked for the days before no real date', async () => {
    const member = await addMember()
    await addPlan(member, '2026-03-20', 'Rest')
    for (const before of ['2026-02-31', '', "' or 1=1", '%F0%9F%92%A9']) {
      const { entries } = await page(member, `?before=${before}`)
      expect(entries.map(({ date }) => date)).toEqual(['2026-03-20'])
    }
  })

  it('says that it cannot be loaded rather than show the plans of a lost key as empty', async () => {
    const member = await addMember()
    await addPlan(member, '2026-03-20', 'Words')
    await env.DB.prepare('delete from member_keys where user_id = ?').bind(member.id).run()
    const errors: string[] = []
    const log = { info() {}, warn() {}, error: (event: string) => void errors.push(event) }
    const args = visit({ path: PATH, cookie: member.cookie, context: testContext({ log }) })
    const { status, body } = await answerOf(loader(args))
    expect(status).toBe(500)
    expect(body).toMatchObject({ history: null, shell: { name: 'Test' } })
    expect(errors).toEqual(['load plans'])
  })

  it('says for a moment that a plan was saved, on its first page', async () => {
    const member = await addMember()
    const saved = await sendPlan(member, { personal: ['Rest'] })
    const [cookie] = saved.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-just-saved=plan; Path=\/; Max-Age=15;/)
    const more = '; __Host-just-saved=plan'
    expect(await page(member, '', more)).toMatchObject({ isJustSaved: true })
    expect(await page(member, '?before=2026-01-01', more)).toMatchObject({ isJustSaved: false })
  })

  it('reads the days with a plan by their own index, from the page on', async () => {
    const query = listPlans(db, ownerById('someone'), { before: '2026-01-01', limit: 32 }).toSQL()
    const plan = env.DB.prepare(`explain query plan ${query.sql}`).bind(...query.params)
    const steps = (await plan.all<{ detail: string }>()).results.map(({ detail }) => detail)
    expect(steps.join()).toMatch(
      /^SEARCH wellbeing_checks USING INDEX wellbeing_checks_with_plan \(user_id=\? AND date<\?\)$/,
    )
  })
})

describe('the planner history of somebody without the plan', () => {
  it('stays readable to who has written one, without anything to tick', async () => {
    const member = await addMember({ level: 'seeker' })
    await addPlan(member, today, 'Rest')
    const { entries, mayPlan } = await page(member)
    expect(mayPlan).toBe(false)
    expect(entries).toMatchObject([{ date: today, canTick: false }])
  })

  it('is the page that says what it does to who has never written one', async () => {
    const member = await addMember({ level: 'seeker' })
    expect(await open(member)).toMatchObject({ status: 402, body: { feature: 'wellbeing' } })
  })
})

describe('the planner history is private', () => {
  it('to each member, and closed without a session', async () => {
    const [one, other] = [await addMember(), await addMember()]
    await addPlan(one, '2026-03-20', 'Mine')
    expect((await page(other)).entries).toEqual([])
    const { status, headers } = await answerOf(loader(visit({ path: PATH })))
    expect(status).toBe(302)
    expect(headers.get('location')).toMatch(/^\/login/)
  })
})
