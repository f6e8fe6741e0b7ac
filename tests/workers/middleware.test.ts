import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { RequestVariables } from '#workers/context.ts'
import { toLimitAddress } from '#workers/context.ts'
import { originCheck } from '#workers/middleware/origin-check.ts'
import { securityHeaders } from '#workers/middleware/security-headers.ts'

const OWN = 'https://burrow.example'

describe('the origin check', () => {
  const app = new Hono()
  app.use(originCheck(OWN, ['/auth/apple/callback']))
  app.all('*', (c) => c.text('done'))
  const status = async (method: string, headers: Record<string, string>, path = '/login') =>
    (await app.request(path, { method, headers })).status

  it('lets our own pages post and anyone read', async () => {
    expect(await status('POST', { origin: OWN })).toBe(200)
    expect(await status('POST', { 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await status('GET', { origin: 'https://evil.example' })).toBe(200)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'refuses a foreign, null or unnamed origin: %s',
    async (method) => {
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: `${OWN}.evil.example` },
        { origin: OWN.replace('https', 'http') },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
        {},
      ]) {
        expect(
          await status(method, headers as Record<string, string>),
          JSON.stringify(headers),
        ).toBe(403)
      }
    },
  )

  it('leaves the exempt door, and only that, to its own check', async () => {
    expect(
      await status('POST', { origin: 'https://appleid.apple.com' }, '/auth/apple/callback'),
    ).toBe(200)
    expect(
      await status('POST', { origin: 'https://appleid.apple.com' }, '/auth/apple/callback/'),
    ).toBe(403)
  })
})

describe('the security headers', () => {
  const app = new Hono<RequestVariables>()
  app.use(securityHeaders(['https://accounts.example']))
  app.get('/', (c) => c.text(c.get('secureHeadersNonce') ?? ''))
  app.get('/boom', () => {
    throw new Error('boom')
  })
  app.onError((_, c) => c.text('sorry', 500))

  it('carry a strict policy with a new nonce for every request', async () => {
    const [one, two] = [await app.request('/'), await app.request('/')]
    const policies = [one, two].map((answer) => answer.headers.get('content-security-policy') ?? '')
    expect(policies[0]).toContain(`'nonce-${await one.text()}'`)
    expect(policies[0]).not.toBe(policies[1])
    expect(policies[0]).not.toMatch(/unsafe|\*|http:/)
    expect(policies[0]).toContain("default-src 'none'")
    expect(policies[0]).toContain("form-action 'self' https://accounts.example")
  })

  it('stand on errors too', async () => {
    const { status, headers } = await app.request('/boom')
    expect(status).toBe(500)
    for (const name of [
      'content-security-policy',
      'strict-transport-security',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
    ]) {
      expect(headers.get(name), name).toBeTruthy()
    }
  })
})

describe('the address that limits count by', () => {
  it('is an IPv4 address or an IPv6 /64, however it is written', () => {
    expect(toLimitAddress('203.0.113.7')).toBe('203.0.113.7')
    expect(toLimitAddress(null)).toBe('unknown')
    const same = ['2001:db8:1:2:3:4:5:6', '2001:0DB8:0001:0002::1', '2001:db8:1:2:ffff::']
    expect(new Set(same.map(toLimitAddress))).toEqual(new Set(['2001:db8:1:2::/64']))
    expect(toLimitAddress('2001:db8::5')).toBe('2001:db8:0:0::/64')
    expect(toLimitAddress('::1')).toBe('0:0:0:0::/64')
  })
})
