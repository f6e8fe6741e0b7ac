import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { sessions } from './schema/accounts.ts'

/**
 * Whose rows a query is for, as an SQL expression. Every query of a member's rows takes one and puts
 * it in its WHERE. It may be a look-up by session, so that a page reads the session, the member and
 * the page's rows in one round trip and still never sees a row of somebody else.
 */
export type Owner = SQL<string>

/** The member whose live session has this token hash; nobody when there is none. */
export function ownerBySession(tokenHash: string, now: number): Owner {
  return sql<string>`(select ${sessions.userId} from ${sessions} where ${and(
    eq(sessions.tokenHash, tokenHash),
    gt(sessions.expiresAt, now),
  )})`
}

/** A member who is already known. */
export function ownerById(userId: string): Owner {
  return sql<string>`${userId}`
}
