import type { DayString } from '#app/lib/dates.ts'
import { err, type Result } from '#app/lib/result.ts'
import { changePlan, type PlanWriting } from './change-plan.server.ts'
import { dayToSave, type WritingMember } from '#app/features/wellbeing/day-to-save.ts'
import { countDay, type DayPlan, type PlanList, toPlan } from './planner.ts'
import type { PlannerForm } from './planner-form.ts'
import { mergePlans } from './planner-merge.ts'
import type { PlannerRefusal } from './planner-problem.ts'
import { type Tick, type TickRefusal, tickTask } from './planner-tick.ts'

type Writer = WritingMember & { id: string }
type Writing = Omit<PlanWriting, 'userId' | 'date'>

/**
 * Saves a member's plan under the day its form was opened for, merged with what was stored since,
 * marks that day's activity and gives its points, all or nothing.
 */
export async function savePlanner(
  writing: Writing,
  member: Writer,
  { date, base, plan }: PlannerForm,
): Promise<Result<DayPlan, PlannerRefusal>> {
  const day = dayToSave(date, member)
  if (!day.ok) return err({ kind: 'day' as const, message: day.error })
  const merge = (
    stored: DayPlan,
    unreadable: readonly PlanList[],
  ): Result<DayPlan, PlannerRefusal> => {
    if ([base, plan, stored].every((one) => countDay(one).total === 0))
      return err({ kind: 'empty' })
    // A form may still show what can no longer be opened: all of its words are then new.
    const merged = mergePlans(withoutLists(base, unreadable), plan, stored)
    return merged.ok ? merged : err({ kind: 'clash', clashes: merged.error })
  }
  return changePlan({ ...writing, userId: member.id, date }, merge, { isAwarded: true })
}

const withoutLists = (plan: DayPlan, lists: readonly PlanList[]): DayPlan =>
  toPlan({ ...plan, ...Object.fromEntries(lists.map((list) => [list, []])) })

/** Ticks or unticks one task of today's or yesterday's plan, if it still is the task that was meant. */
export async function saveTick(
  writing: Writing,
  member: Writer,
  tick: Tick,
): Promise<Result<DayPlan, TickRefusal>> {
  const date: DayString = tick.date
  if (!dayToSave(date, member).ok) return err('That day is over, and its plan stays as it was.')
  const change = (stored: DayPlan) => tickTask(stored, tick)
  return changePlan({ ...writing, userId: member.id, date }, change, { isAwarded: false })
}
