import { type DayPlan, type PlanItem, toPlan } from '#app/features/planner/planner.ts'
import type { Draw } from '#app/lib/seeded-shuffle.ts'

const PERSONAL = [
  'Ring Mum',
  'Water the plants',
  'Walk along the canal',
  'Wash the bedding',
  'Cook something green',
  'Book the dentist',
  'Post the birthday card',
  'Half an hour with the book',
  'Repair the bicycle light',
  'Early night',
]
const OCCUPATIONAL = [
  'Answer the three oldest e-mails',
  'Draft the spring schedule',
  'Prepare for the meeting with Priya',
  'Tidy the shared folder',
  'Read the first chapter for the course',
  'Send the invoice',
  'Write down what went well this week',
  'Ask about the training day',
]
const ADDITIONAL = [
  'Return the library books',
  'Look up train times',
  'Sort the box under the stairs',
  'Batteries and bin bags',
]

/** A believable plan: more on a working day, and the easier the day, the more of it done. */
export function demoPlan(
  { ease, isWorkday }: { ease: number; isWorkday: boolean },
  draw: Draw,
): DayPlan {
  const chance = (likely: number) => draw(1000) < likely * 1000
  const some = (pool: readonly string[], least: number, most: number): PlanItem[] => {
    const count = least + draw(most - least + 1)
    const first = draw(pool.length)
    return Array.from({ length: count }, (_, n) => ({
      text: pool[(first + n * 3) % pool.length] ?? '',
      completed: chance(ease + 0.1),
    }))
  }
  return toPlan({
    personal: some(PERSONAL, 1, 3),
    occupational: isWorkday ? some(OCCUPATIONAL, 1, 3) : [],
    additional: chance(0.3) ? some(ADDITIONAL, 1, 2) : [],
  })
}
