import { and, asc, between, eq, gt, not, sql } from 'drizzle-orm'
import type { DayString } from '#app/lib/dates.ts'
import type { Database } from '#db/client.ts'
import { isConsented } from '#db/consented.ts'
import { ownerById, type Owner } from '#db/owner.ts'
import { moodEntries } from '#db/schema/wellbeing.ts'

const columns = {
  id: moodEntries.id,
  date: moodEntries.date,
  state: moodEntries.state,
  createdAt: moodEntries.createdAt,
}

/** One mood as it is stored: its state is sealed. */
export interface MoodRow {
  id: string
  date: DayString
  state: string
  createdAt: number
}

/**
 * Keeps a mood while the assessments consent is in force; one that is there already stays as it is.
 * Goes into one batch with `raiseRevision`.
 */
export function insertMood(db: Database, row: MoodRow & { userId: string }) {
  const { id, userId, date, state, createdAt } = row
  return db
    .insert(moodEntries)
    .select(
      sql`select ${id}, ${userId}, ${date}, ${state}, ${createdAt} where ${isConsented(ownerById(userId), 'assessments')}`,
    )
    .onConflictDoNothing()
}

/** The moods of a span of dates in the order they were chosen; the caller bounds it. */
export function listMoodsBetween(db: Database, owner: Owner, from: DayString, to: DayString) {
  return db
    .select(columns)
    .from(moodEntries)
    .where(and(eq(moodEntries.userId, owner), between(moodEntries.date, from, to)))
    .orderBy(asc(moodEntries.date), asc(moodEntries.createdAt))
}

/** The first date after `day` that has a mood; no row when there is none. */
export function firstMoodAfter(db: Database, owner: Owner, day: DayString) {
  return db
    .select({ date: moodEntries.date })
    .from(moodEntries)
    .where(and(eq(moodEntries.userId, owner), gt(moodEntries.date, day)))
    .orderBy(moodEntries.date)
    .limit(1)
}

/** Takes one mood away; for one batch with `raiseRevision`. */
export function deleteMood(db: Database, owner: Owner, id: string) {
  return db.delete(moodEntries).where(and(eq(moodEntries.userId, owner), eq(moodEntries.id, id)))
}

/** Erases the moods of a member who has no assessments consent in force; for one batch. */
export function eraseUnconsentedMoods(db: Database, owner: Owner) {
  return db
    .delete(moodEntries)
    .where(and(eq(moodEntries.userId, owner), not(isConsented(owner, 'assessments'))))
}
