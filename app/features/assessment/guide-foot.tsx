import { Button } from '#app/ui/button.tsx'
import { UNANSWERED } from './answers-so-far.ts'
import type { Assessment } from './use-assessment.tsx'
import type { GuideSteps } from './use-guide-steps.tsx'

/** Back, and on: to the next question, or from the thank-you to the result. */
export const GuideFoot = ({ assessment, steps }: { assessment: Assessment; steps: GuideSteps }) => {
  const { at } = steps
  const isAnswered = at !== 'thanks' && (assessment.answers[at] ?? UNANSWERED) !== UNANSWERED
  return (
    <div className="flex items-center justify-between gap-4">
      <Button type="button" variant="quiet" onClick={steps.back} disabled={at === 0}>
        Back
      </Button>
      {at === 'thanks' ? (
        <Button
          type="button"
          onClick={assessment.save}
          busy={assessment.isSaving && 'Saving Assessment...'}
        >
          Continue
        </Button>
      ) : (
        <Button type="button" variant="secondary" onClick={steps.next} disabled={!isAnswered}>
          Next
        </Button>
      )}
    </div>
  )
}
