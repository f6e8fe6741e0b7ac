import { addDays, type DayString } from '#app/lib/dates.ts'

/** Sends a form as a signed-in member; gives the answer's body and where it leads. */
export type Send = (
  path: string,
  form: Record<string, string>,
) => Promise<{ status: number; location: string }>

const LISTS = { personal: 10, occupational: 10, additional: 5 }

/** How many phrases one call of `plantDay` takes. */
export const A_DAY = 27

/** Puts 27 phrases into a member's day by its forms: 25 tasks and two mottos, over the plan `base`. */
export async function plantDay(
  send: Send,
  { date, base, phrases }: { date: DayString; base: string; phrases: readonly string[] },
): Promise<string> {
  const [morning = '', evening = '', ...tasks] = phrases
  const plan: Record<string, { text: string; completed: boolean }[]> = {}
  const fields: Record<string, string> = { date, base }
  for (const [list, slots] of Object.entries(LISTS)) {
    plan[list] = tasks.splice(0, slots).map((text) => ({ text, completed: false }))
    plan[list].forEach(({ text }, slot) => (fields[`${list}.${slot}.text`] = text))
  }
  const mottos = { date, 'morning.motto': morning, 'evening.motto': evening }
  const answers = [
    await send('/wellbeing/planner', fields),
    await send('/wellbeing/check-in', mottos),
  ]
  for (const { status, location } of answers) {
    if (status !== 302) throw new Error(`A form was answered ${status} ${location}.`)
  }
  return JSON.stringify(plan)
}

/** Records under the assessments consent: an assessment and a mood of today. */
export function recordsOf(today: DayString, now: number): object[] {
  return [today, addDays(today, -1)].flatMap((date) => [
    { kind: 'assessment', id: date, date, createdAt: now, value: [0, 1, 2, 3, 4, 4, 3, 2, 1, 0] },
    { kind: 'mood', id: crypto.randomUUID(), date, createdAt: now, value: 'forest' },
  ])
}
