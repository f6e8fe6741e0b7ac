import * as v from 'valibot'
import type { MemberVault } from '#app/features/privacy/member-vault.server.ts'
import { placeOf } from '#app/features/privacy/sealed-fields.ts'
import type { DayString } from '#app/lib/dates.ts'
import {
  type DayPlan,
  isSameList,
  LIST_NAMES,
  type PlanList,
  type SealedLists,
  StoredListSchema,
  toPlan,
  withoutEmptyEnd,
} from './planner.ts'

const place = (date: DayString, list: PlanList) => placeOf(`daily_tasks.${list}`, date)

/** The plan as the member wrote it. Throws when a list cannot be opened. */
export async function openPlan(
  vault: MemberVault,
  date: DayString,
  sealed: SealedLists,
): Promise<DayPlan> {
  const open = async (list: PlanList) => {
    const text = sealed[list]
    if (text === null) return [list, []] as const
    const opened = await vault.open(place(date, list), text)
    // An empty list in its place would be saved over the one that is there.
    if (!opened.ok) throw new Error(`The list ${list} cannot be opened.`)
    return [list, v.parse(StoredListSchema, opened.value)] as const
  }
  return toPlan(Object.fromEntries(await Promise.all(LIST_NAMES.map(open))))
}

/** The lists in which `after` differs from `before`, as they are stored (decision 17). */
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
