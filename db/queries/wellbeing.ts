import { and, between, desc, eq, lt, sql } from 'drizzle-orm'
import type { CheckInRecord } from '#app/features/check-in/check-in.ts'
import { type DayString, dayIn } from '#app/lib/dates.ts'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { HAS_CHECK_IN, wellbeingChecks } from '#db/schema/wellbeing.ts'

const columns = {
  date: wellbeingChecks.date,
  morningRoutine: wellbeingChecks.morningRoutine,
  eveningRoutine: wellbeingChecks.eveningRoutine,
  dailyTasks: wellbeingChecks.dailyTasks,
  dailyDiscipline: wellbeingChecks.dailyDiscipline,
  updatedAt: wellbeingChecks.updatedAt,
}

/** One day's record as the queries here give it. */
export interface WellbeingRow extends CheckInRecord {
  date: DayString
  /** When it was last saved (ms). */
  updatedAt: number
}

/**
 * The records of every date that is today somewhere on earth at `now`: at most three. A page can so
 * read its member's today in the same round trip that tells it the member's zone.
 */
export function listChecksAround(db: Database, owner: Owner, now: number) {
  const earliest = dayIn('Etc/GMT+12', now)
  const latest = dayIn('Etc/GMT-14', now)
  return db
    .select(columns)
    .from(wellbeingChecks)
    .where(and(eq(wellbeingChecks.userId, owner), between(wellbeingChecks.date, earliest, latest)))
}

/** The record of one day: one row, or none. */
export function checkOn(db: Database, owner: Owner, date: DayString) {
  return db
    .select(columns)
    .from(wellbeingChecks)
    .where(and(eq(wellbeingChecks.userId, owner), eq(wellbeingChecks.date, date)))
}

export interface Page {
  /** Only dates before this one; the newest page when null. */
  before: DayString | null
  /** The most rows read, however long the history. */
  limit: number
}

/** A page of the records that have a check-in, newest first. */
export function listChecks(db: Database, owner: Owner, { before, limit }: Page) {
  const mine = and(eq(wellbeingChecks.userId, owner), HAS_CHECK_IN)
  return db
    .select(columns)
    .from(wellbeingChecks)
    .where(before === null ? mine : and(mine, lt(wellbeingChecks.date, before)))
    .orderBy(desc(wellbeingChecks.date))
    .limit(limit)
}

/**
 * Saves a check-in in one statement, so that savings at the same instant cannot make two records of
 * a day. Its routines and discipline replace those of the day; its tasks are merged key by key,
 * which leaves the planner's lists as they are.
 */
export function upsertCheckIn(
  db: Database,
  day: { id: string; userId: string; date: DayString; now: number },
  record: CheckInRecord,
) {
  const { id, userId, date, now } = day
  return db
    .insert(wellbeingChecks)
    .values({ id, userId, date, ...record, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [wellbeingChecks.userId, wellbeingChecks.date],
      set: {
        morningRoutine: record.morningRoutine,
        eveningRoutine: record.eveningRoutine,
        dailyTasks: sql`json_patch(${wellbeingChecks.dailyTasks}, ${record.dailyTasks})`,
        dailyDiscipline: record.dailyDiscipline,
        updatedAt: now,
      },
    })
}
