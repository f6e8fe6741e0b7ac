import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import {
  useLoaderData,
  useRevalidator,
  useSearchParams,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import { getTechnique } from '#app/content/breathing-techniques.ts'
import { BreathingRoom } from '#app/features/breathing/breathing-room.tsx'
import { todayText } from '#app/features/breathing/today-text.ts'
import { keyedDigest } from '#app/features/privacy/digests.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { PageHeader } from '#app/ui/layout.tsx'
import { listRecentExercises } from '#db/queries/breathing.ts'

export const meta = () => [{ title: 'Breathing · Burrow' }]

export async function loader(args: LoaderFunctionArgs) {
  const { config, now } = args.context
  const { member, shell, rows } = await requireMember(args, {
    read: (db, owner) => [listRecentExercises(db, owner, now)],
  })
  return {
    shell,
    today: todayText(rows[0].filter(({ date }) => date === member.today)),
    outbox: keyedDigest(config.secret, 'breathing outbox', member.id).slice(0, 16),
  }
}

/** Looking at a technique's own page changes nothing that was loaded. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export default function Breathing() {
  const { today, outbox } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [search] = useSearchParams()
  return (
    <>
      <PageHeader
        title="Breathing"
        intro={
          <>
            Six ways to slow down for a few minutes. Choose one, and the guide keeps the time.
            {today && <span className="mt-2 block">{today}</span>}
          </>
        }
      />
      <BreathingRoom
        asked={getTechnique(search.get('technique'))}
        outbox={outbox}
        onRecorded={revalidate}
      />
    </>
  )
}
