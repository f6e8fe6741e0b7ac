import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { sessions } from '#db/schema/accounts.ts'

export type NewSession = typeof sessions.$inferInsert

/** The list of devices shows at most this many; older ones end by themselves. */
const MOST_DEVICES = 50

export function insertSession(db: Database, session: NewSession) {
  return db.insert(sessions).values(session)
}

/** The member's live sessions, the last used first. */
export function listSessions(db: Database, owner: Owner, now: number) {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, owner), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(MOST_DEVICES)
}

/** Ends one session of the member; the row is returned when there was one. */
export function deleteSession(db: Database, owner: Owner, id: string) {
  return db
    .delete(sessions)
    .where(and(eq(sessions.userId, owner), eq(sessions.id, id)))
    .returning({ id: sessions.id })
}

/** Ends every session of the member but one. */
export function deleteOtherSessions(db: Database, owner: Owner, keptId: string) {
  return db
    .delete(sessions)
    .where(and(eq(sessions.userId, owner), ne(sessions.id, keptId)))
    .returning({ id: sessions.id })
}

export function deleteAllSessions(db: Database, owner: Owner) {
  return db.delete(sessions).where(eq(sessions.userId, owner))
}

/** Ends the session of a browser, whoever's it is: it knows the token. */
export function deleteSessionByToken(db: Database, tokenHash: string) {
  return db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Gives a session a new token and remembers that the member has just proven who they are. */
export function renewSession(
  db: Database,
  owner: Owner,
  renewal: { id: string; tokenHash: string; now: number },
) {
  const { id, tokenHash, now } = renewal
  return db
    .update(sessions)
    .set({ tokenHash, confirmedAt: now, lastSeenAt: now })
    .where(and(eq(sessions.userId, owner), eq(sessions.id, id)))
    .returning({ id: sessions.id })
}
