import { readCookie, writeCookie } from './cookies.server.ts'

const COOKIE = '__Host-just-saved'

/** How long the next page may say that something was saved a moment ago, in seconds. */
const MOMENT = 15

/** The header by which a redirect tells the next page what was saved: one short word. */
export function justSavedCookie(what: string): { 'Set-Cookie': string } {
  return { 'Set-Cookie': writeCookie(COOKIE, what, { maxAge: MOMENT }) }
}

/** Whether this was saved a moment ago. */
export function isJustSaved(request: Request, what: string): boolean {
  return readCookie(request, COOKIE) === what
}
