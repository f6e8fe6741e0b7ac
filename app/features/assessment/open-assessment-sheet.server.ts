import { openAssessments } from '#app/features/privacy/kept-records.server.ts'
import {
  type MasterKeys,
  type MemberKeyRow,
  openMemberVault,
} from '#app/features/privacy/member-vault.server.ts'
import { addDays, dayIn } from '#app/lib/dates.ts'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { type AssessmentRow, listAssessmentsBetween } from '#db/queries/assessments.ts'
import { listLastCheckInDays } from '#db/queries/check-in-days.ts'
import { listChecks, type WellbeingRow } from '#db/queries/wellbeing.ts'
import {
  checkInAverages,
  daysOf,
  type Sheet,
  type SheetMonths,
  type SheetPeriod,
  sheetScores,
} from './assessment-sheet.ts'
import { type CheckInDayRow, readCheckInDays } from '#app/features/check-in/check-in-day.ts'
import { recentMottos } from '#app/features/check-in/recent-mottos.server.ts'

/** Mottos are offered from so many of the newest check-ins, and so many of them. */
const MOTTO_DAYS = 21
const MOST_MOTTOS = 6

/** The queries of a sheet; a day more than its period at each end, since the zone is not known yet. */
export function sheetQueries(db: Database, owner: Owner, of: { months: SheetMonths; now: number }) {
  const days = daysOf(of.months)
  const first = addDays(dayIn('Etc/GMT+12', of.now), 1 - days)
  return [
    listAssessmentsBetween(db, owner, first, dayIn('Etc/GMT-14', of.now)),
    listLastCheckInDays(db, owner, { days, now: of.now }),
    listChecks(db, owner, { before: null, limit: MOTTO_DAYS }),
  ] as const
}

/** The rows of {@link sheetQueries} and the member's key rows. */
export interface SheetRows {
  assessments: readonly AssessmentRow[]
  days: readonly CheckInDayRow[]
  checks: readonly WellbeingRow[]
  keys: readonly MemberKeyRow[]
}

interface SheetOf {
  period: SheetPeriod
  /** The operator's offset (decision 26). */
  offset: number
  keptWhere: Sheet['keptWhere']
}

/** Opens what a sheet is made of. Throws when the keys cannot be opened or a check-in is damaged. */
export async function openAssessmentSheet(
  masters: MasterKeys,
  rows: SheetRows,
  { period, offset, keptWhere }: SheetOf,
): Promise<Sheet> {
  const vault = await openMemberVault(masters, rows.keys)
  const [{ records, unreadable }, mottos] = await Promise.all([
    openAssessments(vault, keptWhere === 'server' ? rows.assessments : []),
    recentMottos(vault, rows.checks, MOST_MOTTOS),
  ])
  const averages = checkInAverages(readCheckInDays(rows.days), period)
  const around = { period, offset, averages, mottos }
  if (keptWhere === 'device') return { keptWhere, around }
  return { keptWhere, around, opened: { scores: sheetScores(records, period, offset), unreadable } }
}
