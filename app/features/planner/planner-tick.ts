import * as v from 'valibot'
import { DaySchema } from '#app/lib/day-schema.ts'
import { err, ok, type Result } from '#app/lib/result.ts'
import { type DayPlan, LIST_NAMES } from './planner.ts'

/** Why a task was not ticked. */
export type TickRefusal =
  | 'This plan was changed elsewhere. Here is how it stands now.'
  | 'That day is over, and its plan stays as it was.'

/** The ticking of one task: where it stands, the words it had, and whether it is to be done. */
export const TickSchema = v.object({
  date: DaySchema,
  list: v.picklist(LIST_NAMES),
  slot: v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number)),
  text: v.pipe(v.string(), v.minLength(1)),
  completed: v.pipe(
    v.picklist(['', 'on']),
    v.transform((value) => value === 'on'),
  ),
})

export type Tick = v.InferOutput<typeof TickSchema>

/** The plan with that one task ticked or unticked, unless other words stand in its place by now. */
export function tickTask(plan: DayPlan, tick: Tick): Result<DayPlan, TickRefusal> {
  const { list, slot, text, completed } = tick
  if (plan[list][slot]?.text !== text) {
    return err('This plan was changed elsewhere. Here is how it stands now.')
  }
  const items = plan[list].map((item, at) => (at === slot ? { text, completed } : item))
  return ok({ ...plan, [list]: items })
}
