import {
  Apple,
  ArcticFetchError,
  CodeChallengeMethod,
  decodeIdToken,
  Google,
  OAuth2Client,
  OAuth2RequestError,
  UnexpectedResponseError,
  type OAuth2Tokens,
} from 'arctic'
import { checkIdToken, type IdTokenIdentity } from '#app/features/account/id-token.ts'
import type { Result } from '#app/lib/result.ts'
import { err, ok } from '#app/lib/result.ts'

export type ProviderId = 'google' | 'apple' | 'oidc'

/** What the browser keeps, sealed, while it is away at the provider. All three are random. */
export interface OAuthSecrets {
  state: string
  nonce: string
  codeVerifier: string
}

export interface OAuthIdentity extends IdTokenIdentity {
  provider: ProviderId
}

/** `refused`: the provider did not accept the code. `invalid`: its id token is not for us. */
export type OAuthFailure = 'refused' | 'unreachable' | 'invalid'

export interface OAuthProvider {
  id: ProviderId
  /** As in 'Continue with …'. */
  label: string
  /** Apple posts its answer from its own site; the others redirect. */
  answersByPost: boolean
  /** Where the browser goes to sign in. */
  start(secrets: OAuthSecrets): URL
  /** Trades a code for who signed in. */
  finish(
    code: string,
    secrets: OAuthSecrets,
    now: number,
  ): Promise<Result<OAuthIdentity, OAuthFailure>>
}

/** The providers that are configured. */
export interface OAuthProviders {
  list: readonly Pick<OAuthProvider, 'id' | 'label'>[]
  /** Origins a sign-in form may lead to, for the Content-Security-Policy. */
  origins: readonly string[]
  find(id: string): OAuthProvider | null
}

/** The settings of `.env` that this reads; each provider's are all there or all missing. */
export interface OAuthSettings {
  APP_ORIGIN: string
  OAUTH_GOOGLE_CLIENT_ID?: string | undefined
  OAUTH_GOOGLE_CLIENT_SECRET?: string | undefined
  OAUTH_APPLE_CLIENT_ID?: string | undefined
  OAUTH_APPLE_TEAM_ID?: string | undefined
  OAUTH_APPLE_KEY_ID?: string | undefined
  OAUTH_APPLE_PRIVATE_KEY?: string | undefined
  OAUTH_OIDC_NAME?: string | undefined
  OAUTH_OIDC_ISSUER?: string | undefined
  OAUTH_OIDC_CLIENT_ID?: string | undefined
  OAUTH_OIDC_CLIENT_SECRET?: string | undefined
  OAUTH_OIDC_AUTHORIZATION_URL?: string | undefined
  OAUTH_OIDC_TOKEN_URL?: string | undefined
}

const SCOPES = ['openid', 'email', 'profile']
/** For trading a code, in milliseconds. */
const TIME_LIMIT = 10_000

const callback = (settings: OAuthSettings, id: ProviderId) =>
  `${settings.APP_ORIGIN}/auth/${id}/callback`

/** Sign-in through providers, by arctic: only those whose settings are there. */
export function createOAuthProviders(settings: OAuthSettings): OAuthProviders {
  const providers = [google(settings), apple(settings), generic(settings)].filter(
    (provider) => provider !== null,
  )
  return {
    list: providers.map(({ id, label }) => ({ id, label })),
    origins: providers.map((provider) => originOf(provider)),
    find: (id) => providers.find((provider) => provider.id === id) ?? null,
  }
}

function originOf(provider: OAuthProvider): string {
  return provider.start({ state: '', nonce: '', codeVerifier: '' }).origin
}

function google(settings: OAuthSettings): OAuthProvider | null {
  const { OAUTH_GOOGLE_CLIENT_ID: clientId, OAUTH_GOOGLE_CLIENT_SECRET: secret } = settings
  if (!clientId || !secret) return null
  const client = new Google(clientId, secret, callback(settings, 'google'))
  return {
    id: 'google',
    label: 'Google',
    answersByPost: false,
    start: ({ state, nonce, codeVerifier }) =>
      withNonce(client.createAuthorizationURL(state, codeVerifier, SCOPES), nonce),
    finish: (code, { nonce, codeVerifier }, now) =>
      identify(client.validateAuthorizationCode(code, codeVerifier), 'google', now, {
        issuers: ['https://accounts.google.com', 'accounts.google.com'],
        clientId,
        nonce,
      }),
  }
}

