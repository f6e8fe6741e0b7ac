import type { MemberVault } from '#app/features/privacy/member-vault.server.ts'
import type { WellbeingRow } from '#db/queries/wellbeing.ts'
import type { Motto } from '#app/features/assessment/assessment-sheet.ts'
import { readCheckIn } from './check-in.ts'
import { openMottos } from './mottos.server.ts'

/**
 * The newest mottos of these records (newest first), each once, at most `most`. A day that cannot be
 * read is left out: the sheet only offers them.
 */
export async function recentMottos(
  vault: MemberVault,
  rows: readonly WellbeingRow[],
  most: number,
): Promise<Motto[]> {
  const days = await Promise.all(rows.map((row) => mottosOf(vault, row).catch(() => [])))
  const byWords = new Map<string, Motto>()
  for (const motto of days.flat()) if (!byWords.has(motto.words)) byWords.set(motto.words, motto)
  return [...byWords.values()].slice(0, most)
}

async function mottosOf(vault: MemberVault, row: WellbeingRow): Promise<Motto[]> {
  const checkIn = readCheckIn(row)
  if (!checkIn) return []
  const { morning, evening } = (await openMottos(vault, row.date, checkIn)).checkIn
  return [morning.motto, evening.motto].flatMap((words) =>
    words === '' ? [] : [{ date: row.date, words }],
  )
}
