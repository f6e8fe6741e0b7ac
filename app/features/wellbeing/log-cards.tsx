import { ClipboardList, ListChecks, type Icon, Sunrise } from '#app/ui/icons.tsx'
import { Card } from '#app/ui/layout.tsx'

interface Log {
  title: string
  text: string
  icon: Icon
  /** Where its history is. */
  to: string
}

const LOGS: readonly Log[] = [
  {
    title: 'Wellbeing assessments',
    text: 'Each assessment with its score, and how it has changed.',
    icon: ClipboardList,
    to: '/wellbeing/results',
  },
  {
    title: 'Daily check-ins',
    text: 'Each day’s routines with their points.',
    icon: Sunrise,
    to: '/wellbeing/checkin-results',
  },
  {
    title: 'Daily plans',
    text: 'Each day’s tasks, and which of them were done.',
    icon: ListChecks,
    to: '/wellbeing/planner-results',
  },
]

/** The three histories (S1 §2). */
export const LogCards = () => (
  <ul className="grid gap-6 md:grid-cols-3">
    {LOGS.map((log) => (
      <li key={log.title} className="grid">
        <Card to={log.to}>
          <log.icon size={28} aria-hidden="true" className="mb-3 text-moss" />
          <h2 className="text-lg">{log.title}</h2>
          <p className="mt-1 text-ink-soft">{log.text}</p>
        </Card>
      </li>
    ))}
  </ul>
)
