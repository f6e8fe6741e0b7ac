/** The planner's three lists, how many slots each has (S1 §5), and what a member reads. */
export const PLAN_LISTS = {
  personal: { label: 'Personal', slots: 10 },
  occupational: { label: 'Occupational', slots: 10 },
  additional: { label: 'Additional', slots: 5 },
} as const

export type PlanList = keyof typeof PLAN_LISTS

/** The lists in the order in which they are shown. */
export const LIST_NAMES = Object.keys(PLAN_LISTS) as [PlanList, ...PlanList[]]

/** A task may be this long, counted as browsers count `maxlength`. */
export const TASK_LENGTH = 200

/** What one slot holds. A slot without text is empty, and an empty slot is never completed. */
export interface PlanItem {
  text: string
  completed: boolean
}

/** One day's plan: every slot of every list, empty ones too, in their places. */
export type DayPlan = Readonly<Record<PlanList, readonly PlanItem[]>>

const EMPTY: PlanItem = { text: '', completed: false }

/** Builds something for each of the three lists. */
export function forEachList<T>(build: (list: PlanList) => T): Record<PlanList, T> {
  return {
    personal: build('personal'),
    occupational: build('occupational'),
    additional: build('additional'),
  }
}

/** A task in the form in which it is kept: on one line, without spaces around it. */
export function tidyItem({ text, completed }: PlanItem): PlanItem {
  const tidy = text.replace(/\s+/g, ' ').trim()
  return { text: tidy, completed: completed && tidy !== '' }
}

/** A plan of these items, first slots first; the slots after them are empty. */
export function toPlan(lists: Partial<Record<PlanList, readonly PlanItem[]>>): DayPlan {
  return forEachList((list) =>
    Array.from({ length: PLAN_LISTS[list].slots }, (_, slot) =>
      tidyItem(lists[list]?.[slot] ?? EMPTY),
    ),
  )
}

/** The items of a list up to its last task: what is worth storing. */
export function withoutEmptyEnd(items: readonly PlanItem[]): readonly PlanItem[] {
  const tasks = items.map(({ text }) => text !== '')
  return items.slice(0, tasks.lastIndexOf(true) + 1)
}

/** Whether two slots hold the same. */
export function isSameItem(a: PlanItem, b: PlanItem): boolean {
  return a.text === b.text && a.completed === b.completed
}

/** Whether two lists hold the same in every slot. */
export function isSameList(a: readonly PlanItem[], b: readonly PlanItem[]): boolean {
  return a.length === b.length && a.every((item, slot) => isSameItem(item, b[slot] ?? EMPTY))
}

/** Whether two plans hold the same in every slot. */
export function isSamePlan(a: DayPlan, b: DayPlan): boolean {
  return LIST_NAMES.every((list) => isSameList(a[list], b[list]))
}

/** How many tasks there are, and how many of them are done. */
export function countTasks(items: readonly PlanItem[]): { done: number; total: number } {
  const tasks = items.filter(({ text }) => text !== '')
  return { done: tasks.filter(({ completed }) => completed).length, total: tasks.length }
}

/** The same for a whole day. */
export function countDay(plan: DayPlan): { done: number; total: number } {
  return countTasks(LIST_NAMES.flatMap((list) => plan[list]))
}

/** How many slots of a list are in sight at first. */
const SLOTS_AT_FIRST = 3

/**
 * How many slots of a list are in sight: all its tasks, a few to begin with, and always an empty one
 * to go on with. None that was in sight (`before`) goes out of it again.
 */
export function slotsInSight(items: readonly PlanItem[], before = 0): number {
  const least = before || Math.max(SLOTS_AT_FIRST, withoutEmptyEnd(items).length)
  const next = items.findIndex(({ text }, slot) => slot >= least - 1 && text === '')
  return next < 0 ? items.length : Math.max(least, next + 1)
}
