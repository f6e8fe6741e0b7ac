import * as v from 'valibot'
import type { MemberVault } from '#app/features/privacy/member-vault.server.ts'
import { placeOf } from '#app/features/privacy/sealed-fields.ts'
import type { DayString } from '#app/lib/dates.ts'
import {
  type DayPlan,
  isSameList,
  LIST_NAMES,
  type PlanList,
  toPlan,
  withoutEmptyEnd,
} from './planner.ts'
import { type SealedLists, StoredListSchema } from './stored-plan.ts'

const place = (date: DayString, list: PlanList) => placeOf(`daily_tasks.${list}`, date)

/** A plan as the member wrote it. A list that could not be opened is named, and empty in it. */
export interface OpenedPlan {
  plan: DayPlan
  unreadable: PlanList[]
}

/** Opens the lists of a plan as they are stored. */
export async function openPlan(
  vault: MemberVault,
  date: DayString,
  sealed: SealedLists,
): Promise<OpenedPlan> {
  const open = async (list: PlanList) => {
    const text = sealed[list]
    if (text === null) return [list, []] as const
    const opened = await vault.open(place(date, list), text)
    return [list, opened.ok ? v.parse(StoredListSchema, opened.value) : null] as const
  }
  const lists = await Promise.all(LIST_NAMES.map(open))
  const unreadable = lists.flatMap(([list, items]) => (items === null ? [list] : []))
  const readable = lists.flatMap(([list, items]) => (items === null ? [] : [[list, items]]))
  return { plan: toPlan(Object.fromEntries(readable)), unreadable }
}

/**
 * The lists in which `after` differs from `before`, as they are stored (decision 17). So one that
 * could not be opened, and is empty in both, stays as it is.
 */
export async function sealChanges(
  vault: MemberVault,
  date: DayString,
  { before, after }: { before: DayPlan; after: DayPlan },
): Promise<Partial<SealedLists>> {
  const changed = LIST_NAMES.filter((list) => !isSameList(before[list], after[list]))
  const seal = async (list: PlanList) => {
    const items = withoutEmptyEnd(after[list])
    if (items.length === 0) return [list, null] as const
    return [list, await vault.seal(place(date, list), JSON.stringify(items))] as const
  }
  return Object.fromEntries(await Promise.all(changed.map(seal)))
}
