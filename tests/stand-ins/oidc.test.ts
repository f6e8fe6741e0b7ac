import { createPublicKey, verify, type JsonWebKey } from 'node:crypto'
import { CodeChallengeMethod, decodeIdToken, generateCodeVerifier, OAuth2Client } from 'arctic'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { CookieJar } from './browser.ts'
import { startStandIns, type RunningStandIns } from './server.ts'

const APP = 'http://localhost:8787'
const client = new OAuth2Client('burrow-local', 'burrow-local-secret', `${APP}/auth/oidc/callback`)

let running: RunningStandIns
let issuer: string
let endpoints: Record<string, string>
beforeAll(async () => {
  running = await startStandIns({ port: 0, appOrigin: APP })
  issuer = `${running.origin}/oidc`
  const discovery = await fetch(`${issuer}/.well-known/openid-configuration`)
  endpoints = (await discovery.json()) as Record<string, string>
})
afterAll(() => running.close())

/** What the app does first: where it sends the browser, and what it keeps. */
function begin(nonce = 'n-1') {
  const verifier = generateCodeVerifier()
  const url = client.createAuthorizationURLWithPKCE(
    endpoints.authorization_endpoint ?? '',
    's-1',
    CodeChallengeMethod.S256,
    verifier,
    ['openid', 'email', 'profile'],
  )
  url.searchParams.set('nonce', nonce)
  return { url, verifier }
}

/** What the person does: from the provider's door to the address the app is called back at. */
async function choose(jar: CookieJar, url: URL, form: Record<string, string>): Promise<URL> {
  const page = await jar.next(url)
  expect(page.pathname).toMatch(/^\/oidc\/sign-in\//)
  expect(await (await jar.fetch(page)).text()).toContain('Who would you like to be?')
  const resume = await jar.next(page, { method: 'POST', body: new URLSearchParams(form) })
  return jar.next(resume)
}

const as = (email: string, more: Record<string, string> = { verified: 'yes' }) => ({
  email,
  name: 'Ann Other',
  choice: 'continue',
  ...more,
})

async function signIn(jar: CookieJar, form: Record<string, string>) {
  const { url, verifier } = begin()
  const callback = await choose(jar, url, form)
  const code = callback.searchParams.get('code') ?? ''
  const tokens = await client.validateAuthorizationCode(
    endpoints.token_endpoint ?? '',
    code,
    verifier,
  )
  return { callback, tokens, claims: decodeIdToken(tokens.idToken()) as Record<string, unknown> }
}

test('the discovery document is the issuer’s own and offers PKCE with S256', () => {
  expect(endpoints.issuer).toBe(issuer)
  expect(endpoints.authorization_endpoint).toBe(`${issuer}/auth`)
  expect(endpoints.code_challenge_methods_supported).toEqual(['S256'])
})

test('a sign-in brings back state, code and an ID token with everything the app checks', async () => {
  const { callback, claims, tokens } = await signIn(new CookieJar(), as('Ann@Example.org'))
  expect(callback.origin + callback.pathname).toBe(`${APP}/auth/oidc/callback`)
  expect(callback.searchParams.get('state')).toBe('s-1')
  expect(callback.searchParams.get('iss')).toBe(issuer)
  expect(claims).toMatchObject({
    iss: issuer,
    aud: 'burrow-local',
    nonce: 'n-1',
    email: 'ann@example.org',
    email_verified: true,
    name: 'Ann Other',
  })
  expect(Number(claims.exp) * 1000).toBeGreaterThan(Date.now())

  const me = await fetch(endpoints.userinfo_endpoint ?? '', {
    headers: { authorization: `Bearer ${tokens.accessToken()}` },
  })
  expect(await me.json()).toMatchObject({ sub: claims.sub, email: 'ann@example.org' })
})

test('the ID token’s signature verifies with the published key', async () => {
  const { tokens } = await signIn(new CookieJar(), as('ann@example.org'))
  const published = (await (await fetch(endpoints.jwks_uri ?? '')).json()) as { keys: JsonWebKey[] }
  const [key] = published.keys
  if (!key) throw new Error('no key is published')
  const [header, payload, signature = ''] = tokens.idToken().split('.')
  const signed = Buffer.from(`${header}.${payload}`)
  const publicKey = createPublicKey({ key, format: 'jwk' })
  expect(verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
})

test('one browser can be someone else at each sign-in, and the same e-mail is the same person', async () => {
  const jar = new CookieJar()
  const ann = await signIn(jar, as('ann@example.org'))
  const bea = await signIn(jar, as('bea@example.org'))
  const again = await signIn(new CookieJar(), as('ANN@example.org '))
  expect(bea.claims.email).toBe('bea@example.org')
  expect(bea.claims.sub).not.toBe(ann.claims.sub)
  expect(again.claims.sub).toBe(ann.claims.sub)
})

test('an e-mail address can be left unchecked', async () => {
  const { claims } = await signIn(new CookieJar(), as('new@example.org', {}))
  expect(claims.email_verified).toBe(false)
})

test('cancelling brings the app access_denied and no code', async () => {
  const callback = await choose(new CookieJar(), begin().url, { choice: 'cancel', email: '' })
  expect(callback.searchParams.get('error')).toBe('access_denied')
  expect(callback.searchParams.get('state')).toBe('s-1')
  expect(callback.searchParams.has('code')).toBe(false)
})

test('a code works once, and only with its own verifier', async () => {
  const token = endpoints.token_endpoint ?? ''
  const { url, verifier } = begin()
  const callback = await choose(new CookieJar(), url, as('ann@example.org'))
  const code = callback.searchParams.get('code') ?? ''
  await expect(
    client.validateAuthorizationCode(token, code, generateCodeVerifier()),
  ).rejects.toThrow('invalid_grant')
  await client.validateAuthorizationCode(token, code, verifier)
  await expect(client.validateAuthorizationCode(token, code, verifier)).rejects.toThrow()
})

test('a request without PKCE, for another address or from another client is refused', async () => {
  const jar = new CookieJar()
  const bare = client.createAuthorizationURL(endpoints.authorization_endpoint ?? '', 's', [
    'openid',
  ])
  expect((await jar.next(bare)).searchParams.get('error')).toBe('invalid_request')

  const elsewhere = begin().url
  elsewhere.searchParams.set('redirect_uri', 'http://localhost:9999/auth/oidc/callback')
  expect((await jar.fetch(elsewhere)).status).toBe(400)

  const stranger = begin().url
  stranger.searchParams.set('client_id', 'stranger')
  expect((await jar.fetch(stranger)).status).toBe(400)
})

test('an e-mail that is none is asked for again, and a finished sign-in says so', async () => {
  const jar = new CookieJar()
  const page = await jar.next(begin().url)
  const again = await jar.fetch(page, { method: 'POST', body: new URLSearchParams(as('ann')) })
  expect(again.status).toBe(422)
  expect(await again.text()).toContain('That is not an e-mail address.')

  const stale = await new CookieJar().fetch(page)
  expect(stale.status).toBe(404)
  expect(await stale.text()).toContain('This sign-in is over')
})
