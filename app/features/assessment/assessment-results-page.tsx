import type { CrisisLine } from '#app/content/crisis-lines.ts'
import type { DayString } from '#app/lib/dates.ts'
import { Spot } from '#app/ui/art/spots.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState, PageHeader } from '#app/ui/layout.tsx'
import { FormError, Notice } from '#app/ui/notice.tsx'
import { AssessmentChartCard } from './assessment-chart-card.tsx'
import { AssessmentEntryCard } from './assessment-entry.tsx'
import type { AssessmentHistory } from './assessment-history.ts'
import { ASSESSMENT_SHEET, pageLink } from './assessment-paths.ts'
import { RiskPanel } from './risk-panel.tsx'

/** What the page is about, wherever the assessments are kept. */
export interface ResultsAround {
  /** The page before this date was asked for; null for the newest. */
  before: DayString | null
  /** The operator's offset (decision 26). */
  offset: number
  /** Lines of the likeliest region, should item 6 call for them. */
  lines: readonly CrisisLine[]
  /** Whether the member's plan lets them take an assessment, and so open the logs. */
  mayAssess: boolean
}

const LOGS = { to: '/wellbeing/logs', label: 'Wellbeing logs' }
const HOME = { to: '/home', label: 'Home' }

/** Title of the assessment history. */
export const ResultsHead = ({
  mayAssess = true,
  hasSheet = false,
}: {
  mayAssess?: boolean
  hasSheet?: boolean
}) => (
  <PageHeader
    title="Assessment history"
    intro="CORE-10 asks about the week before each date. Higher means more distress; it is no diagnosis."
    back={mayAssess ? LOGS : HOME}
    action={
      hasSheet && (
        <ButtonLink variant="secondary" to={ASSESSMENT_SHEET}>
          Sheet for a doctor
        </ButtonLink>
      )
    }
  />
)

/** The history as it is when nothing of it can be read. */
export const AssessmentResultsFailed = () => (
  <>
    <ResultsHead />
    <FormError message="Your assessments could not be loaded">
      <p>What you saved is safe. Please try again in a moment.</p>
    </FormError>
  </>
)

interface ResultsProps {
  around: ResultsAround
  history: AssessmentHistory
  keptWhere: 'server' | 'device'
}

/** The assessment history (S1 §2): one entry a date, newest first, a page at a time. */
export const AssessmentResultsPage = ({ around, history, keptWhere }: ResultsProps) => {
  const { entries, newer, older, unreadable } = history
  const { mayAssess } = around
  const isNewestPage = newer === null
  const hasNothing = entries.length === 0 && unreadable === 0 && isNewestPage
  const risk = isNewestPage && entries[0]?.hasRisk
  return (
    <>
      <ResultsHead mayAssess={mayAssess} hasSheet={!hasNothing} />
      <div className="grid max-w-3xl gap-6">
        {risk && <RiskPanel lines={around.lines} />}
        {unreadable > 0 && <Unreadable count={unreadable} keptWhere={keptWhere} />}
        {hasNothing && <NoAssessments mayAssess={mayAssess} />}
        {history.chart && <AssessmentChartCard chart={history.chart} />}
        {entries.map((entry, index) => (
          <AssessmentEntryCard
            key={entry.date}
            entry={entry}
            isNewest={isNewestPage && index === 0}
          />
        ))}
        <Pages newer={newer} older={older} />
        {!hasNothing && <KeptWhere keptWhere={keptWhere} />}
      </div>
    </>
  )
}

const NoAssessments = ({ mayAssess }: { mayAssess: boolean }) => (
  <EmptyState
    art={<Spot name="empty" />}
    title="No Assessments Yet"
    action={mayAssess && <ButtonLink to="/wellbeing">Begin an assessment</ButtonLink>}
  >
    Complete your first wellbeing assessment to start tracking your progress.
  </EmptyState>
)

const Unreadable = ({ count, keptWhere }: { count: number; keptWhere: 'server' | 'device' }) => (
  <Notice tone="warn">
    <p>
      {count === 1 ? '1 entry could not be opened' : `${count} entries could not be opened`}: what
      is kept {keptWhere === 'server' ? 'with us' : 'in this browser'} is not as it was written.
      Nothing was deleted, and everything else is here.
    </p>
  </Notice>
)

const Pages = ({ newer, older }: Pick<AssessmentHistory, 'newer' | 'older'>) =>
  newer === null && older === null ? null : (
    <nav aria-label="Pages of the history" className="flex flex-wrap gap-4">
      {newer && (
        <ButtonLink variant="secondary" to={pageLink(newer === 'newest' ? null : newer)}>
          Newer
        </ButtonLink>
      )}
      {older && (
        <ButtonLink variant="secondary" to={pageLink(older)}>
          Older
        </ButtonLink>
      )}
    </nav>
  )

const KeptWhere = ({ keptWhere }: { keptWhere: 'server' | 'device' }) => (
  <p className="prose text-sm text-ink-soft">
    {keptWhere === 'server'
      ? 'Kept with Burrow, encrypted with a key of your own.'
      : 'Kept in this browser only, encrypted. Other devices do not show them.'}{' '}
    <a className="link" href="/profile#consents">
      Where your answers live
    </a>
  </p>
)
