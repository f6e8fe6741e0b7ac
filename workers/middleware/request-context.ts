import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { openDatabase, type Composition, type RequestVariables } from '#workers/context.ts'

const BOOKMARK = 'bookmark'
const READS = new Set(['GET', 'HEAD'])
/** Bookmarks are short opaque strings; anything else in the cookie is not one. */
const BOOKMARK_SHAPE = /^[\w-]{1,200}$/

const SESSION = '__Host-burrow='

/**
 * Whether the browser has a session or was just given one. Nobody else gets a bookmark: it moves on
 * with every write, so it would tell a stranger whether an address has an account (decision 8).
 */
function isSignedIn(c: Context): boolean {
  const given = c.res.headers.getSetCookie().some((cookie) => cookie.startsWith(SESSION))
  return given || (c.req.header('cookie') ?? '').includes(SESSION)
}

/**
 * Makes the request's context. A read may be served by the nearest replica, but never by one that is
 * behind the member's own last write: the write's bookmark travels in a cookie.
 */
export function requestContext(composition: Composition): MiddlewareHandler<RequestVariables> {
  return async (c, next) => {
    const isRead = READS.has(c.req.method)
    const last = getCookie(c, BOOKMARK, 'host')
    const known = last && BOOKMARK_SHAPE.test(last) ? last : 'first-unconstrained'
    const { database, bookmark } = openDatabase(
      composition.settings,
      c.env,
      isRead ? known : 'first-primary',
    )
    c.set(
      'request',
      composition.contextOf(c.env, {
        headers: c.req.raw.headers,
        cf: c.req.raw.cf as Partial<IncomingRequestCfProperties> | undefined,
        database,
        nonce: c.get('secureHeadersNonce') ?? '',
        waitUntil: (work) => c.executionCtx.waitUntil(work),
      }),
    )
    await next()
    const written = isRead || !isSignedIn(c) ? null : bookmark()
    if (written) {
      setCookie(c, BOOKMARK, written, {
        prefix: 'host',
        path: '/',
        secure: true,
        httpOnly: true,
        sameSite: 'Lax',
        maxAge: 600,
      })
    }
  }
}
