import { and, between, desc, eq, gt, gte, lt, not, sql } from 'drizzle-orm'
import type { DayString } from '#app/lib/dates.ts'
import type { Database } from '#db/client.ts'
import { isConsented } from '#db/consented.ts'
import { ownerById, type Owner } from '#db/owner.ts'
import { assessments } from '#db/schema/wellbeing.ts'

const columns = {
  date: assessments.date,
  answers: assessments.answers,
  createdAt: assessments.createdAt,
}

/** One assessment as it is stored: its answers are sealed. */
export interface AssessmentRow {
  date: DayString
  answers: string
  createdAt: number
}

/**
 * Keeps an assessment under its date while the assessments consent is in force, unless one that was
 * answered later is there. Goes into one batch with `raiseRevision`, which tells whether there was a
 * consent.
 */
export function upsertAssessment(
  db: Database,
  row: AssessmentRow & { id: string; userId: string },
) {
  const { id, userId, date, answers, createdAt } = row
  return db
    .insert(assessments)
    .select(
      sql`select ${id}, ${userId}, ${date}, ${answers}, ${createdAt} where ${isConsented(ownerById(userId), 'assessments')}`,
    )
    .onConflictDoUpdate({
      target: [assessments.userId, assessments.date],
      set: { answers: sql`excluded.answers`, createdAt: sql`excluded.created_at` },
      setWhere: gt(sql`excluded.created_at`, assessments.createdAt),
    })
}

/** A page of assessments, newest first, from before a date (the newest page when null). */
export function listAssessments(
  db: Database,
  owner: Owner,
  { before, limit }: { before: DayString | null; limit: number },
) {
  const mine = eq(assessments.userId, owner)
  return db
    .select(columns)
    .from(assessments)
    .where(before === null ? mine : and(mine, lt(assessments.date, before)))
    .orderBy(desc(assessments.date))
    .limit(limit)
}

/** The newest two assessments, of which one may be today's. */
export function latestAssessments(db: Database, owner: Owner) {
  return listAssessments(db, owner, { before: null, limit: 2 })
}

/** The assessments of a span of dates, newest first; the caller bounds it. */
export function listAssessmentsBetween(db: Database, owner: Owner, from: DayString, to: DayString) {
  return db
    .select(columns)
    .from(assessments)
    .where(and(eq(assessments.userId, owner), between(assessments.date, from, to)))
    .orderBy(desc(assessments.date))
}

/** The first date after `day` that has an assessment; no row when there is none. */
export function firstAssessmentAfter(db: Database, owner: Owner, day: DayString) {
  return db
    .select({ date: assessments.date })
    .from(assessments)
    .where(and(eq(assessments.userId, owner), gt(assessments.date, day)))
    .orderBy(assessments.date)
    .limit(1)
}

/** The date that `skip` other assessments from `from` on lie before; no row when there is none. */
export function assessmentDateFrom(
  db: Database,
  owner: Owner,
  { from, skip }: { from: DayString; skip: number },
) {
  return db
    .select({ date: assessments.date })
    .from(assessments)
    .where(and(eq(assessments.userId, owner), gte(assessments.date, from)))
    .orderBy(assessments.date)
    .limit(1)
    .offset(skip)
}

/** Erases the assessments of a member who has no assessments consent in force; for one batch. */
export function eraseUnconsentedAssessments(db: Database, owner: Owner) {
  return db
    .delete(assessments)
    .where(and(eq(assessments.userId, owner), not(isConsented(owner, 'assessments'))))
}
