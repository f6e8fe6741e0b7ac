import { X } from '#app/ui/icons.tsx'
import {
  BREATHING_SAFETY_SHORT,
  type BreathingTechnique,
} from '#app/content/breathing-techniques.ts'
import { OpenDialog } from '#app/ui/open-dialog.tsx'
import { BreathCounter } from './breath-counter.tsx'
import { BreathDisplay } from './breath-display.tsx'
import type { Delivery } from './exercise-outbox.ts'
import type { ExerciseReport } from './exercise-record.ts'
import { GuideClock } from './guide-clock.tsx'
import { GuideEnd } from './guide-end.tsx'
import { GuideSteps } from './guide-steps.tsx'
import { useExercise } from './use-exercise.tsx'
import { useWakeLock } from './use-wake-lock.tsx'

type GuideDialogProps = {
  technique: BreathingTechnique
  /** Hands an exercise that was finished or left to the server. */
  report: (report: ExerciseReport) => Promise<Delivery>
  onClose: () => void
}

/** The guide: it begins when it opens, and closing it at any time is fine. */
export const GuideDialog = ({ technique, report, onClose }: GuideDialogProps) => {
  const { controls, delivery, leave } = useExercise(technique, report)
  const { view } = controls
  useWakeLock(view.status === 'running')
  const close = () => {
    leave()
    onClose()
  }
  return (
    <OpenDialog
      title={technique.name}
      close={
        <>
          <X size={20} aria-hidden="true" className="flex-none" />
          Close
        </>
      }
      onClose={close}
      className="max-h-[calc(100dvh-1rem)]!"
    >
      {view.status === 'finished' ? (
        <GuideEnd technique={technique} delivery={delivery} onAgain={controls.restart} />
      ) : (
        <div className="grid gap-3">
          {technique.pattern && view.moment ? (
            <BreathDisplay
              pattern={technique.pattern}
              moment={view.moment}
              elapsed={view.elapsed}
              isRunning={view.status === 'running'}
            />
          ) : (
            <BreathCounter
              count={view.count}
              onBreathOut={controls.markBreathOut}
              onRestart={controls.restartCount}
            />
          )}
          <GuideClock controls={controls} takesFocus={technique.pattern !== null} />
          <GuideSteps technique={technique} controls={controls} />
          <p className="text-sm text-ink-soft">{BREATHING_SAFETY_SHORT}</p>
        </div>
      )}
    </OpenDialog>
  )
}
