import type { Context, MiddlewareHandler } from 'hono'
import type { RequestVariables } from '#workers/context.ts'

/**
 * The first, approximate layer against floods: per network address and location, before anything
 * costs. Crisis help stays open (it is never behind a limit). Exact limits are the Throttle's.
 */
export const coarseLimit: MiddlewareHandler<RequestVariables> = async (c, next) => {
  if (c.req.path === '/crisis-help') return next()
  const { success } = await c.env.COARSE_LIMIT.limit({ key: c.var.request.address })
  return success ? next() : tooMany(c)
}

function tooMany(c: Context) {
  c.header('Retry-After', '60')
  return c.text('Too many requests. Please wait a minute and try again.', 429)
}
