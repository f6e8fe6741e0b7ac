import type { Context, MiddlewareHandler } from 'hono'
import { hourIn } from '#app/lib/dates.ts'
import { themeOf } from '#app/http/theme.server.ts'
import { sessionTokenHash } from '#app/http/session-cookie.server.ts'
import type { RequestVariables } from '#workers/context.ts'

/** The pages that every visitor without a session gets alike; the landing changes with the hour. */
const PAGES = new Set(['/', '/pricing', '/policy', '/login', '/forgot-password'])
const BY_THE_HOUR = '/'

/**
 * Keeps rendered public pages in the isolate's memory, so that a visitor without a session costs no
 * rendering. A page is kept as the pieces between its nonces, and each answer gets a nonce of its
 * own. Nothing that a person sent is part of a kept page: no query, no session, no form.
 */
export function publicPageCache(): MiddlewareHandler<RequestVariables> {
  const kept = new Map<string, readonly string[]>()
  return async (c, next) => {
    const key = keyOf(c)
    if (!key) return next()
    const { nonce } = c.var.request
    const pieces = kept.get(key)
    if (pieces) return answer(pieces.join(nonce))
    await next()
    if (c.res.status !== 200 || c.res.headers.has('set-cookie')) return
    const html = await c.res.text()
    kept.set(key, html.split(nonce))
    c.res = answer(html)
  }
}

function keyOf(c: Context<RequestVariables>): string | null {
  const { method, path, url, raw } = c.req
  if (method !== 'GET' || !PAGES.has(path) || url.includes('?') || sessionTokenHash(raw))
    return null
  const { timeZone, now } = c.var.request
  const hour = path === BY_THE_HOUR ? hourIn(timeZone, now) : ''
  return `${path} ${themeOf(raw)} ${hour}`
}

const answer = (html: string) =>
  new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'private, no-store' },
  })
