import type { Database } from '#db/client.ts'
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
