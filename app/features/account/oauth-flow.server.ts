import * as v from 'valibot'
import { isSameDigest } from '#app/features/privacy/digests.server.ts'
import type { Result } from '#app/lib/result.ts'
import { err, ok } from '#app/lib/result.ts'
import type { OAuthIdentity, OAuthProvider } from '#app/services/oauth.server.ts'
import { findAccount } from '#db/queries/accounts.ts'
import { findLinked } from '#db/queries/oauth.ts'
import { makeToken, type AccountContext } from './account-context.server.ts'
import type { OAuthNotice } from './oauth-notices.ts'
import { sealIdentity } from './provider-identity.server.ts'
import { startSession, type Browser } from './start-session.server.ts'

/** How long a sign-in at the provider may take, in milliseconds. */
export const FLOW_LIFE_MS = 10 * 60 * 1000
const PURPOSE = 'oauth flow'

const FlowSchema = v.object({
  provider: v.string(),
  state: v.string(),
  nonce: v.string(),
  codeVerifier: v.string(),
  redirectTo: v.string(),
})

/** What a provider's answer carries, by query or by form. */
export interface ProviderAnswer {
  state: string | null
  code: string | null
  error: string | null
  /** A name that comes beside the id token (Apple, the first time only). */
  name: string | null
}

/** Signed in; or a new member who still has to agree; or an account that has to be proven first. */
export type FlowOutcome =
  | { kind: 'signed-in'; token: string; redirectTo: string }
  | { kind: 'new' | 'link'; sealed: string }

/** Where to go, and the sealed secrets that the browser brings back. */
export async function startFlow(
  context: AccountContext,
  provider: OAuthProvider,
  redirectTo: string,
): Promise<{ url: URL; sealed: string }> {
  const secrets = {
    state: makeToken(context.random),
    nonce: makeToken(context.random),
    codeVerifier: makeToken(context.random),
  }
  const flow = { provider: provider.id, redirectTo, ...secrets }
  const sealed = await context.sealer.seal(PURPOSE, flow, context.now + FLOW_LIFE_MS)
  return { url: provider.start(secrets), sealed }
}

/**
 * Takes a provider's answer. The sealed flow binds it to this browser, this provider and this one
 * attempt; whoever calls this removes the flow's cookie, so that no answer counts twice.
 */
export async function finishFlow(
  context: AccountContext,
  provider: OAuthProvider,
  visit: { sealed: string | null; answer: ProviderAnswer; browser: Browser },
): Promise<Result<FlowOutcome, OAuthNotice>> {
  const { answer, browser } = visit
  const opened = await context.sealer.open(PURPOSE, visit.sealed ?? '', FlowSchema, context.now)
  if (!opened.ok) return err('mixed-up')
  const flow = opened.value
  const isOurs = flow.provider === provider.id && isSameDigest(flow.state, answer.state ?? '')
  if (!isOurs) return err('mixed-up')
  if (answer.error || !answer.code) return err('cancelled')
  const finished = await provider.finish(answer.code, flow, context.now)
  if (!finished.ok) return err(finished.error === 'unreachable' ? 'unreachable' : 'refused')
  const identity = { ...finished.value, name: finished.value.name ?? answer.name }
  return resolveIdentity(context, identity, flow.redirectTo, browser)
}

async function resolveIdentity(
  context: AccountContext,
  identity: OAuthIdentity,
  redirectTo: string,
  browser: Browser,
): Promise<Result<FlowOutcome, OAuthNotice>> {
  const { db } = context
  const { provider, subject, name } = identity
  const [linked] = await findLinked(db, provider, subject)
  if (linked) {
    return ok({
      kind: 'signed-in',
      token: await startSession(context, linked, browser),
      redirectTo,
    })
  }
  if (!identity.email || !identity.emailVerified) return err('no-email')
  const email = identity.email.trim().toLowerCase()
  const [account] = await findAccount(db, email)
  const isKnown = Boolean(account?.emailVerifiedAt)
  const userId = account && isKnown ? account.id : null
  const sealed = await sealIdentity(context, { provider, subject, email, name, redirectTo, userId })
  return ok({ kind: isKnown ? 'link' : 'new', sealed })
}
