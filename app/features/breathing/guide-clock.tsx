import { Pause, Play } from '#app/ui/icons.tsx'
import { Button } from '#app/ui/button.tsx'
import { clockText } from './guide.ts'
import type { GuideControls } from './use-guide.tsx'

/** How long is left, and the button that stops the time and lets it go on. */
export const GuideClock = ({
  controls,
  takesFocus,
}: {
  controls: GuideControls
  takesFocus: boolean
}) => {
  const { status, remaining } = controls.view
  const isPaused = status === 'paused'
  const Icon = isPaused ? Play : Pause
  return (
    <div className="flex items-center justify-between gap-4">
      <p className="figures text-ink-soft">{clockText(remaining)} left</p>
      <Button
        type="button"
        variant={isPaused ? 'primary' : 'secondary'}
        data-first-focus={takesFocus || undefined}
        onClick={isPaused ? controls.resume : controls.pause}
      >
        <Icon size={20} aria-hidden="true" className="flex-none" />
        {isPaused ? 'Carry on' : 'Pause'}
      </Button>
    </div>
  )
}
