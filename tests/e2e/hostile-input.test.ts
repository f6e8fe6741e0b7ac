import { beforeAll, describe, expect, inject, it } from 'vitest'
import { FIELDS, MARK, PATHS, VALUES } from './hostile-values.ts'

const QUERIES = VALUES.map((value) => {
  const bounded = encodeURIComponent(value).slice(0, 2000)
  return `?plan=${bounded}&before=${bounded}&region=${bounded}&technique=${bounded}&access_token=${bounded}`
})
const POSTED = PATHS.filter((path) => path !== '/logout')

let sent = 0
let cookie = ''

/** One request from an address of its own, so that the coarse limit is not what answers. */
function send(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  sent += 1
  const address = `198.51.${(sent >> 8) & 255}.${sent & 255}`
  return fetch(inject('appOrigin') + path, {
    redirect: 'manual',
    ...init,
    headers: { 'cf-connecting-ip': address, ...init.headers },
  })
}

const own = () => ({ origin: inject('appOrigin'), cookie })

async function expectCalm(answer: Response, what: string) {
  const body = await answer.text()
  expect(answer.status, `${what}\n${body.slice(0, 300)}`).toBeLessThan(500)
  expect(answer.headers.get('set-cookie') ?? '', what).not.toContain('stolen')
  expect(answer.headers.get('content-security-policy'), what).toContain("default-src 'none'")
  if (answer.headers.get('content-type')?.startsWith('text/html')) {
    expect(body, what).not.toContain(`<script>alert("${MARK}")`)
    expect(body, what).not.toContain('<img src=x onerror')
  }
  expect(body, what).not.toMatch(/SQLITE|D1_ERROR|Failed query|at Object\./)
}

/** Eight at a time: enough to keep the Worker busy, few enough to tell which one failed. */
async function forEach<T>(items: readonly T[], check: (item: T) => Promise<void>) {
  for (let at = 0; at < items.length; at += 8) await Promise.all(items.slice(at, at + 8).map(check))
}

beforeAll(async () => {
  const form = new URLSearchParams({ email: 'nurtured@burrow.test', password: 'Burrow-demo-2026' })
  const answer = await send('/login', { method: 'POST', body: form, headers: own() })
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0])
  cookie = cookies.join('; ')
  expect(cookie).toContain('__Host-burrow=')
})

describe('whatever is sent, nothing answers 5xx and nothing is reflected', () => {
  it('in queries, signed out and signed in', async () => {
    const visits = PATHS.flatMap((path) => QUERIES.map((query) => path + query))
    await forEach(visits, async (path) => expectCalm(await send(path), path))
    await forEach(visits, async (path) => expectCalm(await send(path, { headers: own() }), path))
  }, 300_000)

  it('in forms of our own origin', async () => {
    const posts = POSTED.flatMap((path) => VALUES.map((value) => ({ path, value })))
    await forEach(posts, async ({ path, value }) => {
      const body = new URLSearchParams(FIELDS.map((field) => [field, value.slice(0, 3000)]))
      await expectCalm(await send(path, { method: 'POST', body, headers: own() }), `POST ${path}`)
    })
  }, 300_000)

  it('in doubled fields, foreign bodies, wrong types and wrong methods', async () => {
    const doubled = new URLSearchParams([...FIELDS, ...FIELDS].map((field) => [field, MARK]))
    const bodies: [string, string][] = [
      ['application/x-www-form-urlencoded', doubled.toString()],
      ['application/json', '{"email":{"$gt":""},"password":[1,2],"code":null}'],
      ['application/json', '{'],
      ['multipart/form-data; boundary=x', '--y\r\n\r\n'],
      ['multipart/form-data', 'no boundary'],
      ['text/plain', 'plain'],
    ]
    const tries = POSTED.flatMap((path) =>
      ['POST', 'PUT', 'DELETE', 'PATCH'].flatMap((method) =>
        bodies.map(([type, body]) => ({ path, method, type, body })),
      ),
    )
    await forEach(tries, async ({ path, method, type, body }) => {
      const headers = { ...own(), 'content-type': type }
      await expectCalm(await send(path, { method, body, headers }), `${method} ${path} ${type}`)
    })
  }, 300_000)

  it('in odd cookies', async () => {
    const odd = VALUES.map((value) => encodeURIComponent(value).slice(0, 3000))
    const cookies = odd.flatMap((value) => [
      `__Host-burrow=${value}`,
      `__Host-bookmark=${value}; theme=${value}`,
      `${cookie}; crisis-region=${value}; __Host-reset=${value}; __Host-oauth=${value}`,
    ])
    const visits = cookies.flatMap((one) =>
      ['/', '/home', '/login', '/crisis-help', '/reset-password'].map((path) => ({ one, path })),
    )
    await forEach(visits, async ({ one, path }) => {
      await expectCalm(
        await send(path, { headers: { cookie: one } }),
        `${path} ${one.slice(0, 60)}`,
      )
    })
  }, 300_000)
})

describe('refused before anything happens', () => {
  it('every unsafe request of another origin', async () => {
    const own = inject('appOrigin')
    for (const path of PATHS) {
      for (const origin of ['https://evil.example', 'null', `${own}.evil.example`]) {
        const answer = await send(path, {
          method: 'POST',
          body: 'x=1',
          headers: { origin, cookie },
        })
        expect(answer.status, `${path} from ${origin}`).toBe(403)
        await answer.text()
      }
    }
  })

  it('a body of more than 64 KiB', async () => {
    const body = `motto=${'x'.repeat(70 * 1024)}`
    for (const path of ['/login', '/wellbeing/check-in', '/wellbeing/planner', '/profile']) {
      const answer = await send(path, { method: 'POST', body, headers: own() })
      expect(answer.status, path).toBe(413)
      await answer.text()
    }
  })
})

it('leaves the member as they were, after more than 2,000 requests', async () => {
  expect(sent).toBeGreaterThan(2000)
  const home = await (await send('/home', { headers: own() })).text()
  expect(home).toContain('Noor')
  expect(home).not.toContain(MARK)
})
