import { Spot } from '#app/ui/art/spots.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Chart } from '#app/ui/chart.tsx'
import type { ChartShape } from '#app/ui/chart-geometry.ts'
import { EmptyState } from '#app/ui/layout.tsx'
import { FormError, Notice } from '#app/ui/notice.tsx'
import { CheckInEntry } from './check-in-entry.tsx'
import { CheckInHistoryHead } from './check-in-history-head.tsx'
import { CheckInLevelTag } from './check-in-level-tag.tsx'
import { CHECK_IN_LEVELS } from './check-in-score.ts'
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
  /** The member's present year. */
  thisYear: number
  /** Whether the member's plan lets them check in. */
  mayCheckIn: boolean
}

/** The history as it is when it cannot be read. */
export const CheckInHistoryFailed = () => (
  <>
    <CheckInHistoryHead />
    <FormError message="Failed to load wellbeing checks">
      <p>What you saved is safe. Please try again in a moment.</p>
    </FormError>
  </>
)

/** The check-in history (S1 §2): one entry a date, newest first, a page at a time. */
export const CheckInHistoryPage = ({ history }: { history: CheckInHistory }) => {
  const { entries, chart, older, isFirstPage, isJustSaved, thisYear, mayCheckIn } = history
  const head = <CheckInHistoryHead view="days" thisYear={thisYear} mayCheckIn={mayCheckIn} />
  if (entries.length === 0 && isFirstPage && older === null) {
    return (
      <>
        {head}
        <EmptyState
          art={<Spot name="empty" />}
          title="No Check-ins Yet"
          action={
            mayCheckIn && <ButtonLink to="/wellbeing/check-in">Check in for today</ButtonLink>
          }
        >
          Your days will gather here once you have saved one.
        </EmptyState>
      </>
    )
  }
  return (
    <>
      {head}
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
    <ul className="flex flex-wrap gap-2" aria-label="What the points are called">
      {CHECK_IN_LEVELS.map(({ from, label }) => (
        <li key={label} className="flex items-center gap-2 text-sm">
          <CheckInLevelTag level={label} />
          <span className="mr-2 text-ink-soft">from {from}</span>
        </li>
      ))}
    </ul>
  </section>
)
