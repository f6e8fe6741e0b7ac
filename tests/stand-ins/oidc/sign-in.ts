import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono, type Context } from 'hono'
import type { InteractionResults, Provider } from 'oidc-provider'
import * as v from 'valibot'

import type { NodeEnv, StandIn, StandInPlace } from '#tests/stand-ins/stand-in.ts'

import { People } from './people.ts'
import { CLIENT, makeProvider } from './provider.ts'
import { signInPage, staleSignInPage } from './sign-in-page.ts'

const ChoiceSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.email('That is not an e-mail address.')),
  name: v.optional(v.pipe(v.string(), v.trim()), ''),
  verified: v.optional(v.string()),
})

/**
 * Who signed in before is forgotten at the door: with a remembered session the library would first
 * sign that person out on a page of its own when a test comes as someone else.
 */
function withoutSession(cookies: string | undefined): string | undefined {
  return cookies
    ?.split(';')
    .filter((cookie) => !cookie.trim().startsWith('_session'))
    .join(';')
}

async function handOver(c: Context<NodeEnv>, provider: Provider): Promise<Response> {
  const { incoming, outgoing } = c.env
  const url = incoming.url ?? '/'
  if (url.startsWith('/oidc/auth')) incoming.headers.cookie = withoutSession(c.req.header('cookie'))
  // The library works out where it is mounted from the two.
  Object.assign(incoming, { originalUrl: url, url: url.slice('/oidc'.length) || '/' })
  await provider.callback()(incoming, outgoing)
  return RESPONSE_ALREADY_SENT
}

function addSignIn(routes: Hono<NodeEnv>, provider: Provider, people: People, home: string): void {
  const details = (c: Context<NodeEnv>) =>
    provider.interactionDetails(c.env.incoming, c.env.outgoing).catch(() => null)
  const finish = async (c: Context<NodeEnv>, result: InteractionResults) =>
    c.redirect(await provider.interactionResult(c.env.incoming, c.env.outgoing, result), 303)

  routes.get('/oidc/sign-in/:uid', async (c) => {
    const interaction = await details(c)
    if (!interaction) return c.html(staleSignInPage(home), 404)
    return c.html(signInPage(interaction.uid, String(interaction.params.login_hint ?? '')))
  })
  routes.post('/oidc/sign-in/:uid', async (c) => {
    const form = await c.req.parseBody()
    const interaction = await details(c)
    if (!interaction) return c.html(staleSignInPage(home), 404)
    if (form.choice === 'cancel') {
      return finish(c, { error: 'access_denied', error_description: 'The person chose to cancel.' })
    }
    const parsed = v.safeParse(ChoiceSchema, form)
    if (!parsed.success) {
      return c.html(signInPage(interaction.uid, '', parsed.issues[0].message), 422)
    }
    const { email, name, verified } = parsed.output
    const accountId = people.welcome({ email, name, emailVerified: verified === 'yes' })
    return finish(c, { login: { accountId, remember: false } })
  })
}

/** Sign-in with another account: a real OpenID Connect provider in which one can be anyone. */
export async function signIn(place: StandInPlace): Promise<StandIn> {
  const people = new People()
  const provider = await makeProvider(place, people)
  const routes = new Hono<NodeEnv>()
  addSignIn(routes, provider, people, place.appOrigin)
  routes.all('/oidc/*', (c) => handOver(c, provider))

  return {
    title: 'Sign-in',
    summary:
      'A complete OpenID Connect provider with PKCE and nonce. It asks for no password: choose whom to be, with a checked e-mail address or without.',
    settings: [
      { name: 'Issuer', value: `${place.origin}/oidc` },
      { name: 'Client', value: CLIENT.id },
      { name: 'Secret', value: CLIENT.secret },
      { name: 'Sends back to', value: `${place.appOrigin}/auth/oidc/callback` },
    ],
    links: [{ href: '/oidc/.well-known/openid-configuration', label: 'Its discovery document' }],
    routes,
  }
}
