import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { redirect } from '@remix-run/cloudflare'
import { requireMember } from '#app/http/require-member.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireMember({ request, context }, { feature: 'wellbeing' })
  return redirect('/wellbeing/check-in')
}

/** Never drawn, but only a route with a page is answered with one when the plan does not have it. */
export default function Wellbeing() {
  return null
}
