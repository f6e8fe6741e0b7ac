import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import {
  BREATHING_SAFETY_SHORT,
  type BreathingTechnique,
} from '#app/content/breathing-techniques.ts'
import { Button } from '#app/ui/button.tsx'
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
    <OpenDialog title={technique.name} onClose={close}>
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

/** A native modal dialog that is open as long as it is drawn. A press beside it does not close it. */
const OpenDialog = ({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current || dialog.current.open) return
    dialog.current.showModal()
    // Otherwise Close would have it, and a press of Space would end what has just begun.
    dialog.current.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog max-h-[calc(100dvh-1rem)]!"
      aria-labelledby="guide-title"
      onClose={onClose}
    >
      <div className="dialog-head">
        <h2 id="guide-title" className="pt-1.5">
          {title}
        </h2>
        <Button
          type="button"
          variant="quiet"
          className="flex-none"
          onClick={() => dialog.current?.close()}
        >
          <X size={20} aria-hidden="true" className="flex-none" />
          Close
        </Button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  )
}
