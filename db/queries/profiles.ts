import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { profiles } from '#db/schema/accounts.ts'
import { userPoints } from '#db/schema/rewards.ts'

/** What a member may change of their own profile. */
export type ProfileChange = Partial<
  Pick<
    typeof profiles.$inferInsert,
    'name' | 'avatar' | 'timeZone' | 'pendingTimeZone' | 'pendingFrom'
  >
>

export function updateProfile(db: Database, owner: Owner, change: ProfileChange) {
  return db.update(profiles).set(change).where(eq(profiles.id, owner))
}

/** What decides which avatars are open; at most one row. */
export function findPoints(db: Database, owner: Owner) {
  return db
    .select({ totalPoints: userPoints.totalPoints, unlockedAvatars: userPoints.unlockedAvatars })
    .from(userPoints)
    .where(eq(userPoints.userId, owner))
    .limit(1)
}
