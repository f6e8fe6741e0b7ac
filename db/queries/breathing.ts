import { and, between, count, desc, eq, sql } from 'drizzle-orm'
import { addDays, dayIn, type DayString } from '#app/lib/dates.ts'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { breathingExercises } from '#db/schema/wellbeing.ts'
import { awardActivity } from './points.ts'

/**
 * Stores an exercise, marks the day and gives its points; for one batch. The browser made the exercise's id, so a
 * record that arrives twice is one record; one that was sent early and then finished only grows.
 */
export function saveExercise(
  db: Database,
  exercise: {
    userId: string
    id: string
    technique: string
    seconds: number
    completed: boolean
    date: DayString
    createdAt: number
  },
) {
  const { userId, date, createdAt } = exercise
  return [
    db
      .insert(breathingExercises)
      .values(exercise)
      .onConflictDoUpdate({
        target: [breathingExercises.userId, breathingExercises.id],
        set: {
          seconds: sql`max(${breathingExercises.seconds}, excluded.seconds)`,
          completed: sql`max(${breathingExercises.completed}, excluded.completed)`,
        },
        setWhere: sql`${breathingExercises.technique} = excluded.technique`,
      }),
    ...awardActivity(db, { userId, date, kind: 'breathing', now: createdAt }),
  ] as const
}

/**
 * The exercises of the dates around `now`, newest first, at most twenty. (A page asks before it knows
 * the member's zone; their own date is never more than a day from the date in UTC.)
 */
export function listRecentExercises(db: Database, owner: Owner, now: number) {
  const today = dayIn('UTC', now)
  return db
    .select({
      date: breathingExercises.date,
      technique: breathingExercises.technique,
      seconds: breathingExercises.seconds,
      completed: breathingExercises.completed,
    })
    .from(breathingExercises)
    .where(
      and(
        eq(breathingExercises.userId, owner),
        between(breathingExercises.date, addDays(today, -1), addDays(today, 1)),
      ),
    )
    .orderBy(desc(breathingExercises.date), desc(breathingExercises.createdAt))
    .limit(20)
}

/** How many exercises a member has on record. */
export function countExercises(db: Database, owner: Owner) {
  return db
    .select({ exercises: count() })
    .from(breathingExercises)
    .where(eq(breathingExercises.userId, owner))
}
