import { and, desc, eq, gte, sql, type SQL } from 'drizzle-orm'
import type { ActivityKind } from '#app/features/rewards/points.ts'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { activityDays } from '#db/schema/rewards.ts'

/**
 * Marks that a kind of thing was done on a member's day; a second mark changes nothing. With
 * `onlyIf` the mark is made only where that is true, such as while there is a consent.
 */
export function markActivity(
  db: Database,
  { userId, date, kind, createdAt }: typeof activityDays.$inferInsert,
  onlyIf: SQL = sql`true`,
) {
  return db
    .insert(activityDays)
    .select(sql`select ${userId}, ${date}, ${kind}, ${createdAt} where ${onlyIf}`)
    .onConflictDoNothing()
}

/** The marks from a day on. The caller bounds the span, so the rows read do not grow with the years. */
export function listActivity(db: Database, owner: Owner, from: string) {
  return db
    .select({ date: activityDays.date, kind: activityDays.kind })
    .from(activityDays)
    .where(and(eq(activityDays.userId, owner), gte(activityDays.date, from)))
}

/** The newest mark of a kind, or no row when there never was one. */
export function latestActivity(db: Database, owner: Owner, kind: ActivityKind) {
  return db
    .select({ date: activityDays.date })
    .from(activityDays)
    .where(and(eq(activityDays.userId, owner), eq(activityDays.kind, kind)))
    .orderBy(desc(activityDays.date))
    .limit(1)
}
