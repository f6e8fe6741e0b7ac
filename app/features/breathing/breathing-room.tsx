import { useEffect, useRef, useState } from 'react'
import { BREATHING_SAFETY, type BreathingTechnique } from '#app/content/breathing-techniques.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Delivery } from './exercise-outbox.ts'
import type { ExerciseReport } from './exercise-record.ts'
import { GuideDialog } from './guide-dialog.tsx'
import { TechniqueGrid } from './technique-grid.tsx'
import { TechniquePage } from './technique-page.tsx'
import { useExerciseReports } from './use-exercise-reports.tsx'

/** The page below its title: the technique that was asked for, if any, all techniques, the guide. */
export const BreathingRoom = ({
  asked,
  outbox,
  onRecorded,
}: {
  asked: BreathingTechnique | null
  /** Names the member's own list of unsent records in this browser. */
  outbox: string
  /** Runs when a record has reached the server. */
  onRecorded: () => void
}) => {
  const [open, setOpen] = useState<BreathingTechnique | null>(null)
  const [isScripted, setIsScripted] = useState(false)
  useEffect(() => setIsScripted(true), [])
  const send = useExerciseReports(outbox)
  // The page behind an open guide is left as it is, so that nothing moves unasked.
  const guide = useRef({ isOpen: false, hasRecord: false })
  const show = (technique: BreathingTechnique | null) => {
    if (!technique && guide.current.hasRecord) onRecorded()
    guide.current = { isOpen: technique !== null, hasRecord: false }
    setOpen(technique)
  }
  const report = async (exercise: ExerciseReport): Promise<Delivery> => {
    const delivery = await send(exercise)
    if (delivery === 'taken') {
      if (guide.current.isOpen) guide.current.hasRecord = true
      else onRecorded()
    }
    return delivery
  }
  return (
    <>
      {asked && (
        <TechniquePage
          technique={asked}
          action={
            isScripted && (
              <Button type="button" onClick={() => show(asked)}>
                Open the guide
              </Button>
            )
          }
        />
      )}
      <TechniqueGrid onOpen={show} />
      <div className="mt-6">
        <Notice>{BREATHING_SAFETY}</Notice>
      </div>
      {open && <GuideDialog technique={open} report={report} onClose={() => show(null)} />}
    </>
  )
}
