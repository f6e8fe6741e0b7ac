import { ClipboardList, ListChecks, type LucideIcon, Sunrise } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/layout.tsx'

interface Log {
  title: string
  text: string
  icon: LucideIcon
  /** Where its history is; null while that page is not open. */
  to: string | null
}

const LOGS: readonly Log[] = [
  {
    title: 'Wellbeing assessments',
    text: 'Each assessment with its score, and how it has changed.',
    icon: ClipboardList,
    to: null,
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
    to: null,
  },
]

/** The three histories (S1 §2). One whose page is not open yet says so and is no link. */
export const LogCards = () => (
  <ul className="grid gap-6 md:grid-cols-3">
    {LOGS.map((log) => (
      <li key={log.title} className="grid">
        <Card {...(log.to ? { to: log.to } : {})}>
          <log.icon size={28} aria-hidden="true" className="mb-3 text-moss" />
          <h2 className="text-lg">{log.title}</h2>
          <p className="mt-1 text-ink-soft">{log.text}</p>
          {log.to === null && (
            <p className="mt-3">
              <Badge>Not open yet</Badge>
            </p>
          )}
        </Card>
      </li>
    ))}
  </ul>
)
