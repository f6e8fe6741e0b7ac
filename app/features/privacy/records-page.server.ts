import type { BatchResponse } from 'drizzle-orm/batch'
import { addDays, type DayString } from '#app/lib/dates.ts'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { firstAssessmentAfter, listAssessmentsBetween } from '#db/queries/assessments.ts'
import { findConsent } from '#db/queries/consents.ts'
import { listMemberKeys } from '#db/queries/members.ts'
import { firstMoodAfter, listMoodsBetween } from '#db/queries/moods.ts'
import type { RecordsPage } from './device-vault-door.ts'
import { openAssessments, openMoods } from './kept-records.server.ts'
import { type MasterKeys, openMemberVault } from './member-vault.server.ts'

/** A page is what there is of so many days. */
const PAGE_DAYS = 31

/** Before every record. */
export const FIRST_PAGE: DayString = '0001-01-01'

const lastDayOf = (from: DayString) => addDays(from, PAGE_DAYS - 1)

/** The queries of one page of a member's records, for one batch. */
export function recordsQueries(db: Database, owner: Owner, from: DayString) {
  const to = lastDayOf(from)
  return [
    listMemberKeys(db, owner),
    findConsent(db, owner, 'assessments'),
    listAssessmentsBetween(db, owner, from, to),
    listMoodsBetween(db, owner, from, to),
    firstAssessmentAfter(db, owner, to),
    firstMoodAfter(db, owner, to),
  ] as const
}

type Rows = BatchResponse<ReturnType<typeof recordsQueries>>

/** One page, opened. Throws when the member's keys cannot be. */
export async function toRecordsPage(masters: MasterKeys, rows: Rows): Promise<RecordsPage> {
  const [keys, [consent], assessmentRows, moodRows, [nextAssessment], [nextMood]] = rows
  const vault = await openMemberVault(masters, keys)
  const [assessments, moods] = await Promise.all([
    openAssessments(vault, assessmentRows),
    openMoods(vault, moodRows),
  ])
  const later = [nextAssessment?.date, nextMood?.date].filter((date) => typeof date === 'string')
  return {
    revision: consent?.withdrawnAt === null ? consent.revision : null,
    records: [...assessments.records, ...moods.records],
    unreadable: assessments.unreadable + moods.unreadable,
    next: later.sort()[0] ?? null,
  }
}
