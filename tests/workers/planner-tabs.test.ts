import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { dayIn } from '#app/lib/dates.ts'
import { action as saveCheckIn } from '#app/routes/_app.wellbeing_.check-in.tsx'
import { action as tickTask } from '#app/routes/_app.wellbeing_.planner-results.tsx'
import { addMember, answerOf, type TestMember, visit } from '#tests/support/doors.ts'
import { baseOf, rowsOf, savePlan, tasksOf } from '#tests/support/planner.ts'

const today = dayIn('Europe/London', Date.now())
const INTERLEAVINGS = 50

const checkIn = ({ cookie }: TestMember, form: Record<string, string>) =>
  answerOf(
    saveCheckIn(visit({ path: '/wellbeing/check-in', cookie, form: { date: today, ...form } })),
  )

const tick = ({ cookie }: TestMember, text: string) => {
  const form = { date: today, list: 'personal', slot: '0', text, completed: 'on' }
  return answerOf(tickTask(visit({ path: '/wellbeing/planner-results', cookie, form })))
}

/** Lets a saving start a little later, a different little each time. */
const after = async <T>(turns: number, start: () => Promise<T>): Promise<T> => {
  for (let n = 0; n < turns; n += 1) await Promise.resolve()
  return start()
}

async function pointsOf({ id }: TestMember) {
  const query = env.DB.prepare('select total_points from user_points where user_id = ?')
  return (await query.bind(id).first<{ total_points: number }>())?.total_points
}

describe('two tabs at the same instant', () => {
  it('saving the plan and the check-in never harm each other, in 50 interleavings', async () => {
    const member = await addMember()
    let base = await baseOf(member)
    for (let round = 0; round < INTERLEAVINGS; round += 1) {
      const isOn = round % 2 === 0 ? 'on' : ''
      const savings = [
        () => savePlan(member, { personal: [`Task ${round}`] }, { base }),
        () => checkIn(member, { 'tasks.walk': isOn, 'morning.motto': `Motto ${round}` }),
      ]
      if (round % 3 === 0) savings.reverse()
      const answers = await Promise.all(savings.map((save, n) => after((round % 7) * n, save)))
      expect(answers.map(({ status }) => status)).toEqual([302, 302])
      const [row, ...more] = await rowsOf(member)
      expect(more).toEqual([])
      expect(JSON.parse(row?.daily_tasks ?? '')).toMatchObject({ walk: isOn === 'on' })
      expect((await tasksOf(member)).personal).toEqual([`Task ${round}`])
      base = await baseOf(member)
    }
  })

  it('saving different tasks into one plan both keep theirs, in 50 interleavings', async () => {
    for (let round = 0; round < INTERLEAVINGS; round += 1) {
      const member = await addMember()
      const answers = await Promise.all([
        savePlan(member, { personal: ['From one'], occupational: ['Work'] }),
        after(round % 9, () => savePlan(member, { personal: ['From the other', 'And more'] })),
      ])
      expect(answers.map(({ status }) => status)).toEqual([302, 302])
      const { personal = [], occupational } = await tasksOf(member)
      expect([...personal].sort()).toEqual(['And more', 'From one', 'From the other'])
      expect(occupational).toEqual(['Work'])
      expect(await rowsOf(member)).toHaveLength(1)
      // The first time counts twice, and the plan once a day.
      expect(await pointsOf(member)).toBe(20)
    }
  })

  it('ticking in the one and writing in the other keep tick and words', async () => {
    for (let round = 0; round < INTERLEAVINGS; round += 1) {
      const member = await addMember()
      await savePlan(member, { personal: ['Rest'] })
      const base = await baseOf(member)
      const [ticked, saved] = await Promise.all([
        after(round % 5, () => tick(member, 'Rest')),
        after(round % 7, () => savePlan(member, { personal: ['Rest', 'Read'] }, { base })),
      ])
      expect([ticked.status, saved.status]).toEqual([200, 302])
      expect((await tasksOf(member)).personal).toEqual(['+Rest', 'Read'])
    }
  })
})

describe('many tabs at the same instant', () => {
  it('fill all ten slots with ten tasks, and tell the eleventh what is there instead', async () => {
    const member = await addMember()
    const ten = Array.from({ length: 10 }, (_, n) => `Task ${n}`)
    const answers = await Promise.all(ten.map((task) => savePlan(member, { personal: [task] })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]))
    const { personal = [] } = await tasksOf(member)
    expect([...personal].sort()).toEqual(ten)

    const late = await savePlan(member, { personal: ['One too many'] })
    expect(late.status).toBe(409)
    const { problem } = late.body as { problem: { base: string; errors: Record<string, string> } }
    expect(problem.errors).toEqual({
      'personal.0.text': `Elsewhere this place now holds ‘${personal[0]}’.`,
    })
    expect((await tasksOf(member)).personal).toEqual(personal)
    const again = await savePlan(member, { personal: ['One too many'] }, { base: problem.base })
    expect(again.status).toBe(302)
    expect((await tasksOf(member)).personal).toEqual(['One too many', ...personal.slice(1)])
  })
})
