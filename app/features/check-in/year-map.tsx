import type { ReactNode } from 'react'
import { formatMonth } from '#app/lib/dates.ts'
import { Details } from '#app/ui/layout.tsx'
import {
  CELL,
  countMarks,
  DAY_MARKS,
  type DayMark,
  dayWords,
  markPath,
  monthPaths,
} from './check-in-year-map.ts'
import { type CheckInMonth, type CheckInYear, monthsOf } from './check-in-year.ts'

/** The colour follows the shape; where a person has chosen their own colours there is one for all. */
const FILLS: Record<DayMark, string> = {
  Healthy: 'year-mark fill-level-1',
  'Doing Well': 'year-mark fill-level-2',
  Drifting: 'year-mark fill-level-3',
  Distressed: 'year-mark fill-level-4',
  'No check-in': 'fill-edge forced-colors:fill-[CanvasText]',
}

// Room for the six weeks that a month can touch, so that what stands below is in line.
const MONTH_BOX = `0 -10 ${7 * CELL} ${6 * CELL + 10}`

const WEEK = ['M', 'T', 'W', 'T', 'F', 'S', 'S']

interface YearMapProps {
  year: Pick<CheckInYear, 'from' | 'points'>
  /** The name of a month, by its first date and words, where it is to be more than words. */
  heading?: (first: string, name: string) => ReactNode
}

/**
 * A year of check-ins at a glance: a small calendar for each month, with the same days in words below
 * each. A few paths make up a month, so that a year costs the server and the page little.
 */
export const YearMap = ({ year, heading = (_, name) => name }: YearMapProps) => (
  <div className="grid gap-6">
    <Legend counts={countMarks(year.points)} />
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-x-5 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] sm:gap-x-8">
      {monthsOf(year).map((month) => (
        <Month key={month.first} month={month} heading={heading} />
      ))}
    </ul>
  </div>
)

const Legend = ({ counts }: { counts: Record<DayMark, number> }) => (
  <ul aria-label="What the marks mean" className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
    {DAY_MARKS.map((mark) => (
      <li key={mark} className="flex items-center gap-2">
        <svg viewBox="0 0 10 10" width="20" height="20" aria-hidden="true">
          <path d={markPath(mark)} className={FILLS[mark]} />
        </svg>
        <span>
          {mark} <span className="figures text-ink-soft">{daysText(counts[mark])}</span>
        </span>
      </li>
    ))}
  </ul>
)

const daysText = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

const Month = ({
  month,
  heading,
}: { month: CheckInMonth } & Required<Pick<YearMapProps, 'heading'>>) => {
  const name = formatMonth(month.first).split(' ')[0] ?? ''
  return (
    <li className="grid content-start gap-1 has-[[open]]:col-span-full">
      <h3 className="text-base">{heading(month.first, name)}</h3>
      <svg viewBox={MONTH_BOX} className="max-w-52" aria-hidden="true">
        {WEEK.map((letter, n) => (
          <text key={n} x={n * CELL + 5} y="-2.5" className="year-week">
            {letter}
          </text>
        ))}
        {monthPaths(month).map(({ mark, d }) => (
          <path key={mark} d={d} className={FILLS[mark]} />
        ))}
      </svg>
      <MonthWords month={month} name={name} />
    </li>
  )
}

const MonthWords = ({ month, name }: { month: CheckInMonth; name: string }) => {
  const { checkIns, average } = month
  if (average === null) return <p className="text-sm text-ink-soft">No check-in.</p>
  return (
    <>
      <p className="figures text-sm text-ink-soft">
        {`${checkIns} ${checkIns === 1 ? 'check-in' : 'check-ins'},`}{' '}
        <span className="inline-block">{`average ${average.toFixed(1)} points`}</span>
      </p>
      <Details
        summary={
          <span className="text-sm">
            In words<span className="sr-only">, {name}</span>
          </span>
        }
      >
        <ul className="figures grid gap-x-8 text-sm sm:columns-2 sm:block">
          {dayWords(month).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </Details>
    </>
  )
}
