import { useState } from 'react'
import { ConsentQuestion } from '#app/features/privacy/consent-question.tsx'
import { Spot } from '#app/ui/art/spots.tsx'
import { FormError } from '#app/ui/notice.tsx'
import { OpenDialog } from '#app/ui/open-dialog.tsx'
import { UNANSWERED } from './answers-so-far.ts'
import { Core10Licence } from './core10-licence.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { GuideFoot } from './guide-foot.tsx'
import { GuidePanel } from './guide-panel.tsx'
import { GuideProgress } from './guide-progress.tsx'
import { GuidedQuestion } from './guided-question.tsx'
import { keepingText } from './keeping-text.ts'
import type { Assessment } from './use-assessment.tsx'
import { useGuideSteps } from './use-guide-steps.tsx'

/** The guide: where the answers are kept, then one question at a time, then a thank-you. */
export default function GuidedAssessment({ assessment }: { assessment: Assessment }) {
  const { keeping, draft, answers, setAnswer, problem } = assessment
  const steps = useGuideSteps(answers, setAnswer)
  const stage = keeping === 'unasked' ? 'consent' : draft ? 'draft' : steps.at
  const isFirst = useIsFirst(stage)
  const hasQuestions = stage !== 'consent' && stage !== 'draft'
  return (
    <OpenDialog
      title={<span className="whitespace-nowrap max-[360px]:text-base">Assessment</span>}
      close="Skip for now"
      className="dialog-steady"
      onClose={assessment.skipGuide}
      foot={hasQuestions && <GuideFoot assessment={assessment} steps={steps} />}
    >
      {hasQuestions && <GuideProgress at={steps.at} answers={answers} />}
      {stage === 'consent' && (
        <GuidePanel>
          <FormError message={problem?.message} />
          <ConsentQuestion
            kind="assessments"
            vault={assessment.opened}
            returnTo="/wellbeing"
            onChosen={assessment.onChosen}
          />
        </GuidePanel>
      )}
      {draft && stage === 'draft' && (
        <GuidePanel title="You have been here today">
          <DraftOffer assessment={assessment} onResume={() => steps.begin(draft)} />
        </GuidePanel>
      )}
      {typeof stage === 'number' && (
        <>
          <GuidedQuestion
            key={stage}
            index={stage}
            answer={answers[stage] ?? UNANSWERED}
            lines={assessment.page.lines}
            onSet={(answer) => setAnswer(stage, answer)}
            onChoose={steps.choose}
            isFirst={isFirst}
          />
          <div className="mt-6">
            <Core10Licence />
          </div>
        </>
      )}
      {stage === 'thanks' && (
        <GuidePanel title="Thank you">
          <FormError message={problem?.message} />
          <Spot name="rest" />
          <p>That is all ten. Continue to see what they come to, or go back to change an answer.</p>
          <p className="text-ink-soft">{keepingText(keeping)}</p>
        </GuidePanel>
      )}
    </OpenDialog>
  )
}

/** Whether the guide still shows what it opened with. */
function useIsFirst(stage: string | number): boolean {
  const [opened] = useState(stage)
  const [hasLeft, setLeft] = useState(false)
  if (stage !== opened && !hasLeft) setLeft(true)
  return !hasLeft && stage === opened
}
