import { openMoods } from '#app/features/privacy/kept-records.server.ts'
import type { MemberVault } from '#app/features/privacy/member-vault.server.ts'
import {
  addDays,
  daysOfMonth,
  dayIn,
  type DayString,
  type MonthString,
  monthOf,
} from '#app/lib/dates.ts'
import type { MoodRow } from '#db/queries/moods.ts'
import { type MonthFrame, type MoodMonth, moodMonth } from './mood-month.ts'

/**
 * The dates to read for a month. Without one it is the month of the member's today, which is not
 * known yet: that is the month of a date at most a day from the date in UTC.
 */
export function datesToRead(
  month: MonthString | null,
  now: number,
): { from: DayString; to: DayString } {
  if (month !== null) {
    const { first, last } = daysOfMonth(month)
    return { from: first, to: last }
  }
  const today = dayIn('UTC', now)
  return { from: daysOfMonth(monthOf(addDays(today, -1))).first, to: addDays(today, 1) }
}

/** The month of stored moods, and how many could not be opened. */
export async function openMoodMonth(
  vault: MemberVault,
  rows: readonly MoodRow[],
  frame: MonthFrame,
): Promise<{ month: MoodMonth; unreadable: number }> {
  const { records, unreadable } = await openMoods(vault, rows)
  return { month: moodMonth(records, frame), unreadable }
}
