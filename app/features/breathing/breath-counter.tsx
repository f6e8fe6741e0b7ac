import { Button } from '#app/ui/button.tsx'

/** For a technique without a pace: the member marks each breath out, and the count goes to ten. */
export const BreathCounter = ({
  count,
  onBreathOut,
  onRestart,
}: {
  count: number
  onBreathOut: () => void
  onRestart: () => void
}) => (
  <div className="grid justify-items-center gap-3">
    <button
      type="button"
      data-first-focus
      onClick={onBreathOut}
      className="grid size-48 cursor-pointer place-content-center gap-1 rounded-full bg-moss-tint text-center hover:bg-lamp-tint forced-colors:border-2 my-3 shadow-[0_0_0_0.75rem_var(--color-lamp-tint)] sm:size-60"
    >
      <span className="figures text-4xl" aria-hidden="true">
        {count === 0 ? '–' : count}
      </span>
      <span className="serif text-lg">I breathed out</span>
      <span className="text-sm text-ink-soft" aria-hidden="true">
        press, or Space
      </span>
    </button>
    <Button type="button" variant="quiet" onClick={onRestart}>
      Begin again at one
    </Button>
    <p role="status" className="sr-only">
      {count === 0 ? 'The next breath out is one.' : count}
    </p>
  </div>
)
