import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { consentWording } from '#app/features/privacy/consent-wording.ts'
import { toFields } from '#app/features/assessment/answers-so-far.ts'
import { addDays, dayIn } from '#app/lib/dates.ts'
import { action as giveOrTake } from '#app/routes/consents.ts'
import { action, loader } from '#app/routes/_app.wellbeing.tsx'
import { createD1Database, type Database } from '#db/client.ts'
import { addMember, answerOf, type TestMember, testContext, visit } from '#tests/support/doors.ts'

const today = dayIn('Europe/London', Date.now())
const yesterday = addDays(today, -1)

const NOT_AT_ALL = Array.from({ length: 10 }, () => 0)
const PLANS_SOMETIMES = NOT_AT_ALL.with(5, 2)

const consents = (member: TestMember, form: Record<string, string>) =>
  answerOf(
    giveOrTake(
      visit({ path: '/consents', cookie: member.cookie, form: { kind: 'assessments', ...form } }),
    ),
  )
const give = (member: TestMember) =>
  consents(member, { intent: 'give', wording: consentWording.assessments.version })

async function addConsenting(options: Parameters<typeof addMember>[0] = {}): Promise<TestMember> {
  const member = await addMember(options)
  expect((await give(member)).status).toBe(200)
  return member
}

const open = (cookie: string, context = testContext()) =>
  answerOf(loader(visit({ path: '/wellbeing', cookie, context })))

const send = (member: TestMember, form: Record<string, string>, context = testContext()) =>
  answerOf(action(visit({ path: '/wellbeing', cookie: member.cookie, form, context })))

const save = (member: TestMember, answers: number[], date = today) =>
  send(member, toFields(date, answers))

const all = async (sql: string, { id }: TestMember) =>
  (await env.DB.prepare(sql).bind(id).all()).results

const rowsOf = (member: TestMember) =>
  all('select date, answers, created_at from assessments where user_id = ? order by date', member)
const marksOf = (member: TestMember) =>
  all("select date from activity_days where user_id = ? and kind = 'assessment'", member)
const pointsOf = (member: TestMember) =>
  all('select total_points from user_points where user_id = ?', member)

describe('opening the assessment', () => {
  it('finds none for today and says how the consent stands', async () => {
    const member = await addMember()
    const { body } = await open(member.cookie)
    expect(body).toMatchObject({ date: today, standing: 'unasked', latest: [], offset: 0 })
    await give(member)
    expect((await open(member.cookie)).body).toMatchObject({ standing: 'given' })
    await consents(member, { intent: 'withdraw' })
    expect((await open(member.cookie)).body).toMatchObject({ standing: 'withdrawn' })
  })

  it('finds today’s result and the one before it, newest first', async () => {
    const member = await addConsenting()
    await save(member, PLANS_SOMETIMES, yesterday)
    await save(member, NOT_AT_ALL)
    const { body } = await open(member.cookie)
    expect(body).toMatchObject({
      latest: [
        { date: today, total: 8, isRisk: false },
        { date: yesterday, total: 10, isRisk: true },
      ],
    })
  })

  it('takes 5 off where the operator chose that, from the same stored answers', async () => {
    const member = await addConsenting()
    await save(member, NOT_AT_ALL)
    const { config } = testContext()
    const context = testContext({ config: { ...config, core10ScoreOffset: 5 } })
    const { body } = await open(member.cookie, context)
    expect(body).toMatchObject({ offset: 5, latest: [{ total: 3 }] })
  })

  it('brings the crisis lines of one region, for question 6', async () => {
    const { cookie } = await addMember()
    const { body } = await open(cookie)
    expect(JSON.stringify(body)).toContain('tel:116123')
    expect(JSON.stringify(body)).not.toContain('tel:988')
  })

  it('takes one round trip to the database', async () => {
    const { cookie } = await addConsenting()
    let batches = 0
    const real = createD1Database(env.DB)
    const batch: Database['batch'] = (queries) => {
      batches += 1
      return real.batch(queries)
    }
    const db: Database = Object.assign(Object.create(real), { batch })
    expect((await open(cookie, testContext({ db }))).status).toBe(200)
    expect(batches).toBe(1)
  })
})

