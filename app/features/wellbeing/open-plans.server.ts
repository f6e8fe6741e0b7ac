import type { MemberVault } from '#app/features/privacy/member-vault.server.ts'
import type { DayString } from '#app/lib/dates.ts'
import { onePerDate } from './check-in-history.ts'
import { readSealedLists } from './planner.ts'
import { type PlanEntry, toPlanEntry } from './planner-history.ts'
import { openPlan } from './sealed-plan.server.ts'

/**
 * The plans of these records, newest first and one of each date; those from `tickFrom` on can be
 * ticked. Throws when a record or a list cannot be read.
 */
export async function openPlans(
  vault: MemberVault,
  rows: readonly { date: DayString; dailyTasks: string }[],
  tickFrom: DayString | null,
): Promise<PlanEntry[]> {
  const entries = rows.map(async ({ date, dailyTasks }) => {
    const plan = await openPlan(vault, date, readSealedLists(dailyTasks))
    return toPlanEntry(date, plan, tickFrom !== null && date >= tickFrom)
  })
  return onePerDate((await Promise.all(entries)).filter((entry) => entry !== null))
}
