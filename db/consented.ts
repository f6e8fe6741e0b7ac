import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { ConsentKind } from '#app/features/privacy/consent-wording.ts'
import type { Owner } from './owner.ts'
import { consents } from './schema/privacy.ts'

/** The row of a member's consent of a kind that is in force, if there is one. */
export const consentInForce = (owner: Owner, kind: ConsentKind) =>
  and(eq(consents.userId, owner), eq(consents.kind, kind), isNull(consents.withdrawnAt))

/**
 * True in SQL while the member's consent of a kind is in force. Every write under a consent has it
 * in its WHERE, so that one that races with a withdrawal stores nothing.
 */
export function isConsented(owner: Owner, kind: ConsentKind): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${consents} where ${consentInForce(owner, kind)})`
}
