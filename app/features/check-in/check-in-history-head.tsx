import { PageHeader } from '#app/ui/layout.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { CheckInView } from './check-in-view.ts'

const LOGS = { to: '/wellbeing/logs', label: 'Wellbeing logs' }
const HOME = { to: '/home', label: 'Home' }

/** Where the check-in history is. */
export const CHECK_IN_RESULTS = '/wellbeing/checkin-results'

interface CheckInHistoryHeadProps {
  /** The view that is open; none while the history cannot be read. */
  view?: CheckInView['kind']
  /** The member's present year. */
  thisYear?: number
  /** Whether the member's plan lets them check in, and so open the logs. */
  mayCheckIn?: boolean
}

/** Title and views of the check-in history. */
export const CheckInHistoryHead = ({
  view,
  thisYear,
  mayCheckIn = true,
}: CheckInHistoryHeadProps) => {
  const tab = (kind: CheckInView['kind'], label: string, query = '') => ({
    to: CHECK_IN_RESULTS + query,
    label,
    current: view === kind,
  })
  return (
    <>
      <PageHeader
        title="Check-in history"
        intro="A score of routines, day by day. It is no measure of you."
        back={mayCheckIn ? LOGS : HOME}
      />
      {view && (
        <Tabs
          label="Views of the history"
          tabs={[
            tab('days', 'Days'),
            tab('year', 'Year', `?year=${thisYear}`),
            tab('patterns', 'What goes together', '?view=patterns'),
          ]}
        />
      )}
    </>
  )
}
