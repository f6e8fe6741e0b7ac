import { and, eq, sql, type SQL } from 'drizzle-orm'
import { AWARDS, type ActivityKind } from '#app/features/rewards/points.ts'
import type { DayString } from '#app/lib/dates.ts'
import type { Database } from '#db/client.ts'
import { activityDays, avatarTiers, userPoints } from '#db/schema/rewards.ts'
import { markActivity } from './activity.ts'

/** Something done on a member's own day, at the server's instant `now` (ms). */
export interface Activity {
  userId: string
  date: DayString
  kind: ActivityKind
  now: number
}

/**
 * The statements that mark a day's activity and give its points, for the batch that saves the thing
 * itself. A kind counts once a day, a first time once in a life, and nothing is ever deducted; a
 * batch is all or nothing, so a hundred at once give what one gives. The points therefore stand or
 * fall with what they are given for: there is no failure of theirs alone that could only be logged
 * (S1 §8). With `onlyIf`, the condition under which the batch saves the thing, they share it.
 */
export function awardActivity(db: Database, activity: Activity, onlyIf?: SQL) {
  const { userId, date, kind, now } = activity
  return [
    db.insert(userPoints).values({ userId, updatedAt: now }).onConflictDoNothing(),
    givePoints(db, activity, onlyIf),
    markActivity(db, { userId, date, kind, createdAt: now }, onlyIf),
  ] as const
}

/** Gives the points of a kind, as long as the day has no mark of it. */
function givePoints(db: Database, { userId, date, kind, now }: Activity, onlyIf?: SQL) {
  const { points, first } = AWARDS[kind]
  // Every right-hand side of an UPDATE sees the row as it was: the flag before it is set.
  const gain = first ? sql`${points} + ${points} * (not ${userPoints[first]})` : sql`${points}`
  const total = sql`${userPoints.totalPoints} + ${gain}`
  const marked = sql`select 1 from ${activityDays} where ${and(
    eq(activityDays.userId, userId),
    eq(activityDays.kind, kind),
    eq(activityDays.date, date),
  )}`
  return db
    .update(userPoints)
    .set({
      totalPoints: total,
      unlockedAvatars: withReached(total),
      ...(first && { [first]: true }),
      updatedAt: now,
    })
    .where(and(eq(userPoints.userId, userId), sql`not exists (${marked})`, onlyIf))
}

/** The unlocked avatars and, after them, those of the tiers that `total` points reach. */
function withReached(total: ReturnType<typeof sql>) {
  const { unlockedAvatars } = userPoints
  return sql`(select json_group_array(avatar) from (
    select value as avatar, key as place from json_each(${unlockedAvatars})
    union all
    select ${avatarTiers.avatar}, 1000 + ${avatarTiers.tier} from ${avatarTiers}
    where ${avatarTiers.pointsRequired} <= ${total}
    and ${avatarTiers.avatar} not in (select value from json_each(${unlockedAvatars}))
    order by place))`
}
