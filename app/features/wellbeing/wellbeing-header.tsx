import { formatLongDay } from '#app/lib/dates.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/layout.tsx'
import { Tabs } from '#app/ui/tabs.tsx'

/** The tabs of /wellbeing in their order. A tab is listed here once its page is there. */
const TABS = [
  { id: 'assessment', to: '/wellbeing', label: 'Daily Wellbeing Assessment' },
  { id: 'check-in', to: '/wellbeing/check-in', label: 'Daily Check-in' },
  { id: 'planner', to: '/wellbeing/planner', label: 'Daily Planner' },
] as const

interface WellbeingHeaderProps {
  /** The member's today. */
  date: string
  current: (typeof TABS)[number]['id']
}

/** Title, day, logs and tabs of /wellbeing and of the pages beside it. */
export const WellbeingHeader = ({ date, current }: WellbeingHeaderProps) => (
  <>
    <PageHeader
      title="Wellbeing"
      intro={<time dateTime={date}>{formatLongDay(date)}</time>}
      action={
        <ButtonLink variant="secondary" to="/wellbeing/logs">
          View Logs
        </ButtonLink>
      }
    />
    <Tabs
      label="Wellbeing"
      tabs={TABS.map(({ id, to, label }) => ({ to, label, current: id === current }))}
    />
  </>
)