describe('saving an assessment under the consent', () => {
  it('stores the answers sealed, marks the day, gives the points and goes to the results', async () => {
    const member = await addConsenting()
    const saved = await save(member, PLANS_SOMETIMES)
    expect(saved.status).toBe(302)
    expect(saved.headers.get('location')).toBe('/wellbeing/results')
    const [row, ...more] = await rowsOf(member)
    expect(more).toEqual([])
    expect(row).toMatchObject({ date: today, answers: expect.stringMatching(/^v1\.1\.[\w-]+$/) })
    expect(await marksOf(member)).toEqual([{ date: today }])
    expect(await pointsOf(member)).toEqual([{ total_points: 40 }])
  })

  it('keeps one a date: a second of the day takes the first one’s place and earns nothing more', async () => {
    const member = await addConsenting()
    await save(member, PLANS_SOMETIMES)
    const later = testContext({ now: Date.now() + 1000 })
    await send(member, toFields(today, NOT_AT_ALL), later)
    expect(await rowsOf(member)).toHaveLength(1)
    expect((await open(member.cookie)).body).toMatchObject({ latest: [{ total: 8 }] })
    expect(await pointsOf(member)).toEqual([{ total_points: 40 }])
  })

  it('makes one record of a day however many arrive at once', async () => {
    const member = await addConsenting()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => save(member, NOT_AT_ALL.with(0, n % 5))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]))
    expect(await rowsOf(member)).toHaveLength(1)
    expect(await marksOf(member)).toHaveLength(1)
    expect(await pointsOf(member)).toEqual([{ total_points: 40 }])
  })

  it('stays with the day its form was opened for, after midnight too', async () => {
    const member = await addConsenting()
    expect((await save(member, NOT_AT_ALL, yesterday)).status).toBe(302)
    expect(await rowsOf(member)).toMatchObject([{ date: yesterday }])
    expect(await marksOf(member)).toEqual([{ date: yesterday }])
  })

  it('goes by the zone of the member', async () => {
    const member = await addConsenting({ timeZone: 'Pacific/Kiritimati' })
    const there = dayIn('Pacific/Kiritimati', Date.now())
    expect((await open(member.cookie)).body).toMatchObject({ date: there })
    expect((await save(member, NOT_AT_ALL, there)).status).toBe(302)
  })

  it('is each member’s own', async () => {
    const [one, other] = [await addConsenting(), await addConsenting()]
    await save(one, NOT_AT_ALL)
    expect((await open(other.cookie)).body).toMatchObject({ latest: [] })
    expect(await rowsOf(other)).toEqual([])
  })
})

describe('an assessment without a consent', () => {
  it('gives a page without script the result once and stores nothing, not even that it was', async () => {
    const member = await addMember()
    const { status, body } = await save(member, PLANS_SOMETIMES)
    expect(status).toBe(200)
    expect(body).toEqual({ outcome: { date: today, total: 10, isRisk: true } })
    expect(await rowsOf(member)).toEqual([])
    expect(await marksOf(member)).toEqual([])
    expect(await pointsOf(member)).not.toEqual([{ total_points: 40 }])
  })

  it('answers a page with script 409 and gives every answer back, when it was taken back meanwhile', async () => {
    const member = await addConsenting()
    await consents(member, { intent: 'withdraw' })
    const fields = { ...toFields(today, PLANS_SOMETIMES), sent: 'script' }
    const { status, body } = await send(member, fields)
    expect(status).toBe(409)
    expect(body).toMatchObject({
      problem: { isConsentGone: true, date: today, answers: PLANS_SOMETIMES },
    })
    expect(await rowsOf(member)).toEqual([])
    expect(await marksOf(member)).toEqual([])
  })

  it('never leaves a mark without its record, however a withdrawal races with it', async () => {
    const member = await addConsenting()
    const fields = { ...toFields(today, NOT_AT_ALL), sent: 'script' }
    const [, saved] = await Promise.all([
      consents(member, { intent: 'withdraw' }),
      send(member, fields),
    ])
    // Whichever came first, nothing is stored in the end; the mark tells which it was.
    expect(await rowsOf(member)).toEqual([])
    expect(await marksOf(member)).toHaveLength(saved.status === 302 ? 1 : 0)
  })
})

