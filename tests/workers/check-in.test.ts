import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { emptyCheckIn, toFields } from '#app/features/check-in/check-in-fields.ts'
import { addDays, dayIn } from '#app/lib/dates.ts'
import { action, loader } from '#app/routes/_app.wellbeing_.check-in.tsx'
import { createD1Database, type Database } from '#db/client.ts'
import { addMember, answerOf, type TestMember, testContext, visit } from '#tests/support/doors.ts'

const today = dayIn('Europe/London', Date.now())

const open = (cookie: string) => answerOf(loader(visit({ path: '/wellbeing/check-in', cookie })))

const save = (member: TestMember, form: Record<string, string>, context = testContext()) =>
  answerOf(
    action(
      visit({
        path: '/wellbeing/check-in',
        cookie: member.cookie,
        form: { date: today, ...form },
        context,
      }),
    ),
  )

interface Row {
  id: string
  date: string
  morning_routine: string
  daily_tasks: string
  daily_discipline: string
}

async function rowsOf({ id }: TestMember): Promise<Row[]> {
  const query = env.DB.prepare('select * from wellbeing_checks where user_id = ? order by date')
  return (await query.bind(id).all<Row>()).results
}

async function marksOf({ id }: TestMember): Promise<unknown[]> {
  const query = env.DB.prepare(
    "select date from activity_days where user_id = ? and kind = 'check_in'",
  )
  return (await query.bind(id).all()).results
}

describe('saving a check-in', () => {
  it('stores it under the day, marks the day and goes to the history', async () => {
    const member = await addMember()
    const saved = await save(member, { 'morning.setBed': 'on', 'morning.exercise': '15' })
    expect(saved.status).toBe(302)
    expect(saved.headers.get('location')).toBe('/wellbeing/checkin-results')
    const [row, ...more] = await rowsOf(member)
    expect(more).toEqual([])
    expect(row?.date).toBe(today)
    expect(JSON.parse(row?.morning_routine ?? '')).toMatchObject({ setBed: true, exercise: 15 })
    expect(await marksOf(member)).toEqual([{ date: today }])
  })

  it('shows what was saved when the form is opened again, and takes a second saving that day', async () => {
    const member = await addMember()
    await save(member, { 'morning.setBed': 'on', 'tasks.walk': 'on' })
    await save(member, { 'evening.stretch': '5', 'discipline.noSnacks': 'on' })
    const { body } = await open(member.cookie)
    const fields = { 'evening.stretch': '5', 'discipline.noSnacks': 'on' }
    expect(body).toMatchObject({ date: today, fields: { ...toFields(emptyCheckIn()), ...fields } })
    expect(await rowsOf(member)).toHaveLength(1)
    expect(await marksOf(member)).toHaveLength(1)
  })

  it('keeps mottos as ciphertext that opens nowhere else', async () => {
    const member = await addMember()
    const words = 'the kettle and the robin'
    await save(member, { 'morning.motto': words, 'evening.motto': words })
    const [row] = await rowsOf(member)
    expect(JSON.stringify(row)).not.toContain('robin')
    expect((await open(member.cookie)).body).toMatchObject({ fields: { 'evening.motto': words } })
    const moved =
      "update wellbeing_checks set evening_routine = json_set(evening_routine, '$.motto', morning_routine ->> '$.motto') where user_id = ?"
    await env.DB.prepare(moved).bind(member.id).run()
    expect((await open(member.cookie)).body).toMatchObject({
      fields: { 'morning.motto': words, 'evening.motto': '' },
      unreadable: ['evening.motto'],
    })
  })

  it('leaves the lists of the planner as they are', async () => {
    const member = await addMember()
    const lists = { personal: [{ text: 'Post a letter', completed: true }], occupational: [] }
    const planned = `insert into wellbeing_checks (id, user_id, date, morning_routine, evening_routine, daily_tasks, created_at, updated_at)
      values (?, ?, ?, '{"completed":[],"skipped":[]}', '{"completed":[],"skipped":[]}', ?, 1, 1)`
    await env.DB.prepare(planned)
      .bind(crypto.randomUUID(), member.id, today, JSON.stringify(lists))
      .run()
    expect((await open(member.cookie)).body).toMatchObject({ fields: toFields(emptyCheckIn()) })
    await save(member, { 'tasks.walk': 'on' })
    const [row, ...more] = await rowsOf(member)
    expect(more).toEqual([])
    expect(JSON.parse(row?.daily_tasks ?? '')).toEqual({
      ...lists,
      ...emptyCheckIn().tasks,
      walk: true,
    })
  })

  it('makes one record of a day however many savings arrive at once', async () => {
    const member = await addMember()
    const minutes = ['0', '5', '10', '15', '30']
    const savings = Array.from({ length: 40 }, (_, n) =>
      save(member, { 'evening.stretch': minutes[n % 5] ?? '0', 'morning.teeth': 'on' }),
    )
    const answers = await Promise.all(savings)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]))
    expect(await rowsOf(member)).toHaveLength(1)
    expect(await marksOf(member)).toHaveLength(1)
  })
})

