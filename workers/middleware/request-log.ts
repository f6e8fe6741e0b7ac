import type { MiddlewareHandler } from 'hono'
import type { RequestVariables } from '#workers/context.ts'

/** One line a request: which room and how it went. No query, no address, no deeper path. */
export const requestLog: MiddlewareHandler<RequestVariables> = async (c, next) => {
  await next()
  if (c.res.status < 400) return
  c.var.request.log.warn('request', {
    method: c.req.method,
    room: c.req.path.split('/')[1] ?? '',
    status: c.res.status,
  })
}
