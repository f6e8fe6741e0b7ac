import type { MemberVault } from '#app/features/privacy/member-vault.server.ts'
import type { DayString } from '#app/lib/dates.ts'
import { onePerDate } from '#app/features/check-in/check-in-history.ts'
import { readSealedLists } from './stored-plan.ts'
import { type PlanEntry, toPlanEntry } from './planner-history.ts'
import { openPlan } from './sealed-plan.server.ts'

/**
 * The plans of these records, newest first and one of each date; those from `tickFrom` on can be
 * ticked. A list that cannot be opened hides nothing else. Throws when a record cannot be read.
 */
export async function openPlans(
  vault: MemberVault,
  rows: readonly { date: DayString; dailyTasks: string }[],
  tickFrom: DayString | null,
): Promise<PlanEntry[]> {
  const entries = rows.map(async ({ date, dailyTasks }) => {
    const { plan, unreadable } = await openPlan(vault, date, readSealedLists(dailyTasks))
    const canTick = tickFrom !== null && date >= tickFrom
    return toPlanEntry(date, plan, { canTick, unreadable })
  })
  return onePerDate((await Promise.all(entries)).filter((entry) => entry !== null))
}
