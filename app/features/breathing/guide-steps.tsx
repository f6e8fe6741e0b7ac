import { ChevronLeft, ChevronRight } from '#app/ui/icons.tsx'
import { useState, type ReactNode } from 'react'
import type { BreathingTechnique } from '#app/content/breathing-techniques.ts'
import { Button } from '#app/ui/button.tsx'
import type { GuideControls } from './use-guide.tsx'

const TurnButton = ({
  isAtEnd,
  onTurn,
  children,
}: {
  isAtEnd: boolean
  onTurn: () => void
  children: ReactNode
}) => (
  // Not `disabled`, which would drop the focus of somebody who steps through by keyboard.
  <Button
    type="button"
    variant="secondary"
    className="grow basis-0 px-3!"
    aria-disabled={isAtEnd || undefined}
    onClick={() => {
      if (!isAtEnd) onTurn()
    }}
  >
    {children}
  </Button>
)

/** The step of now, and the buttons to move between steps. */
export const GuideSteps = ({
  technique,
  controls,
}: {
  technique: BreathingTechnique
  controls: GuideControls
}) => {
  const { steps } = technique
  const { step } = controls.view
  // Steps that come by themselves are not spoken, or they would talk over the breath.
  const [spoken, setSpoken] = useState('')
  const turn = (by: 1 | -1) => {
    controls.turn(by)
    setSpoken(steps[step + by] ?? '')
  }
  return (
    <div className="grid gap-3">
      <div className="min-h-26 rounded-md bg-sunk px-4 py-3">
        <p className="font-semibold">
          Step {step + 1} of {steps.length}
        </p>
        <p>{steps[step]}</p>
        <p role="status" className="sr-only">
          {spoken}
        </p>
      </div>
      <div className="flex gap-2">
        <TurnButton isAtEnd={step === 0} onTurn={() => turn(-1)}>
          <ChevronLeft size={20} aria-hidden="true" className="flex-none" />
          Previous
        </TurnButton>
        <TurnButton isAtEnd={step === steps.length - 1} onTurn={() => turn(1)}>
          Next
          <ChevronRight size={20} aria-hidden="true" className="flex-none" />
        </TurnButton>
      </div>
    </div>
  )
}
