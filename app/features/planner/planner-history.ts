import type { DayString } from '#app/lib/dates.ts'
import { countDay, type DayPlan, LIST_NAMES, PLAN_LISTS, type PlanList } from './planner.ts'

/** A task in its slot. */
export interface PlannedTask {
  slot: number
  text: string
  completed: boolean
}

/** One list of a day, ready to be shown. */
export interface PlannedList {
  list: PlanList
  label: string
  tasks: PlannedTask[]
}

/** One day of the planner's history, ready to be shown. */
export interface PlanEntry {
  date: DayString
  /** Whether its tasks can be ticked here and now. */
  canTick: boolean
  /** The lists that have a task. */
  lists: PlannedList[]
  /** The labels of lists that could not be opened. */
  unreadable: string[]
}

/** Shapes a day's plan for the history; null when it holds no task and no list that is unreadable. */
export function toPlanEntry(
  date: DayString,
  plan: DayPlan,
  { canTick, unreadable = [] }: { canTick: boolean; unreadable?: readonly PlanList[] },
): PlanEntry | null {
  if (countDay(plan).total === 0 && unreadable.length === 0) return null
  const lists = LIST_NAMES.map((list) => ({
    list,
    label: PLAN_LISTS[list].label,
    tasks: plan[list].flatMap((item, slot) => (item.text === '' ? [] : [{ slot, ...item }])),
  }))
  return {
    date,
    canTick,
    lists: lists.filter(({ tasks }) => tasks.length > 0),
    unreadable: unreadable.map((list) => PLAN_LISTS[list].label),
  }
}
