import { eq } from 'drizzle-orm'
import type { Database, Query } from './client.ts'
import { insertAccount } from './queries/accounts.ts'
import { users } from './schema/accounts.ts'
import { subscriptions } from './schema/plans.ts'
import type { memberKeys } from './schema/privacy.ts'

/** A member that a local database is filled with. */
export interface DemoMember {
  id: string
  name: string
  email: string
  avatar: string
  level: 'seeker' | 'zen' | 'nurtured' | 'admin'
}

/** What only the caller can make: secrets and instants. */
export interface DemoSecrets {
  passwordHash: string
  policyVersion: string
  key: Omit<typeof memberKeys.$inferInsert, 'userId' | 'createdAt'>
  createdAt: number
}

/**
 * Adds a verified demo member together with `more` of their rows, all or nothing, unless the address
 * is there already.
 */
export async function addDemoMember(
  db: Database,
  member: DemoMember,
  secrets: DemoSecrets,
  more: readonly Query[],
): Promise<void> {
  const { id, name, email, avatar, level } = member
  const known = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (known.length > 0) return
  const { passwordHash, policyVersion, key, createdAt } = secrets
  const agreed = { policyVersion, policyAgreedAt: createdAt, emailVerifiedAt: createdAt }
  const account = insertAccount(db, {
    user: { id, email, passwordHash, createdAt, ...agreed },
    profile: { name, avatar, timeZone: 'Europe/London', isAdmin: level === 'admin' },
    key,
  })
  const paid = level === 'zen' || level === 'nurtured' ? [subscribe(db, id, level, createdAt)] : []
  await db.batch([...account, ...paid, ...more])
}

function subscribe(db: Database, userId: string, level: 'zen' | 'nurtured', at: number): Query {
  return db.insert(subscriptions).values({
    id: `sub_${userId}`,
    userId,
    customerId: `cus_${userId}`,
    level,
    status: 'active',
    updatedAt: at,
  })
}
