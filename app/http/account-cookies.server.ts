import type { Browser } from '#app/features/account/start-session.server.ts'
import { ABSOLUTE_MS } from '#app/features/account/session-rules.ts'
import { readCookie, writeCookie } from './cookies.server.ts'
import { sessionTokenHash, writeSessionCookie } from './session-cookie.server.ts'

/** The short-lived cookies of the account pages. Their values are sealed, random or a number. */
export const accountCookies = {
  /** A registration that waits for its code. */
  pending: '__Host-pending',
  /** The two halves of a reset link, moved out of the address. */
  reset: '__Host-reset',
  /** Secrets of a sign-in that is under way at a provider. */
  flow: '__Host-flow',
  /** Somebody a provider vouches for, who still has one question to answer. */
  identity: '__Host-identity',
  /** Until when (ms) the register form stays closed; only draws the countdown. */
  wait: '__Host-wait',
} as const

export type AccountCookie = keyof typeof accountCookies

export const readAccountCookie = (request: Request, cookie: AccountCookie): string | null =>
  readCookie(request, accountCookies[cookie])

/** `lifeMs` is how long the browser keeps it, in milliseconds. */
export const writeAccountCookie = (
  cookie: AccountCookie,
  value: string,
  lifeMs: number,
  sameSite: 'Lax' | 'None' = 'Lax',
): string =>
  writeCookie(accountCookies[cookie], value, { maxAge: Math.ceil(lifeMs / 1000), sameSite })

export const clearAccountCookie = (cookie: AccountCookie): string =>
  writeCookie(accountCookies[cookie], '', { maxAge: 0 })

/** The session's cookie may outlive the session, whose end the database decides. */
export const signInCookie = (token: string): string => writeSessionCookie(token, ABSOLUTE_MS / 1000)

/** Headers that set several cookies. */
export function withCookies(...cookies: string[]): Headers {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}

/** What a sign-in needs to know of the browser. */
export const browserOf = (request: Request): Browser => ({
  userAgent: request.headers.get('user-agent'),
  tokenHash: sessionTokenHash(request),
})
