import { redirect } from '@remix-run/cloudflare'
import { sessionMember } from '#db/queries/members.ts'
import type { Visit } from './require-member.server.ts'
import { sessionTokenHash } from './session-cookie.server.ts'

/**
 * The guard of the public pages (S0 §2): who is signed in belongs at /home. A visitor without a
 * session costs no database read; a session that cannot be read leaves the page open.
 * @throws a redirect to /home
 */
export async function requireVisitor({ request, context }: Visit): Promise<void> {
  const { db, now, log } = context
  const tokenHash = sessionTokenHash(request)
  if (!tokenHash) return
  try {
    const rows = await db.batch([sessionMember(db, tokenHash, now)])
    if (rows[0].length === 0) return
  } catch (error) {
    log.error('read session on a public page', error)
    return
  }
  throw redirect('/home')
}
