import { and, eq, gt, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Level } from '#app/features/plans/features.ts'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { awardActivity } from './points.ts'
import { profiles, sessions, users } from '#db/schema/accounts.ts'
import { userSubscriptionStatus } from '#db/schema/plans.ts'
import { memberKeys } from '#db/schema/privacy.ts'

// D1's batch gives rows as objects, in which two columns of one name would be one.
const named = <T>(column: SQLiteColumn, name: string) => sql<T>`${column}`.as(name)

// drizzle writes a view's computed columns without the view's name, and here others bear the same.
const statusColumn = <T>(name: string) => sql<T>`${userSubscriptionStatus}.${sql.identifier(name)}`

/** The session and its member in one row: what every signed-in page needs to know first. */
export function sessionMember(db: Database, tokenHash: string, now: number) {
  return db
    .select({
      sessionId: named<string>(sessions.id, 'session_id'),
      sessionCreatedAt: named<number>(sessions.createdAt, 'session_created_at'),
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
      level: statusColumn<Level>('subscription_level'),
      subscriptionStatus: statusColumn<string | null>('subscription_status'),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(profiles, eq(profiles.id, users.id))
    .innerJoin(userSubscriptionStatus, eq(statusColumn<string>('user_id'), users.id))
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

/** Keeps a session alive, marks that the member was here today and gives that its points; for one batch. */
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
    ...awardActivity(db, { userId, date: today, kind: 'login', now }),
  ] as const
}
