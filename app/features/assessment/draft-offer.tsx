import { Button } from '#app/ui/button.tsx'
import { countAnswered } from './answers-so-far.ts'
import { CORE10_ITEMS } from './core10.ts'
import type { Assessment } from './use-assessment.tsx'

/** Answers of today that this device still has: go on with them, or begin again. */
export const DraftOffer = ({
  assessment,
  onResume,
}: {
  assessment: Assessment
  onResume: () => void
}) => (
  <>
    <p>
      {countAnswered(assessment.draft ?? [])} of {CORE10_ITEMS.length} questions are answered. Your
      answers are still here, encrypted on this device.
    </p>
    <div className="flex flex-wrap gap-3">
      <Button
        type="button"
        onClick={() => {
          assessment.resume()
          onResume()
        }}
      >
        Go on where you stopped
      </Button>
      <Button type="button" variant="secondary" onClick={assessment.startAgain}>
        Start again
      </Button>
    </div>
  </>
)
