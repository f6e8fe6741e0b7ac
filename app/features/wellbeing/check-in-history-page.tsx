import { ButtonLink } from '#app/ui/button.tsx'
import { Chart } from '#app/ui/chart.tsx'
import type { ChartShape } from '#app/ui/chart-geometry.ts'
import { EmptyState, PageHeader } from '#app/ui/layout.tsx'
import { FormError, Notice } from '#app/ui/notice.tsx'
import { CheckInEntry } from './check-in-entry.tsx'
import type { HistoryEntry } from './check-in-history.ts'

/** One page of the check-in history. */
export interface CheckInHistory {
  entries: HistoryEntry[]
  chart: ChartShape | null
  /** The date before which the older page begins; null when this is the last page. */
  older: string | null
  isFirstPage: boolean
  /** Whether the newest entry was saved a moment ago. */
  isJustSaved: boolean
  /** Whether the member's plan lets them check in. */
  mayCheckIn: boolean
}

const Head = () => (
  <PageHeader
    title="Check-in history"
    intro="A score of routines, day by day. It is no measure of you."
    back={{ to: '/wellbeing/logs', label: 'Wellbeing logs' }}
  />
)

/** The history as it is when it cannot be read. */
export const CheckInHistoryFailed = () => (
  <>
    <Head />
    <FormError message="Failed to load wellbeing checks">
      <p>What you saved is safe. Please try again in a moment.</p>
    </FormError>
  </>
)

/** The check-in history (S1 §2): one entry a date, newest first, a page at a time. */
export const CheckInHistoryPage = ({ history }: { history: CheckInHistory }) => {
  const { entries, chart, older, isFirstPage, isJustSaved, mayCheckIn } = history
  if (entries.length === 0 && isFirstPage && older === null) {
    return (
      <>
        <Head />
        <EmptyState
          title="No Check-ins Yet"
          action={mayCheckIn && <ButtonLink to="/wellbeing">Check in for today</ButtonLink>}
        >
          Your days will gather here once you have saved one.
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <Head />
      <div className="grid max-w-3xl gap-6">
        {isJustSaved && <Notice tone="done">Your check-in is saved.</Notice>}
        {chart && <RecentChart shape={chart} />}
        {entries.map((entry) => (
          <CheckInEntry key={entry.date} entry={entry} />
        ))}
        <nav aria-label="Pages of the history" className="flex flex-wrap gap-4">
          {!isFirstPage && (
            <ButtonLink variant="secondary" to="/wellbeing/checkin-results">
              Newest
            </ButtonLink>
          )}
          {older && (
            <ButtonLink variant="secondary" to={`/wellbeing/checkin-results?before=${older}`}>
              Older
            </ButtonLink>
          )}
        </nav>
      </div>
    </>
  )
}

const RecentChart = ({ shape }: { shape: ChartShape }) => (
  <section className="card grid gap-3" aria-labelledby="recent-check-ins">
    <h2 id="recent-check-ins" className="text-lg">
      Your last {shape.marks.length} check-ins
    </h2>
    <Chart
      shape={shape}
      title={`Points of your last ${shape.marks.length} check-ins`}
      columns={['Day', 'Points of 32']}
    />
  </section>
)
