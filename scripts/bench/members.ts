import { randomBytes, randomUUID } from 'node:crypto'
import { digestToken } from '#app/features/privacy/digests.server.ts'
import { consentWording } from '#app/features/privacy/consent-wording.ts'
import {
  createMemberKey,
  openMemberVault,
  type MemberVault,
} from '#app/features/privacy/member-vault.server.ts'
import { insertAccount } from '#db/queries/accounts.ts'
import { createD1Database } from '#db/client.ts'
import { ownerById } from '#db/owner.ts'
import { insertConsent } from '#db/queries/consents.ts'
import { listMemberKeys } from '#db/queries/members.ts'
import { profiles, sessions, users } from '#db/schema/accounts.ts'
import { memberKeys } from '#db/schema/privacy.ts'
import { userPoints } from '#db/schema/rewards.ts'
import { parseEnv } from '#workers/env.ts'
import { insertRows } from './insert-rows.ts'
import { readSettings } from './running-worker.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const agreed = { policyVersion: 'bench', policyAgreedAt: 0 }

/** Adds a member with every plan's rooms; returns the Cookie header of a session of theirs. */
export async function addMember(d1: D1Database, id: string, isVerified = true): Promise<string> {
  const db = createD1Database(d1)
  const now = Date.now()
  const { MASTER_KEYS } = parseEnv(readSettings())
  const emailVerifiedAt = isVerified ? now : null
  await db.batch(
    insertAccount(db, {
      user: { id, email: `${id}@example.test`, createdAt: now, ...agreed, emailVerifiedAt },
      profile: { name: 'Member', timeZone: 'Europe/London', subscriptionLevel: 'nurtured' },
      key: await createMemberKey(MASTER_KEYS, id, new Uint8Array(randomBytes(32))),
    }),
  )
  return addSession(d1, id)
}

/** What seals a member's words; null for one of the crowd, who has no key that opens. */
export async function vaultOf(d1: D1Database, userId: string): Promise<MemberVault | null> {
  const { MASTER_KEYS } = parseEnv(readSettings())
  const keys = await listMemberKeys(createD1Database(d1), ownerById(userId))
  return keys.some(({ wrappedKey }) => wrappedKey !== '')
    ? openMemberVault(MASTER_KEYS, keys)
    : null
}

/** Lets a member keep assessments and moods with Burrow. */
export async function addConsent(d1: D1Database, userId: string): Promise<void> {
  const wordingVersion = consentWording.assessments.version
  const consent = { id: randomUUID(), userId, kind: 'assessments', wordingVersion } as const
  await insertConsent(createD1Database(d1), { ...consent, now: Date.now() })
}

/** Signs a member in; a session this fresh is not written again by the pages it sees. */
export async function addSession(d1: D1Database, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = Date.now()
  const times = { createdAt: now, lastSeenAt: now, confirmedAt: now, expiresAt: now + DAY_MS }
  const session = { id: randomUUID(), tokenHash: digestToken(token), userId, device: 'Bench' }
  await insertRows(d1, sessions, [{ ...session, ...times }])
  return `__Host-burrow=${token}`
}

/** Adds members nobody signs in as; returns their ids. */
export async function addCrowd(d1: D1Database, size: number): Promise<string[]> {
  const ids = Array.from({ length: size }, (_, n) => `crowd-${n}`)
  const createdAt = Date.now()
  const email = (id: string) => `${id}@example.test`
  await insertRows(
    d1,
    users,
    ids.map((id) => ({ id, email: email(id), createdAt, ...agreed, emailVerifiedAt: createdAt })),
  )
  await insertRows(
    d1,
    profiles,
    ids.map((id) => ({
      id,
      email: email(id),
      name: 'Other',
      subscriptionLevel: 'nurtured' as const,
    })),
  )
  await insertRows(
    d1,
    memberKeys,
    ids.map((userId) => ({ userId, version: 1, masterKeyId: 'none', wrappedKey: '', createdAt })),
  )
  await insertRows(
    d1,
    userPoints,
    ids.map((userId) => ({ userId, updatedAt: createdAt })),
  )
  return ids
}
