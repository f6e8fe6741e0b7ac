import type { MiddlewareHandler } from 'hono'

/** Refuses an address whose percent encoding is broken, before a router warns about it with the address. */
export const readablePath: MiddlewareHandler = async (c, next) => {
  if (isReadable(new URL(c.req.url).pathname)) return next()
  return c.text('This address cannot be read.', 400)
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
