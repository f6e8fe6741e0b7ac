import { and, isNull, lt } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { passwordResets, sessions, users, verificationCodes } from '#db/schema/accounts.ts'

/** How long an account that was never verified is kept: 7 days, in milliseconds. */
const UNVERIFIED_MS = 7 * 24 * 60 * 60 * 1000

/** The nightly sweep: forgets what is past its time. Running it twice does nothing more. */
export async function sweep(db: Database, now: number): Promise<void> {
  await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, now)),
    db.delete(passwordResets).where(lt(passwordResets.expiresAt, now)),
    db
      .delete(users)
      .where(and(isNull(users.emailVerifiedAt), lt(users.createdAt, now - UNVERIFIED_MS))),
  ])
}
