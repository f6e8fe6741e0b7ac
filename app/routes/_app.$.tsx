import { data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { featureOf, pathKind } from '#app/features/plans/access.ts'
import { NotOpenYet } from '#app/features/plans/error-pages.tsx'
import { requireMember, type Visit } from '#app/http/require-member.server.ts'

/** S0 §2: a signed-out visitor of any path that is no page of ours goes to the landing page. */
const requireSomebody = async (visit: Visit) => {
  try {
    return await requireMember(visit)
  } catch (answer) {
    const leadsTo = answer instanceof Response ? answer.headers.get('Location') : null
    if (!(answer instanceof Response) || !leadsTo?.startsWith('/login')) throw answer
    const headers = new Headers(answer.headers)
    headers.set('Location', '/')
    throw new Response(null, { status: answer.status, headers })
  }
}

/** Every path without a page: a room still being dug, behind the same guard as when it opens, or none. */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname } = new URL(args.request.url)
  if (pathKind(pathname) === 'unknown') {
    const { shell } = await requireSomebody(args)
    throw data({ shell, back: '/home' }, { status: 404 })
  }
  const feature = featureOf(pathname)
  if (!feature) throw redirect('/home')
  const { shell } = await requireMember(args, { feature })
  return { shell, feature }
}

export default function Unopened() {
  return <NotOpenYet feature={useLoaderData<typeof loader>().feature} />
}
