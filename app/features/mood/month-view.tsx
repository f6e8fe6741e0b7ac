import { MoodIcon } from '#app/ui/art/mood-icons.tsx'
import { Spot } from '#app/ui/art/spots.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/layout.tsx'
import { formatLongDay, formatMonth } from '#app/lib/dates.ts'
import { emotionalStates, type EmotionalStateId } from './emotional-states.ts'
import type { MoodDay, MoodMonth, NotedMood } from './mood-month.ts'

const WEEKDAYS = [
  ['Mon', 'Monday'],
  ['Tue', 'Tuesday'],
  ['Wed', 'Wednesday'],
  ['Thu', 'Thursday'],
  ['Fri', 'Friday'],
  ['Sat', 'Saturday'],
  ['Sun', 'Sunday'],
] as const

/** Pictures in one day's cell; the list below has every mood. */
const SHOWN = 2

const labelOf = (id: EmotionalStateId) =>
  emotionalStates.find((state) => state.id === id)?.label ?? id

const DayCell = ({ day, isToday }: { day: MoodDay | null; isToday: boolean }) => {
  if (!day) return <td />
  const latest = day.moods.slice(-SHOWN)
  const more = day.moods.length - latest.length
  return (
    <td
      className={`h-16 rounded-md p-1 text-center align-top sm:h-20 ${day.moods.length > 0 ? 'bg-sunk' : ''}`}
    >
      <span
        className={`figures block text-sm ${isToday ? 'font-semibold text-moss' : 'text-ink-soft'}`}
      >
        {Number(day.date.slice(8))}
        {isToday && <span className="sr-only"> (today)</span>}
      </span>
      <span className="flex flex-wrap items-center justify-center gap-x-1">
        {latest.map(({ id, state }) => (
          <MoodIcon key={id} mood={state} size={22} />
        ))}
        {more > 0 && (
          <span className="figures text-sm text-ink-soft" aria-hidden="true">
            +{more}
          </span>
        )}
      </span>
      <span className="sr-only">{day.moods.map(({ state }) => labelOf(state)).join(', ')}</span>
    </td>
  )
}

const Calendar = ({ month, today }: { month: MoodMonth; today: string }) => (
  <table className="w-full table-fixed border-separate border-spacing-1">
    <caption className="sr-only">Moods of {formatMonth(`${month.month}-01`)}</caption>
    <thead>
      <tr>
        {WEEKDAYS.map(([short, long]) => (
          <th key={short} scope="col" className="text-sm font-medium text-ink-soft">
            <abbr title={long} className="no-underline">
              {short}
            </abbr>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {month.weeks.map((week, index) => (
        <tr key={index}>
          {week.map((day, place) => (
            <DayCell key={place} day={day} isToday={day?.date === today} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const MoodLine = ({ mood, onRemove }: { mood: NotedMood; onRemove: (mood: NotedMood) => void }) => (
  <li className="flex min-h-11 items-center gap-3">
    <MoodIcon mood={mood.state} size={26} />
    <span className="grow">{labelOf(mood.state)}</span>
    <span className="figures text-ink-soft">{mood.time}</span>
    <form method="post" action="/mood/notes">
      <input type="hidden" name="id" value={mood.id} />
      <Button
        variant="quiet"
        name="intent"
        value="remove"
        onClick={(event) => {
          event.preventDefault()
          onRemove(mood)
        }}
      >
        Remove
        <span className="sr-only">
          {' '}
          {labelOf(mood.state)}, {mood.time}
        </span>
      </Button>
    </form>
  </li>
)

interface MonthViewProps {
  month: MoodMonth
  today: string
  onRemove: (mood: NotedMood) => void
}

/** A month of moods: a calendar, what came how often, and every mood with its time. */
export const MonthView = ({ month, today, onRemove }: MonthViewProps) => {
  const days = month.weeks
    .flat()
    .filter((day) => day !== null && day.moods.length > 0)
    .reverse()
  return (
    <section aria-labelledby="month" className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="month">{formatMonth(`${month.month}-01`)}</h2>
        <nav aria-label="Months" className="flex gap-3">
          {month.older && (
            <ButtonLink variant="secondary" to={`/mood?month=${month.older}`} preventScrollReset>
              {formatMonth(`${month.older}-01`)}
            </ButtonLink>
          )}
          {month.newer && (
            <ButtonLink variant="secondary" to={`/mood?month=${month.newer}`} preventScrollReset>
              {formatMonth(`${month.newer}-01`)}
            </ButtonLink>
          )}
        </nav>
      </div>
      <div className="card px-2! sm:px-6!">
        <Calendar month={month} today={today} />
      </div>
      {month.count === 0 ? (
        <EmptyState art={<Spot name="rest" />} title="Nothing is noted in this month">
          Choose how you are, and it fills in by itself.
        </EmptyState>
      ) : (
        <Counts month={month} />
      )}
      {days.map((day) => (
        <section key={day?.date} aria-labelledby={`moods-${day?.date}`} className="card">
          <h3 id={`moods-${day?.date}`}>{day && formatLongDay(day.date)}</h3>
          <ul className="mt-2">
            {day?.moods.map((mood) => (
              <MoodLine key={mood.id} mood={mood} onRemove={onRemove} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

const Counts = ({ month }: { month: MoodMonth }) => (
  <ul className="flex flex-wrap gap-x-6 gap-y-2" aria-label="How often each was noted">
    {month.counts.map(({ state, count }) => (
      <li key={state} className="flex items-center gap-2">
        <MoodIcon mood={state} size={24} />
        {labelOf(state)}
        <span className="figures text-ink-soft">{count}</span>
      </li>
    ))}
  </ul>
)
