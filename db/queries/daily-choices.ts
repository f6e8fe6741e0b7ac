import { and, between, eq, sql } from 'drizzle-orm'
import { addDays, dayIn, type DayString } from '#app/lib/dates.ts'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { dailyRefreshes } from '#db/schema/wellbeing.ts'

/** What is chosen anew each day. */
export type DailyChoice = (typeof dailyRefreshes.$inferSelect)['kind']

/**
 * How often a kind of choice was refreshed on the dates around `now`. A page asks before it knows
 * the member's zone, and a member's own date is never more than a day from the date in UTC, so three
 * dates hold it; the reader takes the one it needs.
 */
export function listRefreshes(db: Database, owner: Owner, kind: DailyChoice, now: number) {
  const today = dayIn('UTC', now)
  return db
    .select({ date: dailyRefreshes.date, count: dailyRefreshes.count })
    .from(dailyRefreshes)
    .where(
      and(
        eq(dailyRefreshes.userId, owner),
        eq(dailyRefreshes.kind, kind),
        between(dailyRefreshes.date, addDays(today, -1), addDays(today, 1)),
      ),
    )
}

/** Counts one refresh more; two at once count as two. */
export function addRefresh(
  db: Database,
  refresh: { userId: string; kind: DailyChoice; date: DayString },
) {
  return db
    .insert(dailyRefreshes)
    .values({ ...refresh, count: 1 })
    .onConflictDoUpdate({
      target: [dailyRefreshes.userId, dailyRefreshes.kind, dailyRefreshes.date],
      set: { count: sql`${dailyRefreshes.count} + 1` },
    })
    .returning({ count: dailyRefreshes.count })
}
