import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { emptyCheckIn } from '#app/features/check-in/check-in-fields.ts'
import { action as saveCheckIn } from '#app/routes/_app.wellbeing_.check-in.tsx'
import { createD1Database, type Database } from '#db/client.ts'
import { addDays, dayIn } from '#app/lib/dates.ts'
import { addMember, answerOf, testContext, visit } from '#tests/support/doors.ts'
import {
  baseOf,
  openPlanner,
  planOf,
  rowsOf,
  savePlan,
  taskFields,
  tasksOf,
} from '#tests/support/planner.ts'

const today = dayIn('Europe/London', Date.now())
const NO_ROUTINE = '{"completed":[],"skipped":[]}'

const marksOf = async (id: string) => {
  const query = env.DB.prepare(
    "select date from activity_days where user_id = ? and kind = 'planner'",
  )
  return (await query.bind(id).all<{ date: string }>()).results.map(({ date }) => date)
}

const checkIn = (cookie: string, form: Record<string, string>) =>
  answerOf(
    saveCheckIn(visit({ path: '/wellbeing/check-in', cookie, form: { date: today, ...form } })),
  )

describe('saving a plan', () => {
  it('stores it under the day, marks the day and goes to the history', async () => {
    const member = await addMember()
    const saved = await savePlan(member, { personal: ['Post a letter', '+Water the plants'] })
    expect(saved.status).toBe(302)
    expect(saved.headers.get('location')).toBe('/wellbeing/planner-results')
    expect(await tasksOf(member)).toEqual({
      personal: ['Post a letter', '+Water the plants'],
      occupational: [],
      additional: [],
    })
    expect((await rowsOf(member)).map(({ date }) => date)).toEqual([today])
    expect(await marksOf(member.id)).toEqual([today])
  })

  it('fills all of the 10 personal, 10 occupational and 5 additional slots', async () => {
    const member = await addMember()
    const ten = (word: string) => Array.from({ length: 10 }, (_, n) => `${word} ${n}`)
    const full = {
      personal: ten('home'),
      occupational: ten('+work'),
      additional: ten('else').slice(0, 5),
    }
    expect((await savePlan(member, full)).status).toBe(302)
    expect(await tasksOf(member)).toEqual(full)
  })

  it('keeps the longest words of every script in every slot within what a request may weigh', async () => {
    const member = await addMember()
    const long = '木'.repeat(200)
    const lists = {
      personal: Array.from({ length: 10 }, () => long),
      occupational: Array.from({ length: 10 }, () => long),
      additional: Array.from({ length: 5 }, () => long),
    }
    expect((await savePlan(member, lists)).status).toBe(302)
    const form = new FormData()
    const fields = { ...taskFields(lists), base: await baseOf(member), date: today }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const body = await new Response(form).arrayBuffer()
    expect(body.byteLength).toBeLessThan(64 * 1024)
  })

  it('keeps every word as ciphertext that opens nowhere else', async () => {
    const member = await addMember()
    await savePlan(member, { personal: ['Ring the dentist'], additional: ['Ring the dentist'] })
    const [row] = await rowsOf(member)
    expect(JSON.stringify(row)).not.toContain('dentist')
    const moved =
      "update wellbeing_checks set daily_tasks = json_set(daily_tasks, '$.personal', daily_tasks ->> '$.additional') where user_id = ?"
    await env.DB.prepare(moved).bind(member.id).run()
    expect((await planOf(member)).body).toMatchObject({ unreadable: ['personal'] })
  })

  it('puts no list where there is no task, and takes one away that has become empty', async () => {
    const member = await addMember()
    await savePlan(member, { personal: ['One'], additional: ['Two'] })
    await savePlan(member, { additional: ['Two'] }, { base: await baseOf(member) })
    const [row] = await rowsOf(member)
    expect(Object.keys(JSON.parse(row?.daily_tasks ?? ''))).toEqual(['additional'])
  })

  it('asks for a task before there is one, and stores and marks nothing', async () => {
    const member = await addMember()
    const { status, body } = await savePlan(member, { personal: ['  '] })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      problem: { message: 'There is nothing to save yet. Write down one task, then save.' },
    })
    expect(await rowsOf(member)).toEqual([])
    expect(await marksOf(member.id)).toEqual([])
  })
})

describe('the plan and the check-in of one day', () => {
  it('leave each other as they are, whichever is saved first', async () => {
    const member = await addMember()
    await savePlan(member, { personal: ['Post a letter'] })
    const [planned] = await rowsOf(member)
    expect(planned).toMatchObject({ morning_routine: NO_ROUTINE, evening_routine: NO_ROUTINE })
    await checkIn(member.cookie, { 'tasks.walk': 'on', 'morning.setBed': 'on' })
    expect((await tasksOf(member)).personal).toEqual(['Post a letter'])
    const [checked] = await rowsOf(member)
    const base = await baseOf(member)
    await savePlan(member, { personal: ['Post a letter', 'Rest'] }, { base })
    const [row, ...more] = await rowsOf(member)
    expect(more).toEqual([])
    expect(row?.morning_routine).toBe(checked?.morning_routine)
    expect(row?.daily_discipline).toBe(checked?.daily_discipline)
    expect(JSON.parse(row?.daily_tasks ?? '')).toMatchObject({
      ...emptyCheckIn().tasks,
      walk: true,
    })
    expect((await tasksOf(member)).personal).toEqual(['Post a letter', 'Rest'])
  })
})

