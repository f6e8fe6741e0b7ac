import type { MemberVault } from '#app/features/privacy/member-vault.server.ts'
import type { DayString } from '#app/lib/dates.ts'
import type { WellbeingRow } from '#db/queries/wellbeing.ts'
import { checkInChart } from './check-in-chart.ts'
import { readCheckIn } from './check-in.ts'
import { type HistoryEntry, onePerDate, toHistoryEntry } from './check-in-history.ts'
import { openMottos } from './mottos.server.ts'

/**
 * The check-ins of these records, mottos opened, newest first and one of each date. Days that have
 * a plan alone fall away. A motto that cannot be opened hides nothing else. Throws when a record cannot
 * be read.
 */
export async function openHistory(
  vault: MemberVault,
  rows: readonly WellbeingRow[],
): Promise<HistoryEntry[]> {
  const entries = rows.map(async (row) => {
    const checkIn = readCheckIn(row)
    if (!checkIn) return null
    const opened = await openMottos(vault, row.date, checkIn)
    return toHistoryEntry(row.date, opened.checkIn, opened.unreadable)
  })
  return onePerDate((await Promise.all(entries)).filter((entry) => entry !== null))
}

/** Days on one page; one more is asked for, to know whether there is an older page. */
export const PAGE_DAYS = 31
const JUST_NOW_MS = 15_000

/**
 * A page of the history, from up to one record more than fits on it, newest first.
 * @param before the date that the page lies before; null for the newest page
 */
export async function openHistoryPage(
  vault: MemberVault,
  checks: readonly WellbeingRow[],
  { before, now }: { before: DayString | null; now: number },
) {
  const page = checks.slice(0, PAGE_DAYS)
  const entries = await openHistory(vault, page)
  const isFirstPage = before === null
  return {
    entries,
    chart: isFirstPage ? checkInChart(entries) : null,
    older: checks.length > PAGE_DAYS ? (page.at(-1)?.date ?? null) : null,
    isFirstPage,
    isJustSaved: isFirstPage && now - (page[0]?.updatedAt ?? 0) < JUST_NOW_MS,
  }
}
