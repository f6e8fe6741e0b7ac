import { and, desc, eq, gte } from 'drizzle-orm'
import type { ActivityKind } from '#app/features/rewards/points.ts'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { activityDays } from '#db/schema/rewards.ts'

/** Marks that a kind of thing was done on a member's day; a second mark changes nothing. */
export function markActivity(db: Database, mark: typeof activityDays.$inferInsert) {
  return db.insert(activityDays).values(mark).onConflictDoNothing()
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
