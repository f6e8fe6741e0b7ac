import { digestToken } from '#app/features/privacy/digests.server.ts'
import { todayFor } from '#app/lib/member-day.ts'
import type { Query } from '#db/client.ts'
import { ensureProfile, type AccountRow } from '#db/queries/accounts.ts'
import { awardActivity } from '#db/queries/points.ts'
import { deleteSessionByToken, insertSession } from '#db/queries/sessions.ts'
import { makeToken, type AccountContext } from './account-context.server.ts'
import { deviceName } from './device-name.ts'
import { profileName } from './name.ts'
import { sessionExpiry } from './session-rules.ts'

/** The browser that signs in. */
export interface Browser {
  userAgent: string | null
  /** The hash of the session token it came with; that session ends. */
  tokenHash: string | null
}

export type SignedInAccount = Pick<AccountRow, 'id' | 'email' | 'zones'>

/**
 * Begins a session with a new token (so that a planted one is worth nothing), together with what
 * belongs to a sign-in: the old session's end, the profile where there is none (S0 §4), the day's
 * mark with its points, and `before`, all in one batch.
 * @returns the token for the cookie; only its hash is stored.
 */
export async function startSession(
  context: AccountContext,
  account: SignedInAccount,
  browser: Browser,
  before: readonly Query[] = [],
): Promise<string> {
  const { db, now, random } = context
  const token = makeToken(random)
  const { id: userId, email } = account
  const zones = account.zones ?? { timeZone: 'UTC', pendingTimeZone: null, pendingFrom: null }
  const queries: [Query, ...Query[]] = [
    ...ensureProfile(db, { id: userId, email, name: profileName(null, email), now }),
    insertSession(db, {
      id: random.id(),
      tokenHash: digestToken(token),
      userId,
      device: deviceName(browser.userAgent),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: sessionExpiry(now, now),
      confirmedAt: now,
    }),
    ...awardActivity(db, { userId, date: todayFor(zones, now), kind: 'login', now }),
  ]
  if (browser.tokenHash) queries.unshift(deleteSessionByToken(db, browser.tokenHash))
  queries.unshift(...before)
  await db.batch(queries)
  return token
}
