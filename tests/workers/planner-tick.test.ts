import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { addDays, dayIn } from '#app/lib/dates.ts'
import { action } from '#app/routes/_app.wellbeing_.planner-results.tsx'
import { createD1Database, type Database } from '#db/client.ts'
import { addMember, answerOf, type TestMember, testContext, visit } from '#tests/support/doors.ts'
import { baseOf, rowsOf, savePlan, tasksOf } from '#tests/support/planner.ts'

const PATH = '/wellbeing/planner-results'
const today = dayIn('Europe/London', Date.now())
const CHANGED = 'This plan was changed elsewhere. Here is how it stands now.'
const FAILED = 'Failed to save tasks. Please try again.'

const rest = { date: today, list: 'personal', slot: '0', text: 'Rest', completed: 'on' }
const tick = (member: TestMember, form: Record<string, string> = {}) =>
  answerOf(action(visit({ path: PATH, cookie: member.cookie, form: { ...rest, ...form } })))

async function withPlan(...personal: string[]): Promise<TestMember> {
  const member = await addMember()
  await savePlan(member, { personal, additional: ['Rest'] })
  return member
}

describe('ticking a task in the history', () => {
  it('ticks that one task and nothing else, and unticks it again', async () => {
    const member = await withPlan('Rest', 'Read')
    expect(await tick(member)).toMatchObject({ status: 200, body: {} })
    expect(await tasksOf(member)).toMatchObject({
      personal: ['+Rest', 'Read'],
      additional: ['Rest'],
    })
    await tick(member, { completed: '' })
    expect((await tasksOf(member)).personal).toEqual(['Rest', 'Read'])
  })

  it('is done however often the same tick is sent', async () => {
    const member = await withPlan('Rest', 'Read')
    await Promise.all(Array.from({ length: 10 }, () => tick(member)))
    expect((await tasksOf(member)).personal).toEqual(['+Rest', 'Read'])
  })

  it('answers a browser without script with the page, at the day', async () => {
    const member = await withPlan('Rest')
    const args = visit({ path: PATH, cookie: member.cookie, form: rest })
    args.request.headers.set('sec-fetch-dest', 'document')
    const { status, headers } = await answerOf(action(args))
    expect(status).toBe(302)
    expect(headers.get('location')).toBe(`${PATH}#plan-${today}`)
  })

  it('ticks no other task when the plan was changed elsewhere', async () => {
    const member = await withPlan('Rest', 'Read')
    const base = await baseOf(member)
    await savePlan(member, { personal: ['Sleep', 'Read'], additional: ['Rest'] }, { base })
    expect(await tick(member)).toMatchObject({
      status: 409,
      body: { problem: { message: CHANGED } },
    })
    expect((await tasksOf(member)).personal).toEqual(['Sleep', 'Read'])
  })

  it('of a day without a plan, or without that task, changes nothing', async () => {
    const member = await addMember()
    expect((await tick(member)).status).toBe(409)
    expect(await rowsOf(member)).toEqual([])
    await savePlan(member, { personal: ['Rest'] })
    expect((await tick(member, { slot: '1' })).status).toBe(409)
    expect((await tick(member, { list: 'additional', slot: '7' })).status).toBe(409)
    expect((await tasksOf(member)).personal).toEqual(['Rest'])
  })

  it('reaches yesterday, and no day before it nor one to come', async () => {
    const member = await addMember()
    const yesterday = addDays(today, -1)
    await savePlan(member, { personal: ['Rest'] }, { date: yesterday })
    expect((await tick(member, { date: yesterday })).status).toBe(200)
    for (const days of [-2, 1]) {
      const { status, body } = await tick(member, { date: addDays(today, days) })
      expect(status).toBe(409)
      const message = 'That day is over, and its plan stays as it was.'
      if (days < 0) expect(body).toMatchObject({ problem: { message } })
    }
  })

  it('refuses what no form of ours sends', async () => {
    const member = await withPlan('Rest')
    const odd: Record<string, string>[] = [
      { list: 'hobby' },
      { slot: '10' },
      { slot: '-1' },
      { text: '' },
      { completed: 'maybe' },
      { date: '2026-02-30' },
    ]
    for (const form of odd) {
      expect(await tick(member, form)).toMatchObject({
        status: 400,
        body: { problem: { message: FAILED } },
      })
    }
    expect((await tasksOf(member)).personal).toEqual(['Rest'])
  })

  it('says so when the database fails, and leaves the task as it was', async () => {
    const member = await withPlan('Rest')
    const log = { info() {}, warn() {}, error() {} }
    const d1 = createD1Database(env.DB)
    let batches = 0
    const batch: Database['batch'] = (queries) => {
      batches += 1
      return batches > 1 ? Promise.reject(new Error('D1_ERROR')) : d1.batch(queries)
    }
    const context = testContext({ db: Object.assign(Object.create(d1), { batch }), log })
    const visited = visit({
      path: PATH,
      cookie: member.cookie,
      form: rest,
      context,
    })
    expect(await answerOf(action(visited))).toMatchObject({
      status: 503,
      body: { problem: { message: FAILED } },
    })
    expect((await tasksOf(member)).personal).toEqual(['Rest'])
  })

  it('is not for somebody without the plan', async () => {
    const member = await addMember({ level: 'seeker' })
    expect((await tick(member)).status).toBe(402)
  })
})
