import { digestToken } from '#app/features/privacy/digests.server.ts'
import { readCookie, writeCookie } from './cookies.server.ts'

const SESSION_COOKIE = '__Host-burrow'
/** 256 random bits as base64url. */
const TOKEN_SHAPE = /^[\w-]{43}$/

/** The hash of the request's session token, or null when there is none or it cannot be one. */
export function sessionTokenHash(request: Request): string | null {
  const token = readCookie(request, SESSION_COOKIE)
  return token && TOKEN_SHAPE.test(token) ? digestToken(token) : null
}

/** Hands the browser its session for `maxAge` seconds. */
export const writeSessionCookie = (token: string, maxAge: number) =>
  writeCookie(SESSION_COOKIE, token, { maxAge })

/** Takes the session from the browser. */
export const clearSessionCookie = () => writeCookie(SESSION_COOKIE, '', { maxAge: 0 })
