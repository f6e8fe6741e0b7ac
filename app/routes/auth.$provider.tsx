import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare'
import { FLOW_LIFE_MS, startFlow } from '#app/features/account/oauth-flow.server.ts'
import { safeRedirect } from '#app/features/account/safe-redirect.ts'
import { withCookies, writeAccountCookie } from '#app/http/account-cookies.server.ts'
import { readFields } from '#app/http/parse-form.server.ts'

/** Nobody starts a sign-in by a link: another site could. */
export const loader = () => redirect('/login')

/** Starts a sign-in at a provider. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const provider = context.services.oauth.find(params.provider ?? '')
  if (!provider) return redirect('/login?notice=unknown')
  const { redirectTo } = await readFields(request)
  const { url, sealed } = await startFlow(context, provider, safeRedirect(redirectTo))
  const sameSite = provider.answersByPost ? 'None' : 'Lax'
  const cookie = writeAccountCookie('flow', sealed, FLOW_LIFE_MS, sameSite)
  return redirect(url.href, { headers: withCookies(cookie) })
}
