import { createHash, generateKeyPairSync } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { createOAuthProviders } from './oauth.server.ts'

const now = 1_800_000_000_000
const secrets = { state: 's'.repeat(43), nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) }
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const settings = {
  APP_ORIGIN: 'https://burrow.example',
  OAUTH_GOOGLE_CLIENT_ID: 'google-client',
  OAUTH_GOOGLE_CLIENT_SECRET: 'google-secret',
  OAUTH_APPLE_CLIENT_ID: 'apple-client',
  OAUTH_APPLE_TEAM_ID: 'team',
  OAUTH_APPLE_KEY_ID: 'key',
  OAUTH_APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  OAUTH_OIDC_NAME: 'Example ID',
  OAUTH_OIDC_ISSUER: 'https://id.example',
  OAUTH_OIDC_CLIENT_ID: 'oidc-client',
  OAUTH_OIDC_CLIENT_SECRET: 'oidc-secret',
  OAUTH_OIDC_AUTHORIZATION_URL: 'https://id.example/auth',
  OAUTH_OIDC_TOKEN_URL: 'https://id.example/token',
}
const all = createOAuthProviders(settings)

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const idToken = (claims: object) =>
  `${encode({ alg: 'RS256' })}.${encode({
    iss: 'https://id.example',
    aud: 'oidc-client',
    exp: now / 1000 + 60,
    nonce: secrets.nonce,
    sub: 'robin',
    email: 'robin@example.com',
    email_verified: true,
    ...claims,
  })}.${Buffer.from('signature').toString('base64url')}`

function tokenEndpoint(answer: () => Response) {
  const bodies: { url: string; form: URLSearchParams }[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init)
    bodies.push({ url: request.url, form: new URLSearchParams(await request.text()) })
    return answer()
  })
  return bodies
}

afterEach(() => vi.unstubAllGlobals())

test('only providers with settings are offered', () => {
  expect(createOAuthProviders({ APP_ORIGIN: 'https://burrow.example' }).list).toEqual([])
  expect(all.list).toEqual([
    { id: 'google', label: 'Google' },
    { id: 'apple', label: 'Apple' },
    { id: 'oidc', label: 'Example ID' },
  ])
  expect(all.find('facebook')).toBeNull()
  expect(all.origins).toEqual([
    'https://accounts.google.com',
    'https://appleid.apple.com',
    'https://id.example',
  ])
})

test.each(['google', 'oidc'])('%s is started with state, nonce and PKCE', (id) => {
  const query = all.find(id)?.start(secrets).searchParams
  expect(query?.get('state')).toBe(secrets.state)
  expect(query?.get('nonce')).toBe(secrets.nonce)
  expect(query?.get('code_challenge_method')).toBe('S256')
  const challenge = createHash('sha256').update(secrets.codeVerifier).digest('base64url')
  expect(query?.get('code_challenge')).toBe(challenge)
  expect(query?.get('redirect_uri')).toBe(`https://burrow.example/auth/${id}/callback`)
  expect(query?.get('scope')).toBe('openid email profile')
})

test('apple is started with state and nonce and answers by a posted form', () => {
  const query = all.find('apple')?.start(secrets).searchParams
  expect(query?.get('response_mode')).toBe('form_post')
  expect(query?.get('nonce')).toBe(secrets.nonce)
  expect(all.find('apple')?.answersByPost).toBe(true)
})

test('a code is traded for who signed in', async () => {
  const bodies = tokenEndpoint(() => Response.json({ id_token: idToken({ name: 'Robin' }) }))
  expect(await all.find('oidc')?.finish('code-1', secrets, now)).toEqual({
    ok: true,
    value: {
      provider: 'oidc',
      subject: 'robin',
      email: 'robin@example.com',
      emailVerified: true,
      name: 'Robin',
    },
  })
  expect(bodies[0]?.url).toBe('https://id.example/token')
  expect(bodies[0]?.form.get('code_verifier')).toBe(secrets.codeVerifier)
})

test('google’s two spellings of its name are one issuer', async () => {
  for (const iss of ['https://accounts.google.com', 'accounts.google.com']) {
    tokenEndpoint(() => Response.json({ id_token: idToken({ iss, aud: 'google-client' }) }))
    expect((await all.find('google')?.finish('c', secrets, now))?.ok).toBe(true)
  }
})

test('apple is shown a secret signed with the operator’s key', async () => {
  const bodies = tokenEndpoint(() =>
    Response.json({ id_token: idToken({ iss: 'https://appleid.apple.com', aud: 'apple-client' }) }),
  )
  expect((await all.find('apple')?.finish('c', secrets, now))?.ok).toBe(true)
  expect(bodies[0]?.form.get('client_secret')?.split('.')).toHaveLength(3)
})

test.each([
  [
    'a code it does not know',
    'refused',
    () => Response.json({ error: 'invalid_grant' }, { status: 400 }),
  ],
  ['a failure of its own', 'unreachable', () => new Response('', { status: 503 })],
  ['no id token', 'invalid', () => Response.json({ access_token: 'a' })],
  ['an id token that is none', 'invalid', () => Response.json({ id_token: 'x.y.z' })],
  ['another’s id token', 'invalid', () => Response.json({ id_token: idToken({ aud: 'other' }) })],
  ['an old id token', 'invalid', () => Response.json({ id_token: idToken({ exp: 1 }) })],
  ['a replayed id token', 'invalid', () => Response.json({ id_token: idToken({ nonce: 'old' }) })],
])('a provider that answers with %s is %s', async (_, error, answer) => {
  tokenEndpoint(answer)
  expect(await all.find('oidc')?.finish('c', secrets, now)).toEqual({ ok: false, error })
})

test('a provider that cannot be reached is so', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
  expect(await all.find('oidc')?.finish('c', secrets, now)).toEqual({
    ok: false,
    error: 'unreachable',
  })
})