describe('a check-in around midnight', () => {
  it('stays with the day its form was opened for', async () => {
    const member = await addMember()
    const yesterday = addDays(today, -1)
    expect((await save(member, { date: yesterday, 'evening.hydration': 'on' })).status).toBe(302)
    expect((await rowsOf(member)).map(({ date }) => date)).toEqual([yesterday])
    expect(await marksOf(member)).toEqual([{ date: yesterday }])
  })

  it.each([
    ['longer gone', addDays(today, -2)],
    ['still to come', addDays(today, 1)],
  ])('is not saved for a day %s, and keeps what was entered', async (_, date) => {
    const member = await addMember()
    const { status, body } = await save(member, { date, 'morning.motto': 'Slowly' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ problem: { date: today, fields: { 'morning.motto': 'Slowly' } } })
    expect(await rowsOf(member)).toEqual([])
  })

  it('is not saved for a day before the account began', async () => {
    const member = await addMember({ joined: Date.now() })
    const { status, body } = await save(member, { date: addDays(today, -1), 'tasks.walk': 'on' })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      problem: {
        message: expect.stringContaining('That day was before your account began.'),
        date: today,
        fields: { 'tasks.walk': 'on' },
      },
    })
    expect(await rowsOf(member)).toEqual([])
  })

  it('goes by the zone of the member', async () => {
    const member = await addMember({ timeZone: 'Pacific/Kiritimati' })
    const there = dayIn('Pacific/Kiritimati', Date.now())
    expect((await open(member.cookie)).body).toMatchObject({ date: there })
    expect((await save(member, { date: there })).status).toBe(302)
  })
})

describe('a check-in that cannot be taken', () => {
  it('names each wrong field, gives back what was typed and stores nothing', async () => {
    const member = await addMember()
    const motto = 'm'.repeat(10_000)
    const wrong = { 'morning.exercise': '7', 'morning.wakeTime': '25:99', 'evening.motto': motto }
    const { status, body } = await save(member, { ...wrong, 'tasks.walk': 'on' })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      problem: {
        date: today,
        fields: { ...wrong, 'tasks.walk': 'on' },
        errors: {
          'morning.exercise': 'Please choose 0, 5, 10, 15 or 30 minutes.',
          'morning.wakeTime': 'Please give a time of day, such as 07:30, or leave it empty.',
          'evening.motto': 'Please keep your motto to 200 characters.',
        },
      },
    })
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
      const { status, body } = await save(member, { 'morning.motto': 'Slowly' }, context)
      expect(status).toBe(503)
      const message = 'Failed to save wellbeing check. Please try again.'
      expect(body).toMatchObject({ problem: { message, fields: { 'morning.motto': 'Slowly' } } })
    }
    expect(await rowsOf(member)).toEqual([])
  })
})

describe('who may check in', () => {
  it('is not a seeker: the page and the saving answer 402', async () => {
    const member = await addMember({ level: 'seeker' })
    expect(await open(member.cookie)).toMatchObject({ status: 402, body: { feature: 'wellbeing' } })
    expect((await save(member, {})).status).toBe(402)
    expect(await rowsOf(member)).toEqual([])
  })

  it('is nobody without a session', async () => {
    const { status, headers } = await open('__Host-burrow=nobody')
    expect(status).toBe(302)
    expect(headers.get('location')).toMatch(/^\/login/)
  })

  it('is each member for themselves', async () => {
    const [one, other] = [await addMember(), await addMember()]
    await save(one, { 'morning.motto': 'Mine' })
    expect((await open(other.cookie)).body).toMatchObject({ fields: toFields(emptyCheckIn()) })
    await save(other, { 'tasks.walk': 'on' })
    expect((await open(one.cookie)).body).toMatchObject({
      fields: { 'morning.motto': 'Mine', 'tasks.walk': '' },
    })
  })
})
