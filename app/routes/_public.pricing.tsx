import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { titleOf } from '#app/features/plans/access.ts'
import { PlanCards } from '#app/features/plans/plan-cards.tsx'
import { requireVisitor } from '#app/http/require-visitor.server.ts'
import { sessionTokenHash } from '#app/http/session-cookie.server.ts'
import { Notice } from '#app/ui/notice.tsx'

export const handle = { script: false }

export const meta = () => [
  { title: titleOf('/pricing') },
  { name: 'description', content: 'Burrow is free to begin with. What each plan holds and costs.' },
]

/**
 * Signed in, the bare path leads to /home (S0 §2); the links of locked rooms, which ask about an
 * upgrade, show the plans (decision 20).
 */
export async function loader(args: LoaderFunctionArgs) {
  if (!new URL(args.request.url).searchParams.has('upgrade')) await requireVisitor(args)
  return { isMember: sessionTokenHash(args.request) !== null }
}

export default function Pricing() {
  const { isMember } = useLoaderData<typeof loader>()
  return (
    <div className="mx-auto grid max-w-5xl gap-8 sm:pt-8">
      <header className="mx-auto max-w-measure text-center">
        <h1>Begin free, stay as long as you like</h1>
        <p className="mt-3 text-ink-soft">
          Breathing, affirmations and brain games cost nothing. A plan adds the rooms that take more
          to keep warm.
        </p>
      </header>
      <PlanCards isMember={isMember} />
      <Notice>
        Burrow is not a substitute for professional care. Crisis help is free for everyone, with any
        plan and with none.
      </Notice>
    </div>
  )
}