describe('a plan around midnight', () => {
  it('stays with the day its form was opened for', async () => {
    const member = await addMember()
    const yesterday = addDays(today, -1)
    expect((await savePlan(member, { personal: ['Late'] }, { date: yesterday })).status).toBe(302)
    expect((await rowsOf(member)).map(({ date }) => date)).toEqual([yesterday])
    expect(await marksOf(member.id)).toEqual([yesterday])
  })

  it.each([
    ['longer gone', -2, 60 * 86_400_000, 'This page was opened on an earlier day.'],
    ['still to come', 1, 60 * 86_400_000, 'That day is still to come.'],
    ['before the account', -1, 0, 'That day was before your account began.'],
  ])('is not saved for a day %s, and can then be saved for today', async (...given) => {
    const [, days, age, message] = given
    const member = await addMember({ joined: Date.now() - age })
    const date = addDays(today, days)
    const { status, body } = await savePlan(member, { personal: ['Rest'] }, { date })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      problem: {
        message: expect.stringContaining(message),
        date: today,
        base: '',
        fields: { 'personal.0.text': 'Rest' },
      },
    })
    expect(await rowsOf(member)).toEqual([])
    expect((await savePlan(member, { personal: ['Rest'] })).status).toBe(302)
  })

  it('goes by the zone of the member', async () => {
    const member = await addMember({ timeZone: 'Pacific/Kiritimati' })
    const there = dayIn('Pacific/Kiritimati', Date.now())
    expect(await openPlanner(member)).toMatchObject({ date: there })
    expect((await savePlan(member, { personal: ['Swim'] }, { date: there })).status).toBe(302)
  })
})

describe('a plan that cannot be taken', () => {
  it('names each wrong field, gives back what was typed and stores nothing', async () => {
    const member = await addMember()
    const long = 'x'.repeat(60_000)
    const { status, body } = await savePlan(member, { personal: ['Fine', long] })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      problem: {
        message: 'Some tasks need another look. Everything you entered is still here.',
        errors: { 'personal.1.text': 'Please keep each task to 200 characters.' },
        fields: { 'personal.0.text': 'Fine', 'personal.1.text': long },
        date: today,
      },
    })
    expect(await rowsOf(member)).toEqual([])
  })

  it('is one of 30 tasks, of slots that are not there or of a list of its own', async () => {
    const member = await addMember()
    const thirty = Array.from({ length: 30 }, (_, n) => `Task ${n}`)
    const wrong = [
      [taskFields({ personal: thirty }), { personal: expect.stringContaining('room for 10') }],
      [{ 'additional.5.text': 'Six' }, { additional: expect.stringContaining('room for 5') }],
      [{ 'occupational.-1.text': 'Odd' }, { occupational: expect.stringContaining('room for 10') }],
      [{ 'hobby.0.text': 'Chess' }, { lists: expect.stringContaining('three lists') }],
    ] as const
    for (const [fields, errors] of wrong) {
      const { status, body } = await savePlan(member, {}, fields)
      expect(status).toBe(400)
      expect(body).toMatchObject({ problem: { errors, fields } })
    }
    expect(await rowsOf(member)).toEqual([])
  })

  it('asks for nothing but another try when the database fails, before or at the writing', async () => {
    const member = await addMember()
    for (const failsAt of [1, 2]) {
      let batches = 0
      const db: Database = Object.create(createD1Database(env.DB))
      const batch: Database['batch'] = (queries) => {
        batches += 1
        if (batches >= failsAt) return Promise.reject(new Error('D1_ERROR: out of order'))
        return createD1Database(env.DB).batch(queries)
      }
      const log = { info() {}, warn() {}, error() {} }
      const context = testContext({ db: Object.assign(db, { batch }), log })
      const { status, body } = await savePlan(member, { personal: ['Rest'] }, {}, context)
      expect(status).toBe(503)
      const message = 'Failed to save tasks. Please try again.'
      expect(body).toMatchObject({
        problem: { message, date: today, fields: { 'personal.0.text': 'Rest' } },
      })
    }
    expect(await rowsOf(member)).toEqual([])
    expect(await marksOf(member.id)).toEqual([])
  })
})

describe('who may plan', () => {
  it('is not a seeker: the page and the saving answer 402', async () => {
    const member = await addMember({ level: 'seeker' })
    expect(await planOf(member)).toMatchObject({ status: 402, body: { feature: 'wellbeing' } })
    expect((await savePlan(member, { personal: ['Rest'] })).status).toBe(402)
    expect(await rowsOf(member)).toEqual([])
  })

  it('is each member for themselves', async () => {
    const [one, other] = [await addMember(), await addMember()]
    await savePlan(one, { personal: ['Mine'] })
    expect((await tasksOf(other)).personal).toEqual([])
    await savePlan(other, { personal: ['Theirs'] })
    expect((await tasksOf(one)).personal).toEqual(['Mine'])
  })
})
