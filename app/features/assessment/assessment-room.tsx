import { ChevronRight } from '#app/ui/icons.tsx'
import { lazy, Suspense } from 'react'
import { ConsentQuestion } from '#app/features/privacy/consent-question.tsx'
import { troubleWords } from '#app/features/privacy/vault-words.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError, Notice } from '#app/ui/notice.tsx'
import { Skeleton } from '#app/ui/status.tsx'
import { BeginCard, OutcomeCard, TodayCard } from './assessment-cards.tsx'
import { AssessmentInlineForm } from './assessment-inline-form.tsx'
import type { AssessmentPage } from './assessment-page.ts'
import { RiskPanel } from './risk-panel.tsx'
import { type Assessment, useAssessment } from './use-assessment.tsx'

const NoGuide = () => (
  <Notice tone="warn">The guide could not be fetched. All ten questions are on this page.</Notice>
)

// Only a script opens it, so it is fetched when it opens.
const GuidedAssessment = lazy(() =>
  import('./guided-assessment.tsx').catch(() => ({ default: NoGuide })),
)

/** The tab of the assessment below its heading. */
export const AssessmentRoom = (page: AssessmentPage) => {
  const assessment = useAssessment(page)
  const { isGuideOpen, keeping, outcome } = assessment
  return (
    <div className="grid gap-8">
      {isGuideOpen && (
        <Suspense fallback={null}>
          <GuidedAssessment assessment={assessment} />
        </Suspense>
      )}
      {keeping === null ? (
        <>
          <div className="grid gap-8 noscript:hidden">
            <Skeleton className="h-72 w-full" />
            <Skeleton className="h-[60rem] w-full" />
          </div>
          <div className="hidden gap-8 noscript:grid">
            {outcome ? <Outcome assessment={assessment} /> : <Consent assessment={assessment} />}
            <TenQuestions assessment={assessment} />
          </div>
        </>
      ) : (
        <Known assessment={assessment} />
      )}
    </div>
  )
}

const Known = ({ assessment }: { assessment: Assessment }) => {
  const { keeping, closed, today, outcome, isKeptOffline, isGuideOpen, problem, page } = assessment
  if (keeping === 'unasked') {
    // The guide asks the same question while it is open.
    return isGuideOpen ? null : (
      <>
        <FormError message={problem?.message} />
        <Consent assessment={assessment} />
      </>
    )
  }
  return (
    <>
      {isKeptOffline && (
        <Notice tone="done">
          Kept on this device. There is no connection just now, so your results open once it is
          back.
        </Notice>
      )}
      {keeping === 'nowhere' && closed && (
        <Notice tone="warn">
          <p>{troubleWords(closed)} You can still answer, and see the result once.</p>
          <Button type="button" variant="quiet" onClick={assessment.retry}>
            Try again
          </Button>
        </Notice>
      )}
      {outcome && <Outcome assessment={assessment} />}
      {!outcome && today?.isRisk && <RiskPanel lines={page.lines} />}
      {!outcome && today && <TodayCard today={today} assessment={assessment} />}
      {!outcome && !today && <BeginCard assessment={assessment} />}
      <TenQuestions assessment={assessment} />
    </>
  )
}

const Outcome = ({ assessment }: { assessment: Assessment }) => {
  const { outcome, page } = assessment
  return (
    outcome && (
      <>
        {outcome.isRisk && <RiskPanel lines={page.lines} />}
        <OutcomeCard outcome={outcome} offset={page.offset} />
      </>
    )
  )
}

const Consent = ({ assessment }: { assessment: Assessment }) => (
  <div className="card">
    <ConsentQuestion
      kind="assessments"
      vault={assessment.opened}
      returnTo="/wellbeing"
      onChosen={assessment.onChosen}
    />
  </div>
)

/** All ten on the page: open as long as today has no result, folded away after. */
const TenQuestions = ({ assessment }: { assessment: Assessment }) => (
  <details className="details" open={!assessment.today && !assessment.outcome} id="all-ten">
    <summary>
      <ChevronRight size={20} aria-hidden="true" />
      All ten questions on one page
    </summary>
    <div className="pt-4">
      <AssessmentInlineForm assessment={assessment} />
    </div>
  </details>
)
