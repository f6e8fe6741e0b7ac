import { and, desc, eq, sql } from 'drizzle-orm'
import type { ConsentKind } from '#app/features/privacy/consent-wording.ts'
import type { Database } from '#db/client.ts'
import { consentInForce } from '#db/consented.ts'
import type { Owner } from '#db/owner.ts'
import { consents } from '#db/schema/privacy.ts'

/** How a member's consent of a kind stands: its newest row, or none when it was never given. */
export function findConsent(db: Database, owner: Owner, kind: ConsentKind) {
  return db
    .select({
      givenAt: consents.givenAt,
      withdrawnAt: consents.withdrawnAt,
      wordingVersion: consents.wordingVersion,
      revision: consents.revision,
    })
    .from(consents)
    .where(and(eq(consents.userId, owner), eq(consents.kind, kind)))
    .orderBy(desc(consents.givenAt), desc(sql`rowid`))
    .limit(1)
}

/**
 * Records a consent; while one of the kind is in force this changes nothing. Its revision goes on from
 * those of earlier consents of the kind: a withdrawal of an earlier one that arrives late must not
 * find its number again.
 */
export function insertConsent(
  db: Database,
  consent: { id: string; userId: string; kind: ConsentKind; wordingVersion: string; now: number },
) {
  const { now: givenAt, ...row } = consent
  const { userId, kind } = consent
  const earlier = db
    .select({ next: sql`coalesce(max(${consents.revision}) + 1, 0)` })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind)))
  return db
    .insert(consents)
    .values({ ...row, givenAt, revision: sql`(${earlier})` })
    .onConflictDoNothing()
}

/**
 * Raises the revision of a consent in force, in the batch of a write under it, and gives the new
 * one. No row means that there is no consent and the write stored nothing.
 */
export function raiseRevision(db: Database, owner: Owner, kind: ConsentKind) {
  return db
    .update(consents)
    .set({ revision: sql`${consents.revision} + 1` })
    .where(consentInForce(owner, kind))
    .returning({ revision: consents.revision })
}

/**
 * Takes a consent back, and gives its row when it did. With a `revision` it does so only when
 * nothing was written since the records of that revision were read.
 */
export function withdrawConsent(
  db: Database,
  owner: Owner,
  { kind, revision, now }: { kind: ConsentKind; revision: number | null; now: number },
) {
  return db
    .update(consents)
    .set({ withdrawnAt: now })
    .where(
      and(
        consentInForce(owner, kind),
        revision === null ? undefined : eq(consents.revision, revision),
      ),
    )
    .returning({ id: consents.id })
}
