import type { MiddlewareHandler } from 'hono'

/**
 * Reads what a refused request still had to say. workerd closes a connection whose request was
 * answered unread, and the visitor's next request on it would fail.
 */
export const drainBody: MiddlewareHandler = async (c, next) => {
  await next()
  const { body, bodyUsed } = c.req.raw
  if (body && !bodyUsed && !body.locked) await body.pipeTo(new WritableStream())
}
