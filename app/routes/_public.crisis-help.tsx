import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { CrisisPanel } from '#app/features/crisis/crisis-panel.tsx'
import { Grounding } from '#app/features/crisis/grounding.tsx'
import { RegionChooser } from '#app/features/crisis/region-chooser.tsx'
import { crisisRegionFor, keepCrisisRegion } from '#app/http/crisis-lines.server.ts'

export const handle = { script: false }
export const meta = () => [
  { title: 'Need help now? · Burrow' },
  { name: 'description', content: 'Numbers to call or text when you are in a crisis.' },
]

/** The lines of the region in the address, else of the one kept, else of the likeliest. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('region')
  const region = crisisRegionFor({ request, context }, asked)
  const headers = new Headers({
    'Cache-Control': 'private, max-age=3600, stale-while-revalidate=86400',
    Vary: 'Cookie, Accept-Language',
  })
  if (region.id === asked) headers.append('Set-Cookie', keepCrisisRegion(region.id))
  return data({ region }, { headers })
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders

export default function CrisisHelp() {
  const { region } = useLoaderData<typeof loader>()
  return (
    <div className="mx-auto grid max-w-2xl gap-8 sm:pt-8">
      <div className="grid gap-4">
        <h1>Somebody is there to talk to</h1>
        <p>
          You do not need to know what to say. Numbers for <strong>{region.place}</strong>
          {'. '}
          <a className="link" href="#regions">
            Not there?
          </a>
        </p>
        <CrisisPanel lines={region.lines} />
      </div>
      <RegionChooser region={region.id} />
      <Grounding />
    </div>
  )
}
