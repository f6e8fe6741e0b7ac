import { createOAuthProviders, type OAuthProviders } from '#app/services/oauth.server.ts'
import { ORIGIN } from './doors.ts'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Settings of three providers; none of them is ever reached. */
const settings = {
  APP_ORIGIN: ORIGIN,
  OAUTH_GOOGLE_CLIENT_ID: 'google-client',
  OAUTH_GOOGLE_CLIENT_SECRET: 'google-secret',
  OAUTH_OIDC_NAME: 'Example ID',
  OAUTH_OIDC_ISSUER: 'https://id.example',
  OAUTH_OIDC_CLIENT_ID: 'oidc-client',
  OAUTH_OIDC_CLIENT_SECRET: 'oidc-secret',
  OAUTH_OIDC_AUTHORIZATION_URL: 'https://id.example/auth',
  OAUTH_OIDC_TOKEN_URL: 'https://id.example/token',
}

/** The providers as the Worker makes them. */
export const testProviders = (
  over: Partial<Parameters<typeof createOAuthProviders>[0]> = {},
): OAuthProviders => createOAuthProviders({ ...settings, ...over })

/** A token endpoint's good answer for the sign-in that was started with `nonce`. */
export function tokenAnswer(
  claims: { sub: string; nonce: string; exp: number } & object,
): Response {
  const token = { iss: 'https://id.example', aud: 'oidc-client', ...claims }
  const signature = Buffer.from('signature').toString('base64url')
  return Response.json({
    access_token: 'a',
    token_type: 'Bearer',
    id_token: `${encode({ alg: 'RS256' })}.${encode(token)}.${signature}`,
  })
}
