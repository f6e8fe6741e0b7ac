import type { Context, MiddlewareHandler } from 'hono'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses every unsafe request that another site started. Remix actions also take JSON, so the
 * content type proves nothing and the check is on the origin alone (OWASP CSRF cheat sheet, origin
 * verification). `exempt` names the doors that a provider calls and that check a secret of their own.
 */
export function originCheck(origin: string, exempt: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    if (SAFE.has(c.req.method) || exempt.includes(c.req.path) || isOwn(c, origin)) return next()
    return c.text('This request came from another site, so nothing was done.', 403)
  }
}

function isOwn(c: Context, origin: string): boolean {
  const from = c.req.header('origin')
  if (from !== undefined) return from === origin
  return c.req.header('sec-fetch-site') === 'same-origin'
}
