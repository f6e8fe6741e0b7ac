import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { finishFlow, type ProviderAnswer } from '#app/features/account/oauth-flow.server.ts'
import { readAppleName } from '#app/features/account/apple-name.ts'
import type { OAuthNotice } from '#app/features/account/oauth-notices.ts'
import { IDENTITY_LIFE_MS } from '#app/features/account/provider-identity.server.ts'
import {
  browserOf,
  clearAccountCookie,
  readAccountCookie,
  signInCookie,
  withCookies,
  writeAccountCookie,
} from '#app/http/account-cookies.server.ts'
import { readFields } from '#app/http/parse-form.server.ts'

/** A provider that answers by a redirect. */
export function loader(visit: LoaderFunctionArgs) {
  const query = new URL(visit.request.url).searchParams
  return callback(visit, Object.fromEntries(query), false)
}

/** A provider that answers by a form posted from its own site (Apple). */
export async function action(visit: ActionFunctionArgs) {
  return callback(visit, await readFields(visit.request), true)
}

async function callback(
  { request, params, context }: LoaderFunctionArgs,
  fields: Record<string, string>,
  isPosted: boolean,
) {
  const used = clearAccountCookie('flow')
  const turnBack = (notice: OAuthNotice) =>
    redirect(`/login?notice=${notice}`, { headers: withCookies(used) })
  const provider = context.services.oauth.find(params.provider ?? '')
  if (!provider) return turnBack('unknown')
  if (provider.answersByPost !== isPosted) return turnBack('mixed-up')
  const sealed = readAccountCookie(request, 'flow')
  const visit = { sealed, answer: toAnswer(fields), browser: browserOf(request) }
  const result = await finishFlow(context, provider, visit)
  if (!result.ok) return turnBack(result.error)
  const outcome = result.value
  if (outcome.kind === 'signed-in') {
    return redirect(outcome.redirectTo, { headers: withCookies(used, signInCookie(outcome.token)) })
  }
  const identity = writeAccountCookie('identity', outcome.sealed, IDENTITY_LIFE_MS)
  const next = outcome.kind === 'new' ? '/auth/finish' : '/auth/link'
  return redirect(next, { headers: withCookies(used, identity) })
}

function toAnswer(fields: Record<string, string>): ProviderAnswer {
  const { state = null, code = null, error = null, user } = fields
  return { state, code, error, name: readAppleName(user) }
}
