import { paymentEvents } from '#db/schema/plans.ts'
import { sessions, users } from '#db/schema/accounts.ts'
import { insertAccount } from '#db/queries/accounts.ts'
import type { Database } from '#db/client.ts'

/** An instant for everything: Saturday 21 November 2026, 12:00 UTC. */
export const NOW = Date.UTC(2026, 10, 21, 12)
export const TODAY = '2026-11-21'
export const DAY_MS = 24 * 60 * 60 * 1000

/** Opens the database under test, with the schema in it. */
export type OpenDatabase = () => Database | Promise<Database>

/** The statements that add a verified member with one session, `token-<id>`. */
export function memberStatements(db: Database, id: string) {
  return [
    ...insertAccount(db, {
      user: {
        id,
        email: `${id}@example.org`,
        passwordHash: `hash-${id}`,
        emailVerifiedAt: NOW - DAY_MS,
        policyVersion: '1',
        policyAgreedAt: NOW - DAY_MS,
        createdAt: NOW - DAY_MS,
      },
      profile: { name: `Name of ${id}`, avatar: 'fox', timeZone: 'Europe/London' },
      key: { version: 1, masterKeyId: 'master', wrappedKey: `key-${id}` },
    }),
    db.insert(sessions).values({
      id: `session-${id}`,
      tokenHash: `token-${id}`,
      userId: id,
      device: 'Firefox on Linux',
      createdAt: NOW - 1000,
      lastSeenAt: NOW - 500,
      expiresAt: NOW + DAY_MS,
      confirmedAt: NOW - 900,
    }),
  ] as const
}

/** Empties what a test before may have left, and adds the members `ann` and `bea`. */
export async function settle(db: Database): Promise<void> {
  await db.batch([
    db.delete(users),
    db.delete(paymentEvents),
    ...memberStatements(db, 'ann'),
    ...memberStatements(db, 'bea'),
  ])
}