describe('an assessment that cannot be taken', () => {
  it.each([
    ['fewer than ten answers', { q10: null }],
    ['no answers', Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`q${n + 1}`, null]))],
    ['an unanswered question as the form of old had it', { q4: '-1' }],
    ['an answer above four', { q4: '5' }],
    ['half an answer', { q4: '1.5' }],
    ['a word for an answer', { q4: 'Often' }],
    ['an answer in another notation', { q4: '0x2' }],
    ['an empty answer', { q4: '' }],
    ['a text without end', { q4: '2'.repeat(60_000) }],
  ])('for %s: the question is named, the other answers come back', async (_, wrong) => {
    const member = await addConsenting()
    const fields = { ...toFields(today, NOT_AT_ALL), ...wrong }
    const sent = Object.entries(fields).filter(([, value]) => value !== null) as [string, string][]
    const { status, body } = await send(member, Object.fromEntries(sent))
    expect(status).toBe(400)
    const named = Object.fromEntries(
      Object.keys(wrong).map((name) => [name, 'Please choose one of the five answers.']),
    )
    const answers = NOT_AT_ALL.map((answer, n) => (`q${n + 1}` in wrong ? -1 : answer))
    expect(body).toMatchObject({ problem: { errors: named, answers, date: today } })
    expect(await rowsOf(member)).toEqual([])
    expect(await marksOf(member)).toEqual([])
  })

  it('for an eleventh answer: it falls away and the ten are kept', async () => {
    const member = await addConsenting()
    const fields = { ...toFields(today, NOT_AT_ALL), q11: '4', totalScore: '0' }
    expect((await send(member, fields)).status).toBe(302)
    expect((await open(member.cookie)).body).toMatchObject({ latest: [{ total: 8 }] })
  })

  it.each([
    ['that does not exist', '2026-02-30', 'Your answers are still here'],
    ['that is no date', '<script>', 'Your answers are still here'],
    ['that is missing', '', 'Your answers are still here'],
    ['longer gone', addDays(today, -2), 'What you entered is still here'],
    ['still to come', addDays(today, 1), 'That day is still to come.'],
    ['two days ahead, as a wrong clock has it', addDays(today, 2), 'That day is still to come.'],
  ])('for a day %s: the form is for today from then on', async (_, date, words) => {
    const member = await addConsenting()
    const { status, body } = await send(member, { ...toFields(today, NOT_AT_ALL), date })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      problem: { message: expect.stringContaining(words), date: today, answers: NOT_AT_ALL },
    })
    expect(await rowsOf(member)).toEqual([])
    expect(await marksOf(member)).toEqual([])
  })

  it('for a day before the account', async () => {
    const member = await addConsenting({ joined: Date.now() })
    const { status, body } = await save(member, NOT_AT_ALL, yesterday)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      problem: { message: expect.stringContaining('before your account began') },
    })
    expect(await rowsOf(member)).toEqual([])
  })

  it('asks for nothing but another try when the database fails, before or at the writing', async () => {
    const member = await addConsenting()
    for (const failsAt of [1, 2]) {
      let batches = 0
      const real = createD1Database(env.DB)
      const batch: Database['batch'] = (queries) => {
        batches += 1
        if (batches >= failsAt) return Promise.reject(new Error('D1_ERROR: out of order'))
        return real.batch(queries)
      }
      const db: Database = Object.assign(Object.create(real), { batch })
      const log = { info() {}, warn() {}, error() {} }
      const fields = toFields(today, PLANS_SOMETIMES)
      const { status, body } = await send(member, fields, testContext({ db, log }))
      expect(status).toBe(503)
      expect(body).toMatchObject({
        problem: { message: expect.stringContaining('again'), answers: PLANS_SOMETIMES },
      })
    }
    expect(await rowsOf(member)).toEqual([])
    expect(await marksOf(member)).toEqual([])
  })
})

describe('who may take an assessment', () => {
  it('is not a seeker: the page and the saving answer 402', async () => {
    const member = await addMember({ level: 'seeker' })
    expect(await open(member.cookie)).toMatchObject({ status: 402, body: { feature: 'wellbeing' } })
    expect((await save(member, NOT_AT_ALL)).status).toBe(402)
    expect(await rowsOf(member)).toEqual([])
  })

  it('is nobody without a session', async () => {
    const { status, headers } = await open('__Host-burrow=nobody')
    expect(status).toBe(302)
    expect(headers.get('location')).toMatch(/^\/login/)
  })
})
