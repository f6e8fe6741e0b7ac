import { openPending } from '#app/features/account/pending-sign-up.server.ts'
import type { Unverified } from '#app/features/account/verify-email.server.ts'
import { ownerBySession } from '#db/owner.ts'
import { findCode } from '#db/queries/codes.ts'
import { sessionMember } from '#db/queries/members.ts'
import { readAccountCookie } from './account-cookies.server.ts'
import { readSession } from './read-session.server.ts'
import type { Visit } from './require-member.server.ts'
import { sessionTokenHash } from './session-cookie.server.ts'

/** Who stands before /verify-email. */
export type Standing =
  | { kind: 'nobody' }
  | { kind: 'verified' }
  /** `isPending`: known by the sealed sign-up and not by a session. */
  | { kind: 'unverified'; visitor: Unverified; isPending: boolean }

/** Reads it from the session, else from the pending sign-up. */
export async function readUnverified({ request, context }: Visit): Promise<Standing> {
  const { db, now } = context
  const tokenHash = sessionTokenHash(request)
  if (tokenHash) {
    const owner = ownerBySession(tokenHash, now)
    const [[member], [code]] = await readSession(request, () =>
      db.batch([sessionMember(db, tokenHash, now), findCode(db, owner, 'signup')]),
    )
    if (member?.emailVerifiedAt) return { kind: 'verified' }
    if (member) {
      const { id: userId, email } = member
      const visitor = { userId, email, sentAt: code?.createdAt ?? null }
      return { kind: 'unverified', visitor, isPending: false }
    }
  }
  const pending = await openPending(context, readAccountCookie(request, 'pending'))
  return pending ? { kind: 'unverified', visitor: pending, isPending: true } : { kind: 'nobody' }
}
