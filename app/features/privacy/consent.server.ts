import { dayIn, formatDayWithYear } from '#app/lib/dates.ts'
import type { Result } from '#app/lib/result.ts'
import { err, ok } from '#app/lib/result.ts'
import type { Database } from '#db/client.ts'
import { ownerById } from '#db/owner.ts'
import { eraseUnconsentedAssessments } from '#db/queries/assessments.ts'
import { insertConsent, withdrawConsent } from '#db/queries/consents.ts'
import { eraseUnconsentedMoods } from '#db/queries/moods.ts'
import {
  type AskedConsent,
  type ConsentStanding,
  type ConsentView,
  consentWording,
} from './consent-wording.ts'

/** How a consent stands, from its newest row. */
export function standingOf(newest: { withdrawnAt: number | null } | undefined): ConsentStanding {
  if (!newest) return 'unasked'
  return newest.withdrawnAt === null ? 'given' : 'withdrawn'
}

/** A consent for the page, by the clock of the member's zone. */
export function toConsentView(
  newest: { givenAt: number; withdrawnAt: number | null; wordingVersion: string } | undefined,
  timeZone: string,
): ConsentView {
  const standing = standingOf(newest)
  if (!newest) return { standing, since: null, wordingVersion: null }
  const { givenAt, withdrawnAt, wordingVersion } = newest
  const since = formatDayWithYear(dayIn(timeZone, withdrawnAt ?? givenAt))
  return { standing, since, wordingVersion }
}

/**
 * Records a consent to the wording the member was shown; giving it twice is giving it once. Refused
 * when the wording has changed since: they have to read the new one.
 */
export async function giveConsent(
  db: Database,
  consent: { id: string; userId: string; kind: AskedConsent; wordingVersion: string; now: number },
): Promise<Result<null, 'other wording'>> {
  if (consent.wordingVersion !== consentWording[consent.kind].version) return err('other wording')
  await insertConsent(db, consent)
  return ok(null)
}

/**
 * Takes a consent back and erases what was stored under it, both or neither. `revision` is the one
 * whose records the member's device has copied; when something was written since, nothing is
 * withdrawn and nothing erased. Null erases whatever is there. Without a consent in force there is
 * nothing left to do.
 */
export async function withdraw(
  db: Database,
  { userId, kind, revision, now }: WithdrawalOf,
): Promise<Result<null, 'changed since'>> {
  const owner = ownerById(userId)
  const [withdrawn] = await db.batch([
    withdrawConsent(db, owner, { kind, revision, now }),
    // Both erase only where no consent is in force any more: a refused withdrawal erases nothing.
    eraseUnconsentedAssessments(db, owner),
    eraseUnconsentedMoods(db, owner),
  ])
  return withdrawn.length > 0 || revision === null ? ok(null) : err('changed since')
}

interface WithdrawalOf {
  userId: string
  kind: AskedConsent
  revision: number | null
  now: number
}
