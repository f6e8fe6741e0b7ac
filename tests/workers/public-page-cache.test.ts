import { Hono } from 'hono'
import { beforeEach, expect, it } from 'vitest'
import { publicPageCache } from '#workers/middleware/public-page-cache.ts'
import type { RequestVariables } from '#workers/context.ts'
import { testContext } from '#tests/support/doors.ts'

let rendered = 0
let app: Hono<RequestVariables>
let nonce = ''

beforeEach(() => {
  rendered = 0
  app = new Hono<RequestVariables>()
  app.use(async (c, next) => {
    nonce = `nonce-${Math.random()}`
    c.set('request', testContext({ nonce, now: Date.parse('2026-11-21T08:00:00Z') }))
    await next()
  })
  app.use(publicPageCache())
  app.all('*', (c) => {
    rendered += 1
    if (c.req.path === '/login' && c.req.header('x-fail')) return c.text('no', 500)
    return c.html(
      `<script nonce="${c.var.request.nonce}"></script><p nonce="${c.var.request.nonce}">${rendered}</p>`,
    )
  })
})

const get = async (path: string, headers: Record<string, string> = {}) =>
  (await app.request(path, { headers })).text()

it('renders a public page once and gives every answer a nonce of its own', async () => {
  const first = await get('/login')
  expect(first).toContain(`nonce="${nonce}"`)
  const second = await get('/login')
  expect(rendered).toBe(1)
  expect(second).toBe(first.replaceAll(/nonce-[\d.e-]+/g, nonce))
})

it('keeps themes apart', async () => {
  await get('/login')
  await get('/login', { cookie: 'theme=dark' })
  expect(rendered).toBe(2)
})

it('does not keep pages with a query, a session, a post or another path', async () => {
  const session = { cookie: `__Host-burrow=${'a'.repeat(43)}` }
  for (let i = 0; i < 2; i += 1) {
    await get('/login?redirectTo=/journal')
    await get('/login', session)
    await get('/home')
    await app.request('/login', { method: 'POST' })
  }
  expect(rendered).toBe(8)
})

it('does not keep an error', async () => {
  await get('/login', { 'x-fail': '1' })
  expect(await get('/login')).toContain('<p')
})
