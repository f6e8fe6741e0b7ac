import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { LIST_NAMES } from '#app/features/planner/planner.ts'
import type { SealedLists } from '#app/features/planner/stored-plan.ts'
import type { DayString } from '#app/lib/dates.ts'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { HAS_PLAN, wellbeingChecks } from '#db/schema/wellbeing.ts'
import type { Page } from './wellbeing.ts'

const { userId, date, dailyTasks } = wellbeingChecks

/** The routines of a day that has a plan alone (S1 §3). */
const NO_ROUTINE = '{"completed":[],"skipped":[]}'

/** What is stored of one day's tasks: one row, or none. */
export function planOn(db: Database, owner: Owner, day: DayString) {
  return db
    .select({ dailyTasks })
    .from(wellbeingChecks)
    .where(and(eq(userId, owner), eq(date, day)))
}

/** A page of the days that have a plan, newest first. */
export function listPlans(db: Database, owner: Owner, { before, limit }: Page) {
  const mine = and(eq(userId, owner), HAS_PLAN)
  return db
    .select({ date, dailyTasks })
    .from(wellbeingChecks)
    .where(before === null ? mine : and(mine, lt(date, before)))
    .orderBy(desc(date))
    .limit(limit)
}

/** A day to write to: `id` is for the record if there is none yet, `now` the server's clock (ms). */
export interface PlanDay {
  id: string
  userId: string
  date: DayString
  now: number
}

/**
 * Stores lists of a day's plan as long as its three lists still are what they `were`; it answers the
 * date when they were, and nothing when somebody else was faster. What of the record is not the
 * planner's stays as it is.
 */
export function savePlan(
  db: Database,
  day: PlanDay,
  change: { were: SealedLists; lists: Partial<SealedLists> },
) {
  const patch = JSON.stringify(change.lists)
  const unchanged = LIST_NAMES.map(
    (list) => sql`${dailyTasks} ->> ${`$.${list}`} is ${change.were[list]}`,
  )
  return db
    .insert(wellbeingChecks)
    .values({
      id: day.id,
      userId: day.userId,
      date: day.date,
      morningRoutine: NO_ROUTINE,
      eveningRoutine: NO_ROUTINE,
      dailyTasks: sql`json_patch('{}', ${patch})`,
      createdAt: day.now,
      updatedAt: day.now,
    })
    .onConflictDoUpdate({
      target: [userId, date],
      set: { dailyTasks: sql`json_patch(${dailyTasks}, ${patch})`, updatedAt: day.now },
      setWhere: and(...unchanged),
    })
    .returning({ date })
}
