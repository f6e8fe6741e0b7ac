import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { AssessmentSummary } from './assessment-summary.ts'
import { rhythmText } from './assessment-summary.ts'
import { ASSESSMENT_RESULTS } from './assessment-paths.ts'
import { Core10BandTag } from './core10-band-tag.tsx'
import { interpretation } from './core10.ts'
import { DraftOffer } from './draft-offer.tsx'
import type { Assessment } from './use-assessment.tsx'

/** Before today's assessment: what it is, and the way in. */
export const BeginCard = ({ assessment }: { assessment: Assessment }) => {
  const { draft, last, page, openGuide } = assessment
  const rhythm = rhythmText(last, page.date)
  return (
    <section aria-labelledby="begin" className="card grid justify-items-start gap-4">
      <h2 id="begin">{draft ? 'Your answers from earlier are here' : 'How has your week been?'}</h2>
      {draft ? (
        <DraftOffer assessment={assessment} onResume={openGuide} />
      ) : (
        <>
          <p className="max-w-measure">
            Ten short statements about the last week, from a questionnaire called CORE-10. It takes
            about two minutes. It shows how things are, it makes no diagnosis, and you can stop at
            any time.
          </p>
          <Button type="button" onClick={openGuide} className="noscript:hidden!">
            One question at a time
          </Button>
        </>
      )}
      {rhythm && <p className="text-ink-soft">{rhythm}</p>}
    </section>
  )
}

/** Today's result, and the way to another. */
export const TodayCard = ({
  today,
  assessment,
}: {
  today: AssessmentSummary
  assessment: Assessment
}) => (
  <section aria-labelledby="today" className="card grid justify-items-start gap-4">
    <h2 id="today">Today’s assessment</h2>
    <Score summary={today} offset={assessment.page.offset} />
    <p className="text-ink-soft">{rhythmText(today.date, today.date)}</p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={ASSESSMENT_RESULTS}>See your results</ButtonLink>
      <Button
        type="button"
        variant="secondary"
        onClick={assessment.openGuide}
        className="noscript:hidden!"
      >
        Take New Assessment
      </Button>
    </div>
  </section>
)

/** A result that is shown this once. */
export const OutcomeCard = ({
  outcome,
  offset,
}: {
  outcome: AssessmentSummary
  offset: number
}) => (
  <section aria-labelledby="outcome" className="card grid justify-items-start gap-4">
    <h2 id="outcome">Your result</h2>
    <Score summary={outcome} offset={offset} />
    <p className="max-w-measure">
      Nothing of it was stored, so it is gone when you leave this page. Note it down if you would
      like to compare.
    </p>
  </section>
)

const Score = ({ summary, offset }: { summary: AssessmentSummary; offset: number }) => (
  <div className="grid gap-2">
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="figures text-2xl font-semibold">
        {summary.total} of {40 - offset}
      </span>
      <Core10BandTag band={interpretation(summary.total)} />
    </p>
    <p className="text-sm text-ink-soft">
      A higher number means a harder week. It is a measure of one week, not of you.
    </p>
  </div>
)
