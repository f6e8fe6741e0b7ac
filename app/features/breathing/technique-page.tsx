import type { ReactNode } from 'react'
import { BREATHING_SAFETY, type BreathingTechnique } from '#app/content/breathing-techniques.ts'
import { patternText } from './breath-timeline.ts'

/** A technique written out whole, for reading and for browsers without script. */
export const TechniquePage = ({
  technique,
  action,
}: {
  technique: BreathingTechnique
  action?: ReactNode
}) => (
  <section className="card mb-8 grid gap-4" aria-labelledby="technique-title">
    <div>
      <h2 id="technique-title">{technique.name}</h2>
      <p className="text-ink-soft">
        {technique.minutes} minutes. {patternText(technique.pattern)}.
      </p>
    </div>
    <p>{technique.description}</p>
    <ol className="grid list-decimal gap-2 pl-6">
      {technique.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <div>
      <h3>What it may do for you</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-6">
        {technique.benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </div>
    <p className="text-sm text-ink-soft">{BREATHING_SAFETY}</p>
    {action}
  </section>
)
