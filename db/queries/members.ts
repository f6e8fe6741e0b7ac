import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { markActivity } from './activity.ts'
import { profiles, sessions, users } from '#db/schema/accounts.ts'
import { userSubscriptionStatus } from '#db/schema/plans.ts'
import { memberKeys } from '#db/schema/privacy.ts'

/** The session and its member in one row: what every signed-in page needs to know first. */
export function sessionMember(db: Database, tokenHash: string, now: number) {
  return db
    .select({
      sessionId: sessions.id,
      sessionCreatedAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      confirmedAt: sessions.confirmedAt,
      id: users.id,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      hasPassword: sql<number>`${users.passwordHash} is not null`,
      createdAt: users.createdAt,
      name: profiles.name,
      avatar: profiles.avatar,
      isAdmin: profiles.isAdmin,
      timeZone: profiles.timeZone,
      pendingTimeZone: profiles.pendingTimeZone,
      pendingFrom: profiles.pendingFrom,
      level: userSubscriptionStatus.subscriptionLevel,
      subscriptionStatus: userSubscriptionStatus.subscriptionStatus,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .innerJoin(userSubscriptionStatus, eq(userSubscriptionStatus.userId, users.id))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
    .limit(1)
}

/** The wrapped data keys of a member, oldest first. */
export function listMemberKeys(db: Database, owner: Owner) {
  return db
    .select({
      userId: memberKeys.userId,
      version: memberKeys.version,
      masterKeyId: memberKeys.masterKeyId,
      wrappedKey: memberKeys.wrappedKey,
    })
    .from(memberKeys)
    .where(eq(memberKeys.userId, owner))
    .orderBy(memberKeys.version)
}

/** Keeps a session alive and marks that the member was here today; for one batch. */
export function slideSession(
  db: Database,
  slide: { sessionId: string; userId: string; today: string; expiresAt: number; now: number },
) {
  const { sessionId, userId, today, expiresAt, now } = slide
  return [
    db
      .update(sessions)
      .set({ lastSeenAt: now, expiresAt })
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId))),
    markActivity(db, { userId, date: today, kind: 'login', createdAt: now }),
  ] as const
}
