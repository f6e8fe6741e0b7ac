import { and, eq, gte, inArray, isNotNull } from 'drizzle-orm'
import { addDays, dayIn } from '#app/lib/dates.ts'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { conversations } from '#db/schema/assistant.ts'
import { activityDays } from '#db/schema/rewards.ts'

/** What keeps the daily streak (S1 §9). */
const DAILY_KINDS = ['journal', 'assessment', 'check_in'] as const

/** The daily look-back of S1 §9, and a day for the zones. */
const DAILY_SPAN = 31

/** The weekly streak is told for a year at most, so that the rows read stay few. */
const WEEKLY_SPAN = 53 * 7

/** Which of the things that keep the daily streak were done, on which days, lately. */
export function listStreakDays(db: Database, owner: Owner, now: number) {
  return db
    .select({ date: activityDays.date, kind: activityDays.kind })
    .from(activityDays)
    .where(
      and(
        eq(activityDays.userId, owner),
        inArray(activityDays.kind, DAILY_KINDS),
        gte(activityDays.date, addDays(dayIn('UTC', now), -DAILY_SPAN)),
      ),
    )
}

/** The days of the last year with a conversation that has ended. */
export function listConversationDays(db: Database, owner: Owner, now: number) {
  return db
    .selectDistinct({ date: conversations.date })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, owner),
        isNotNull(conversations.endedAt),
        gte(conversations.date, addDays(dayIn('UTC', now), -WEEKLY_SPAN)),
      ),
    )
}
