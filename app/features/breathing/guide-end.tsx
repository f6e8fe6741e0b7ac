import { useEffect, useRef } from 'react'
import type { BreathingTechnique } from '#app/content/breathing-techniques.ts'
import { Button } from '#app/ui/button.tsx'
import type { DeliveryState } from './use-exercise.tsx'

const DELIVERY_TEXT: Record<Exclude<DeliveryState, null>, string> = {
  sending: 'Noting it down…',
  taken: 'It is on your record for today.',
  unreachable: 'We cannot reach Burrow just now. The record is kept here and sent later.',
  refused: 'It could not be noted down this time. The breathing still counts for you.',
}

/** The end of an exercise: no fanfare, and time to stay a moment. */
export const GuideEnd = ({
  technique,
  delivery,
  onAgain,
}: {
  technique: BreathingTechnique
  delivery: DeliveryState
  onAgain: () => void
}) => {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center">
      <div className="m-3 size-28 rounded-full bg-moss-tint shadow-[0_0_0_0.75rem_var(--color-lamp-tint)]" />
      <p ref={words} tabIndex={-1} className="serif text-xl">
        That was {technique.minutes} minutes of {technique.name}.
      </p>
      <p className="max-w-sm">
        Let your breath find its own way again. Stay as long as you like before you move.
      </p>
      <p role="status" className="min-h-13 text-ink-soft">
        {delivery && DELIVERY_TEXT[delivery]}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <form method="dialog">
          <Button>Done</Button>
        </form>
        <Button type="button" variant="secondary" onClick={onAgain}>
          Once more
        </Button>
      </div>
    </div>
  )
}
