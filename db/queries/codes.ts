import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { users, verificationCodes } from '#db/schema/accounts.ts'

type NewCode = typeof verificationCodes.$inferInsert
export type CodePurpose = NewCode['purpose']

/** Stores a code; the one before it for the same purpose is gone with that. */
export function replaceCode(db: Database, code: NewCode) {
  return db
    .insert(verificationCodes)
    .values(code)
    .onConflictDoUpdate({
      target: [verificationCodes.userId, verificationCodes.purpose],
      set: { ...code, wrongTries: 0 },
    })
}

/**
 * Stores the code of a member who may not be there: one who never was, or who was replaced by a later
 * registration. The row is returned when there was a member who still has to verify.
 */
export function replaceSignUpCode(db: Database, code: Omit<NewCode, 'purpose' | 'wrongTries'>) {
  const { userId, codeHash, email, createdAt, expiresAt } = code
  const member = db
    .select({
      userId: users.id,
      purpose: sql<'signup'>`'signup'`.as('purpose'),
      codeHash: sql<string>`${codeHash}`.as('code_hash'),
      email: sql<string>`${email}`.as('email'),
      wrongTries: sql<number>`0`.as('wrong_tries'),
      createdAt: sql<number>`${createdAt}`.as('created_at'),
      expiresAt: sql<number>`${expiresAt}`.as('expires_at'),
    })
    .from(users)
    .where(and(eq(users.id, userId), sql`${users.emailVerifiedAt} is null`))
  return db
    .insert(verificationCodes)
    .select(member)
    .onConflictDoUpdate({
      target: [verificationCodes.userId, verificationCodes.purpose],
      set: { codeHash, email, createdAt, expiresAt, wrongTries: 0 },
    })
    .returning({ userId: verificationCodes.userId })
}

export function findCode(db: Database, owner: Owner, purpose: CodePurpose) {
  return db
    .select({ email: verificationCodes.email, createdAt: verificationCodes.createdAt })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.userId, owner), eq(verificationCodes.purpose, purpose)))
    .limit(1)
}

/**
 * Uses a code up, for one batch: the first statement returns the row when the code was right, live
 * and not tried too often; the second counts a wrong try. Of a hundred at once one gets the row.
 */
export function consumeCode(
  db: Database,
  owner: Owner,
  attempt: { purpose: CodePurpose; codeHash: string; maxWrong: number; now: number },
) {
  const { purpose, codeHash, maxWrong, now } = attempt
  const mine = and(eq(verificationCodes.userId, owner), eq(verificationCodes.purpose, purpose))
  return [
    db
      .delete(verificationCodes)
      .where(
        and(
          mine,
          eq(verificationCodes.codeHash, codeHash),
          gt(verificationCodes.expiresAt, now),
          lt(verificationCodes.wrongTries, maxWrong),
        ),
      )
      .returning({ email: verificationCodes.email }),
    db
      .update(verificationCodes)
      .set({ wrongTries: sql`${verificationCodes.wrongTries} + 1` })
      .where(mine),
  ] as const
}
