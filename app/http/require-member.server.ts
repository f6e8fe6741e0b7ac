import { data, redirect } from '@remix-run/cloudflare'
import type { BatchResponse } from 'drizzle-orm/batch'
import { mayUse, type Feature } from '#app/features/plans/features.ts'
import type { Database, Query } from '#db/client.ts'
import { ownerBySession, type Owner } from '#db/owner.ts'
import { sessionMember } from '#db/queries/members.ts'
import { readAccountCookie } from './account-cookies.server.ts'
import type { RequestContext } from './context.ts'
import { keepSession } from './keep-session.server.ts'
import { toMember, toShell, type Member, type Shell } from './member.server.ts'
import { readSession } from './read-session.server.ts'
import { clearSessionCookie, sessionTokenHash } from './session-cookie.server.ts'

/** A door's request and its context, as Remix hands them to loaders and actions. */
export interface Visit {
  request: Request
  context: RequestContext
}

export interface Requirement<Q extends readonly Query[]> {
  /** The plan feature the door belongs to; none when it is everyone's. */
  feature?: Feature
  /** The page's own rows, read in the same round trip as the session. */
  read?: (db: Database, owner: Owner) => readonly [...Q]
  /** Lets a member in whose plan lacks the feature, for what stays readable (decision 20). */
  isOpenToAll?: boolean
}

export interface SignedIn<Q extends readonly Query[]> {
  member: Member
  shell: Shell
  /** The results of `read`, in its order. */
  rows: BatchResponse<Q>
}

/**
 * The guard of every signed-in loader and action (S0 §2): session, verified e-mail and plan, in one
 * database round trip together with the page's rows.
 * @throws a redirect to /login or /verify-email, or 402 with the shell and the locked feature.
 */
export async function requireMember<const Q extends readonly Query[] = []>(
  { request, context }: Visit,
  { feature, read, isOpenToAll = false }: Requirement<Q> = {},
): Promise<SignedIn<Q>> {
  const tokenHash = sessionTokenHash(request)
  if (!tokenHash) throw redirect(strangerPath(request))
  const queries: readonly Query[] = read?.(context.db, ownerBySession(tokenHash, context.now)) ?? []
  const [sessions, ...rows] = await readSession(request, () =>
    context.db.batch([sessionMember(context.db, tokenHash, context.now), ...queries]),
  )
  const row = sessions[0]
  if (!row) {
    throw redirect(loginPath(request), { headers: { 'Set-Cookie': clearSessionCookie() } })
  }
  const member = toMember(row, tokenHash, context.now)
  if (!member.isVerified) throw redirect('/verify-email')
  const shell = toShell(member)
  keepSession(context, member)
  if (feature && !isOpenToAll && !mayUse(member.level, feature)) {
    throw data({ shell, feature }, { status: 402 })
  }
  return { member, shell, rows: rows as BatchResponse<Q> }
}

/** Who has registered and not verified yet has no session, but is known by the pending sign-up. */
function strangerPath(request: Request): string {
  return readAccountCookie(request, 'pending') ? '/verify-email' : loginPath(request)
}

/** An address longer than this is nothing of ours and is not carried along. */
const LONGEST_TARGET = 512

function loginPath(request: Request): string {
  const { pathname, search } = new URL(request.url)
  const target = pathname.replace(/\.data$/, '') + search
  const isWorthIt =
    request.method === 'GET' && target !== '/home' && target.length <= LONGEST_TARGET
  return isWorthIt ? `/login?redirectTo=${encodeURIComponent(target)}` : '/login'
}
