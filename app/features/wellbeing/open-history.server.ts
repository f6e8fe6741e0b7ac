import type { MemberVault } from '#app/features/privacy/member-vault.server.ts'
import type { WellbeingRow } from '#db/queries/wellbeing.ts'
import { readCheckIn } from './check-in.ts'
import { type HistoryEntry, onePerDate, toHistoryEntry } from './check-in-history.ts'
import { openMottos } from './mottos.server.ts'

/**
 * The check-ins of these records, mottos opened, newest first and one of each date. Days that have
 * a plan alone fall away. Throws when a record or a motto cannot be read.
 */
export async function openHistory(
  vault: MemberVault,
  rows: readonly WellbeingRow[],
): Promise<HistoryEntry[]> {
  const entries = rows.map(async (row) => {
    const checkIn = readCheckIn(row)
    return checkIn && toHistoryEntry(row.date, await openMottos(vault, row.date, checkIn))
  })
  return onePerDate((await Promise.all(entries)).filter((entry) => entry !== null))
}
