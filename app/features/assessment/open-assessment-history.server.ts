import { openAssessments } from '#app/features/privacy/kept-records.server.ts'
import {
  type MasterKeys,
  type MemberKeyRow,
  openMemberVault,
} from '#app/features/privacy/member-vault.server.ts'
import type { DayString } from '#app/lib/dates.ts'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { type AssessmentRow, assessmentDateFrom, listAssessments } from '#db/queries/assessments.ts'
import {
  type AssessmentHistory,
  assessmentHistory,
  ASSESSMENTS_A_PAGE,
} from './assessment-history.ts'

/** After every date. */
const NEVER: DayString = '9999-12-31'

/** The queries of a page of the history: its rows, one more from before it, and where the newer one ends. */
export function historyQueries(db: Database, owner: Owner, before: DayString | null) {
  return [
    listAssessments(db, owner, { before, limit: ASSESSMENTS_A_PAGE + 1 }),
    assessmentDateFrom(db, owner, { from: before ?? NEVER, skip: ASSESSMENTS_A_PAGE }),
  ] as const
}

/** The rows of {@link historyQueries} and the member's key rows. */
export interface HistoryRows {
  rows: readonly AssessmentRow[]
  above: { date: DayString } | undefined
  keys: readonly MemberKeyRow[]
}

/** Opens a page of the history; a row that cannot be is counted. Throws when the keys cannot be opened. */
export async function openAssessmentHistory(
  masters: MasterKeys,
  { rows, above, keys }: HistoryRows,
  { before, offset }: { before: DayString | null; offset: number },
): Promise<AssessmentHistory> {
  const vault = await openMemberVault(masters, keys)
  const page = rows.slice(0, ASSESSMENTS_A_PAGE)
  const rest = rows.slice(ASSESSMENTS_A_PAGE)
  const [opened, earlier] = await Promise.all([
    openAssessments(vault, page),
    openAssessments(vault, rest),
  ])
  return assessmentHistory(
    {
      records: opened.records,
      unreadable: opened.unreadable,
      earlier: earlier.records[0] ?? null,
      older: rest.length > 0 ? (page.at(-1)?.date ?? null) : null,
      newer: before === null ? null : (above?.date ?? 'newest'),
    },
    offset,
  )
}
