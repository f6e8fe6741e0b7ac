import { afterEach, describe, expect, it, vi } from 'vitest'
import { loader as finishLoader } from '#app/routes/_auth.auth.finish.tsx'
import { action as startAction } from '#app/routes/auth.$provider.tsx'
import { action as postedCallback } from '#app/routes/auth.$provider_.callback.tsx'
import { freshEmail, Visitor } from '#tests/support/account-visitor.ts'
import { testProviders, tokenAnswer } from '#tests/support/provider.ts'

afterEach(() => vi.unstubAllGlobals())

describe('signing in with Apple', () => {
  const apple = { provider: 'apple' }

  it('crosses the posted form with a cookie of its own and takes the name beside the token', async () => {
    const pair = { name: 'ECDSA', namedCurve: 'P-256' }
    const { privateKey } = (await crypto.subtle.generateKey(pair, true, ['sign'])) as CryptoKeyPair
    const pkcs8 = (await crypto.subtle.exportKey('pkcs8', privateKey)) as ArrayBuffer
    const visitor = new Visitor()
    const oauth = testProviders({
      OAUTH_APPLE_CLIENT_ID: 'apple-client',
      OAUTH_APPLE_TEAM_ID: 'team',
      OAUTH_APPLE_KEY_ID: 'key',
      OAUTH_APPLE_PRIVATE_KEY: Buffer.from(pkcs8).toString('base64'),
    })
    visitor.over = { services: { ...visitor.context().services, oauth } }
    const answer = await visitor.go(startAction, '/auth/apple', {}, apple)
    expect(answer.headers.getSetCookie()[0]).toContain('SameSite=None')
    const { searchParams } = new URL(answer.location ?? '')
    const nonce = searchParams.get('nonce') ?? ''
    const claims = { iss: 'https://appleid.apple.com', aud: 'apple-client', email_verified: 'true' }
    const who = {
      sub: crypto.randomUUID(),
      email: freshEmail(),
      nonce,
      exp: visitor.now / 1000 + 9,
    }
    vi.stubGlobal('fetch', async () => tokenAnswer({ ...claims, ...who }))
    const user = JSON.stringify({ name: { firstName: 'Robin', lastName: 'Redbreast' } })
    const form = { code: 'c', state: searchParams.get('state') ?? '', user }
    const back = await visitor.go(postedCallback, '/auth/apple/callback', form, apple)
    expect(back.location).toBe('/auth/finish')
    const page = await visitor.go(finishLoader, '/auth/finish')
    expect(page.body).toEqual({ email: who.email, name: 'Robin Redbreast' })
  })
})
