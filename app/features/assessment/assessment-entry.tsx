import { formatDayWithYear } from '#app/lib/dates.ts'
import type { AssessmentEntry, ScoreChange } from './assessment-history.ts'
import { Core10BandTag } from './core10-band-tag.tsx'
import { SupportAdvice } from './support-advice.tsx'

interface AssessmentEntryProps {
  entry: AssessmentEntry
  /** Whether it is the newest of all, which is told more fully. */
  isNewest: boolean
}

/** One assessment of the history: day, score, interpretation, change, and what goes with them. */
export const AssessmentEntryCard = ({ entry, isNewest }: AssessmentEntryProps) => {
  const day = formatDayWithYear(entry.date)
  return (
    <article className="card grid gap-2" aria-label={day}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-lg">
          <time dateTime={entry.date}>{day}</time>
        </h2>
        <p className="flex flex-wrap items-center gap-3">
          <span className="figures font-semibold">Score {entry.score}</span>
          <Core10BandTag band={entry.band} />
        </p>
      </div>
      {entry.change && <Change change={entry.change} entry={entry} isNewest={isNewest} />}
      {entry.hasRisk && <RiskNote />}
      <SupportAdvice entry={entry} isNewest={isNewest} day={day} />
    </article>
  )
}

const Change = ({ change, entry, isNewest }: AssessmentEntryProps & { change: ScoreChange }) => (
  <p className={isNewest ? 'figures prose' : 'figures prose text-sm text-ink-soft'}>
    {isNewest && change.words !== 'no change' && (
      <>
        Your score went from {change.from} to {entry.score}.{' '}
      </>
    )}
    <strong className="font-semibold">{change.words}</strong> since {change.since}. {change.meaning}
  </p>
)

const RiskNote = () => (
  <p className="prose text-sm text-ink-soft">
    Item 6 was answered above ‘Not at all’.{' '}
    <a className="link" href="/crisis-help">
      People to talk to, at any hour
    </a>
  </p>
)
