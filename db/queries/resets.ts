import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { passwordResets, sessions, users, verificationCodes } from '#db/schema/accounts.ts'

/** The hashes of a link's two halves. */
export interface LinkHashes {
  lookupHash: string
  secretHash: string
}

/** Stores a new link and forgets the member's older ones; for one batch. */
export function replaceReset(db: Database, reset: typeof passwordResets.$inferInsert) {
  return [
    db.delete(passwordResets).where(eq(passwordResets.userId, reset.userId)),
    db.insert(passwordResets).values(reset),
  ] as const
}

/** One row when the link would work now. */
export function findReset(db: Database, link: LinkHashes, now: number) {
  return db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(isLive(link, now))
    .limit(1)
}

/**
 * Sets a new password by a link, for one batch: every statement looks the link up again and the last
 * one forgets it, so of a hundred at once one takes effect. The first returns whose password it was.
 * The link came by mail, so the address is verified by it. Every session ends.
 */
export function resetPassword(
  db: Database,
  change: { link: LinkHashes; passwordHash: string; now: number },
) {
  const { link, passwordHash, now } = change
  const owner: Owner = sql<string>`(${db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(isLive(link, now))})`
  return [
    db
      .update(users)
      .set({ passwordHash, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now})` })
      .where(eq(users.id, owner))
      .returning({ id: users.id, email: users.email }),
    db.delete(sessions).where(eq(sessions.userId, owner)),
    db.delete(verificationCodes).where(eq(verificationCodes.userId, owner)),
    db.delete(passwordResets).where(eq(passwordResets.userId, owner)),
  ] as const
}

const isLive = (link: LinkHashes, now: number): SQL | undefined =>
  and(
    eq(passwordResets.lookupHash, link.lookupHash),
    eq(passwordResets.secretHash, link.secretHash),
    gt(passwordResets.expiresAt, now),
  )
