import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { daypartAt, greetingAt } from '#app/features/home/greeting.ts'
import { BeforeYouBegin, CallToAction, FeatureCards, Hero } from '#app/features/home/landing.tsx'
import { plans } from '#app/features/plans/catalogue.ts'
import { requireVisitor } from '#app/http/require-visitor.server.ts'
import { hourIn } from '#app/lib/dates.ts'
import { BurrowScene } from '#app/ui/art/burrow-scene.tsx'
import { PolicyDialog } from '#app/ui/policy-statement.tsx'

export const handle = { script: false }

export const meta = () => [
  { title: 'Burrow' },
  {
    name: 'description',
    content:
      'A quiet place to look after your mind: a daily check-in, guided breathing and kind words, a few minutes at a time.',
  },
]

export async function loader(args: LoaderFunctionArgs) {
  await requireVisitor(args)
  const { timeZone, now } = args.context
  return { hour: hourIn(timeZone, now) }
}

export default function Landing() {
  const { hour } = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-20">
      <Hero
        greeting={greetingAt(hour)}
        scene={
          <BurrowScene
            daypart={daypartAt(hour)}
            label="A burrow under a hill, cut open: small lit rooms joined by tunnels, with animals at home in them."
          />
        }
      />
      <FeatureCards />
      <CallToAction freeMonths={plans.annual.freeMonths} />
      <BeforeYouBegin />
      <PolicyDialog />
    </div>
  )
}
