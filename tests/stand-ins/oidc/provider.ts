import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type * as Oidc from 'oidc-provider'
import type { Configuration, JWK, KoaContextWithOIDC, Provider } from 'oidc-provider'

import type { StandInPlace } from '#tests/stand-ins/stand-in.ts'

import { memoryAdapters } from './memory-adapter.ts'
import type { People } from './people.ts'

/** The one client that the provider knows. */
export const CLIENT = { id: 'burrow-local', secret: 'burrow-local-secret' }

type OidcModule = typeof Oidc

/** Loads the library without its notice about Node 20, which it runs on all the same. */
async function loadLibrary(): Promise<OidcModule> {
  const { warn } = console
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words)
  }
  try {
    return await import('oidc-provider')
  } finally {
    console.warn = warn
  }
}

function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = privateKey.export({ format: 'jwk' })
  return { ...jwk, kty: 'RSA', use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') }
}

/** Asks who it is at every sign-in, so that a test can be someone else each time. */
function alwaysAsk({ interactionPolicy }: OidcModule) {
  const policy = interactionPolicy.base()
  const { Check } = interactionPolicy
  policy
    .get('login')
    ?.checks.add(
      new Check('always', 'Everyone is asked who they are', (ctx) =>
        ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  return policy
}

/** Whoever continues has agreed to what the app asked for. */
async function grantAll(ctx: KoaContextWithOIDC) {
  const { client, session, provider, params } = ctx.oidc
  const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
  grant.addOIDCScope(String(params?.scope ?? 'openid'))
  await grant.save()
  return grant
}

function configuration(library: OidcModule, { appOrigin }: StandInPlace, people: People) {
  const hour = 60 * 60
  return {
    adapter: memoryAdapters(),
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        client_name: 'Burrow on this machine',
        redirect_uris: [`${appOrigin}/auth/oidc/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As the large providers do: the claims stand in the ID token, not only behind /me.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      resourceIndicators: { enabled: false },
    },
    interactions: {
      policy: alwaysAsk(library),
      url: (_ctx, interaction) => `/oidc/sign-in/${interaction.uid}`,
    },
    loadExistingGrant: grantAll,
    findAccount: async (_ctx, subject) => {
      const person = people.find(subject)
      if (!person) return undefined
      return {
        accountId: subject,
        claims: async () => ({
          sub: subject,
          email: person.email,
          email_verified: person.emailVerified,
          name: person.name,
        }),
      }
    },
    renderError: (ctx, out) => {
      ctx.type = 'text/plain'
      ctx.body = `${out.error}: ${out.error_description ?? 'no more is known'}`
    },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      Grant: hour,
      IdToken: hour,
      Interaction: hour,
      Session: hour,
    },
  } satisfies Configuration
}

/** A real OpenID Connect provider (oidc-provider), issuer `<origin>/oidc`. */
export async function makeProvider(place: StandInPlace, people: People): Promise<Provider> {
  const library = await loadLibrary()
  return new library.Provider(`${place.origin}/oidc`, configuration(library, place, people))
}
