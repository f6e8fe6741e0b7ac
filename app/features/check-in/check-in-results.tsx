import {
  type CheckInHistory,
  CheckInHistoryFailed,
  CheckInHistoryPage,
} from './check-in-history-page.tsx'
import { CheckInPatternsPage, type CheckInPatternsView } from './check-in-patterns-page.tsx'
import { CheckInYearPage, type CheckInYearView } from './check-in-year-page.tsx'

/** One view of the check-in history: a page of days (null when it cannot be read), a year or the comparisons. */
export type CheckInResults =
  { history: CheckInHistory | null } | { year: CheckInYearView } | { patterns: CheckInPatternsView }

/** The page of whichever view there is. */
export const CheckInResultsPage = ({ results }: { results: CheckInResults }) => {
  if ('year' in results) return <CheckInYearPage year={results.year} />
  if ('patterns' in results) return <CheckInPatternsPage patterns={results.patterns} />
  return results.history ? (
    <CheckInHistoryPage history={results.history} />
  ) : (
    <CheckInHistoryFailed />
  )
}
