import { formatDayWithYear } from '#app/lib/dates.ts'
import { Details } from '#app/ui/layout.tsx'
import type { HistoryEntry, HistoryPart } from './check-in-history.ts'
import { CheckInLevelTag } from './check-in-level-tag.tsx'

/** One day of the check-in history; what was done that day opens on asking. */
export const CheckInEntry = ({ entry }: { entry: HistoryEntry }) => {
  const day = formatDayWithYear(entry.date)
  return (
    <article className="card grid gap-2" aria-label={day}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-lg">
          <time dateTime={entry.date}>{day}</time>
        </h2>
        <p className="flex flex-wrap items-center gap-3">
          <span className="figures font-semibold">
            {entry.points}/{entry.possible} points
          </span>
          <CheckInLevelTag level={entry.level} />
        </p>
      </div>
      <Details
        summary={
          <>
            What the day held<span className="sr-only">, {day}</span>
          </>
        }
      >
        <div className="grid gap-5 sm:grid-cols-2">
          {entry.parts.map((part) => (
            <EntryPart key={part.label} part={part} />
          ))}
        </div>
      </Details>
    </article>
  )
}

const MOTTO_UNREADABLE = 'The motto of this part could not be opened. It is kept as it is.'

const EntryPart = ({ part }: { part: HistoryPart }) => (
  <section className="grid content-start gap-1">
    <h3 className="text-base">
      {part.label}{' '}
      <span className="figures font-normal text-ink-soft">
        {part.points}/{part.possible}
      </span>
    </h3>
    {part.motto === null && <p className="text-ink-soft">{MOTTO_UNREADABLE}</p>}
    {part.motto && <p className="[overflow-wrap:anywhere] italic">‘{part.motto}’</p>}
    {part.time && <p>{part.time}</p>}
    {part.done.length > 0 ? (
      <ul className="list-disc pl-5">
        {part.done.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ) : (
      <p className="text-ink-soft">Nothing noted.</p>
    )}
  </section>
)