/** Apple knows no PKCE; its code is bound by the client's signed secret, state and nonce. */
function apple(settings: OAuthSettings): OAuthProvider | null {
  const { OAUTH_APPLE_CLIENT_ID: clientId, OAUTH_APPLE_TEAM_ID: team } = settings
  const { OAUTH_APPLE_KEY_ID: keyId, OAUTH_APPLE_PRIVATE_KEY: pem } = settings
  if (!clientId || !team || !keyId || !pem) return null
  const client = new Apple(clientId, team, keyId, pemBytes(pem), callback(settings, 'apple'))
  return {
    id: 'apple',
    label: 'Apple',
    answersByPost: true,
    start({ state, nonce }) {
      const url = withNonce(client.createAuthorizationURL(state, ['name', 'email']), nonce)
      url.searchParams.set('response_mode', 'form_post')
      return url
    },
    finish: (code, { nonce }, now) =>
      identify(client.validateAuthorizationCode(code), 'apple', now, {
        issuers: ['https://appleid.apple.com'],
        clientId,
        nonce,
      }),
  }
}

function generic(settings: OAuthSettings): OAuthProvider | null {
  const { OAUTH_OIDC_NAME: label, OAUTH_OIDC_ISSUER: issuer } = settings
  const { OAUTH_OIDC_CLIENT_ID: clientId, OAUTH_OIDC_CLIENT_SECRET: secret } = settings
  const { OAUTH_OIDC_AUTHORIZATION_URL: authorize, OAUTH_OIDC_TOKEN_URL: token } = settings
  if (!label || !issuer || !clientId || !secret || !authorize || !token) return null
  const client = new OAuth2Client(clientId, secret, callback(settings, 'oidc'))
  const pkce = CodeChallengeMethod.S256
  return {
    id: 'oidc',
    label,
    answersByPost: false,
    start: ({ state, nonce, codeVerifier }) =>
      withNonce(
        client.createAuthorizationURLWithPKCE(authorize, state, pkce, codeVerifier, SCOPES),
        nonce,
      ),
    finish: (code, { nonce, codeVerifier }, now) =>
      identify(client.validateAuthorizationCode(token, code, codeVerifier), 'oidc', now, {
        issuers: [issuer],
        clientId,
        nonce,
      }),
  }
}

function withNonce(url: URL, nonce: string): URL {
  url.searchParams.set('nonce', nonce)
  return url
}

function pemBytes(pem: string): Uint8Array {
  const base64 = pem.replace(/-----[A-Z ]+-----|\\n|\s/g, '')
  return new Uint8Array(Buffer.from(base64, 'base64'))
}

/**
 * Reads who signed in from the token endpoint's answer. `decodeIdToken` verifies no signature; the
 * token came from the provider itself over TLS, which OpenID Connect Core 1.0 §3.1.3.7 step 6 allows
 * in place of one. All other claims are checked.
 */
async function identify(
  exchange: Promise<OAuth2Tokens>,
  provider: ProviderId,
  now: number,
  expected: Parameters<typeof checkIdToken>[1],
): Promise<Result<OAuthIdentity, OAuthFailure>> {
  let idToken: string
  try {
    idToken = (await withinLimit(exchange)).idToken()
  } catch (error) {
    return err(failureOf(error))
  }
  try {
    const checked = checkIdToken(decodeIdToken(idToken), expected, now)
    return checked.ok ? ok({ ...checked.value, provider }) : err('invalid')
  } catch {
    return err('invalid')
  }
}

const failureOf = (error: unknown): OAuthFailure => {
  if (error instanceof OAuth2RequestError) return 'refused'
  const isAway =
    error instanceof ArcticFetchError ||
    error instanceof UnexpectedResponseError ||
    error instanceof SlowProvider
  return isAway ? 'unreachable' : 'invalid'
}

class SlowProvider extends Error {}

function withinLimit<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SlowProvider()), TIME_LIMIT)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
