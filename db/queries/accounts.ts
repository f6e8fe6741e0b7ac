import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { memberKeys } from '#db/schema/privacy.ts'
import { userPoints } from '#db/schema/rewards.ts'

/** A new account with everything a member has from the first moment. */
export interface NewAccount {
  user: typeof users.$inferInsert
  profile: Omit<typeof profiles.$inferInsert, 'id' | 'email'>
  key: Omit<typeof memberKeys.$inferInsert, 'userId' | 'createdAt'>
}

/**
 * The statements that make an account, for one batch: all of it or nothing. Two registrations of
 * one address at once end in one account and one unique violation.
 */
export function insertAccount(db: Database, { user, profile, key }: NewAccount) {
  const { id, email, createdAt } = user
  return [
    db.insert(users).values(user),
    db.insert(profiles).values({ ...profile, id, email }),
    db.insert(memberKeys).values({ ...key, userId: id, createdAt }),
    db.insert(userPoints).values({ userId: id, updatedAt: createdAt }),
  ] as const
}

/**
 * Makes room where an address belongs to an account that nobody ever verified, so that nobody can
 * reserve (or prepare) an account for another person's address.
 */
export function deleteUnverified(db: Database, email: string) {
  return db.delete(users).where(and(eq(users.email, email), isNull(users.emailVerifiedAt)))
}

/** S0 §4: a member without a profile gets one at the next sign-in. */
export function ensureProfile(
  db: Database,
  profile: { id: string; email: string; name: string; now: number },
) {
  const { id, email, name, now } = profile
  return [
    db.insert(profiles).values({ id, email, name }).onConflictDoNothing(),
    db.insert(userPoints).values({ userId: id, updatedAt: now }).onConflictDoNothing(),
  ] as const
}

/** What signing in needs to know of an account, whichever way it is found. */
export const accountColumns = {
  id: users.id,
  email: users.email,
  passwordHash: users.passwordHash,
  emailVerifiedAt: users.emailVerifiedAt,
  zones: {
    timeZone: profiles.timeZone,
    pendingTimeZone: profiles.pendingTimeZone,
    pendingFrom: profiles.pendingFrom,
  },
}

/** The account of an address; at most one row. */
export function findAccount(db: Database, email: string) {
  return selectAccount(db).where(eq(users.email, email)).limit(1)
}

export function findAccountById(db: Database, owner: Owner) {
  return selectAccount(db).where(eq(users.id, owner)).limit(1)
}

export type AccountRow = Awaited<ReturnType<typeof findAccount>>[number]

function selectAccount(db: Database) {
  return db.select(accountColumns).from(users).leftJoin(profiles, eq(profiles.id, users.id))
}

/** Marks the address as the member's own; nothing when it was already. */
export function verifyAccount(db: Database, owner: Owner, now: number) {
  return db
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, owner), isNull(users.emailVerifiedAt)))
}

export function setPassword(db: Database, owner: Owner, passwordHash: string) {
  return db.update(users).set({ passwordHash }).where(eq(users.id, owner))
}

/** Stores the same password's stronger hash, unless the password was changed meanwhile. */
export function upgradePassword(db: Database, owner: Owner, change: { from: string; to: string }) {
  return db
    .update(users)
    .set({ passwordHash: change.to })
    .where(and(eq(users.id, owner), eq(users.passwordHash, change.from)))
}

/** Moves a verified account to another address; a unique violation when that one is taken. */
export function setEmail(db: Database, owner: Owner, email: string) {
  return [
    deleteUnverified(db, email),
    db
      .update(users)
      .set({ email })
      .where(and(eq(users.id, owner), isNotNull(users.emailVerifiedAt))),
    db.update(profiles).set({ email }).where(eq(profiles.id, owner)),
  ] as const
}
