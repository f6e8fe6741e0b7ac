import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { loader } from '#app/routes/_app.breathing.tsx'
import { action, loader as lookAtDoor } from '#app/routes/breathing.exercises.ts'
import { addMember, answerOf, testContext, visit, type TestMember } from '#tests/support/doors.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')

const reportOf = (over: Record<string, string> = {}) => ({
  exercise: crypto.randomUUID(),
  technique: 'extended-exhale',
  seconds: '300',
  ...over,
})

async function send(member: TestMember | null, form: Record<string, string>, now = NOON) {
  const cookie = member ? { cookie: member.cookie } : {}
  const context = testContext({ now })
  return answerOf(action(visit({ path: '/breathing/exercises', form, context, ...cookie })))
}

const all = async (table: string, { id }: TestMember) =>
  (await env.DB.prepare(`select * from ${table} where user_id = ?`).bind(id).all()).results

describe('the record of an exercise', () => {
  it('is kept with the day, and marks the day once', async () => {
    const member = await addMember({ level: 'seeker', now: NOON })
    const report = reportOf()
    expect((await send(member, report)).status).toBe(204)
    expect((await send(member, reportOf())).status).toBe(204)
    const rows = await all('breathing_exercises', member)
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual({
      id: report.exercise,
      user_id: member.id,
      date: '2026-11-21',
      technique: 'extended-exhale',
      seconds: 300,
      completed: 1,
      created_at: NOON,
    })
    const marks = await all('activity_days', member)
    expect(marks.filter(({ kind }) => kind === 'breathing')).toMatchObject([{ date: '2026-11-21' }])
  })

  it('is one record however often and however fast it arrives', async () => {
    const member = await addMember({ now: NOON })
    const report = reportOf()
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(member, report)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await all('breathing_exercises', member)).toHaveLength(1)
  })

  it('grows when an exercise left early was finished after all, and never shrinks', async () => {
    const member = await addMember({ now: NOON })
    const report = reportOf({ seconds: '90' })
    await send(member, report)
    expect(await all('breathing_exercises', member)).toMatchObject([{ seconds: 90, completed: 0 }])
    await send(member, { ...report, seconds: '300' })
    await send(member, { ...report, seconds: '120' })
    expect(await all('breathing_exercises', member)).toMatchObject([{ seconds: 300, completed: 1 }])
  })

  it('cannot touch the record of somebody else with the same id', async () => {
    const [ann, ben] = [await addMember({ now: NOON }), await addMember({ now: NOON })]
    const report = reportOf({ seconds: '90' })
    await send(ann, report)
    await send(ben, { ...report, seconds: '300' })
    expect(await all('breathing_exercises', ann)).toMatchObject([{ seconds: 90 }])
    expect(await all('breathing_exercises', ben)).toMatchObject([{ seconds: 300 }])
  })

  it.each([
    ['no fields', {}],
    ['an unknown technique', reportOf({ technique: 'wim-hof' })],
    ['less than a minute', reportOf({ seconds: '59' })],
    ['an id with SQL in it', reportOf({ exercise: "x'; drop table users; --" })],
    ['seconds that are no number', reportOf({ seconds: 'NaN' })],
  ])('is refused with %s', async (_, form) => {
    const member = await addMember({ now: NOON })
    expect((await send(member, form)).status).toBe(400)
    expect(await all('breathing_exercises', member)).toEqual([])
  })

  it('is not taken without a session', async () => {
    const answer = await send(null, reportOf())
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login'])
  })

  it('is put off when one member sends more than anybody can breathe', async () => {
    const member = await addMember({ now: NOON })
    const statuses: number[] = []
    for (let sent = 0; sent < 62; sent++) statuses.push((await send(member, reportOf())).status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(60)
    expect(statuses.slice(60)).toEqual([429, 429])
    expect((await send(member, reportOf(), NOON + 3_600_001)).status).toBe(204)
  })
})

describe('/breathing', () => {
  it("names what was done on the member's own day, and keeps each member's outbox apart", async () => {
    const [ann, ben] = [await addMember({ now: NOON }), await addMember({ now: NOON })]
    await send(ann, reportOf())
    const show = ({ cookie }: TestMember, now = NOON) =>
      loader(visit({ path: '/breathing', cookie, context: testContext({ now }) }))
    expect((await show(ann)).today).toBe('Today: Extended Exhale. 5 minutes in all.')
    expect((await show(ann, NOON + 20 * 3_600_000)).today).toBe('')
    expect((await show(ben)).today).toBe('')
    expect((await show(ann)).outbox).not.toBe((await show(ben)).outbox)
  })

  it('leads back from the address of the records', () => {
    const answer = lookAtDoor()
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/breathing'])
  })
})
