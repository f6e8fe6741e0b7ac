import { Link } from '@remix-run/react'
import { ButtonLink } from '#app/ui/button.tsx'
import type { NextStep } from './next-step.ts'

/** The sentence of the hour. */
export const AffirmationPanel = ({ affirmation }: { affirmation: string }) => (
  <section
    aria-label="Affirmation of the hour"
    className="flex flex-col justify-between gap-3 rounded-pebble bg-lamp-tint p-6 sm:p-8 lg:col-span-3"
  >
    <p className="serif max-w-lg text-xl sm:text-2xl">{affirmation}</p>
    <p>
      <Link to="/affirmations" className="link inline-flex min-h-11 items-center">
        All of today
      </Link>
    </p>
  </section>
)

/**
 * The one thing to do next, if anything. It is as tall as its longest words, since a device that
 * keeps the answers may have others to say.
 */
export const StepPanel = ({ step: { text, action } }: { step: NextStep }) => (
  <section aria-labelledby="next-step" className="card flex flex-col gap-4 sm:p-8 lg:col-span-2">
    <h2 id="next-step" className="font-sans text-sm font-normal text-ink-soft">
      Today’s next step
    </h2>
    <p className="min-h-[3lh] grow lg:min-h-[4lh]">{text}</p>
    <p className="min-h-12">
      {action && (
        <ButtonLink to={action.to} prefetch="intent">
          {action.label}
        </ButtonLink>
      )}
    </p>
  </section>
)
