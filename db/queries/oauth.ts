import { and, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { accountColumns } from './accounts.ts'
import { oauthAccounts, profiles, users } from '#db/schema/accounts.ts'

/** Whose account a provider's subject opens; at most one row. */
export function findLinked(db: Database, provider: string, subject: string) {
  return db
    .select(accountColumns)
    .from(oauthAccounts)
    .innerJoin(users, eq(users.id, oauthAccounts.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(and(eq(oauthAccounts.provider, provider), eq(oauthAccounts.subject, subject)))
    .limit(1)
}

/** Links a provider's subject to an account; a subject that is linked already stays where it is. */
export function linkOAuth(db: Database, link: typeof oauthAccounts.$inferInsert) {
  return db
    .insert(oauthAccounts)
    .values(link)
    .onConflictDoNothing()
    .returning({ userId: oauthAccounts.userId })
}

export function listLinked(db: Database, owner: Owner) {
  return db
    .select({ provider: oauthAccounts.provider, email: oauthAccounts.email })
    .from(oauthAccounts)
    .where(eq(oauthAccounts.userId, owner))
}
