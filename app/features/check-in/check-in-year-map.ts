import { formatLongDay, weekday, addDays } from '#app/lib/dates.ts'
import {
  CHECK_IN_LEVELS,
  checkInLevel,
  type CheckInLevel,
  POSSIBLE_POINTS,
} from './check-in-score.ts'
import type { CheckInMonth } from './check-in-year.ts'

/** What a day of the map can be: the levels of a check-in, or none. */
export type DayMark = CheckInLevel | 'No check-in'

/** All marks, best first. */
export const DAY_MARKS: readonly DayMark[] = [
  ...CHECK_IN_LEVELS.map(({ label }) => label),
  'No check-in',
]

/** Side of a day's square in the map, in units of its drawing. */
export const CELL = 10

/**
 * Each mark has a shape of its own, drawn from the top left corner of its square: a square, a disc, a
 * diamond, a bar and a dot. The fewer the points, the less of the square is filled, so that a dark
 * colour does not shout.
 */
const SHAPES: Record<DayMark, string> = {
  Healthy: 'm1 1h8v8h-8z',
  'Doing Well': 'm1 5a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  Drifting: 'm5 1l4 4l-4 4l-4-4z',
  Distressed: 'm1.5 3.5h7v3h-7z',
  'No check-in': 'm4.1 5a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0z',
}

const markOf = (points: number | null): DayMark =>
  points === null ? 'No check-in' : checkInLevel(points)

/** The path of one mark alone, for the legend. */
export const markPath = (mark: DayMark) => `M0 0${SHAPES[mark]}`

/**
 * The days of a month as a few paths, one for each mark that occurs: seven columns from Monday to
 * Sunday, a row for each week.
 */
export function monthPaths({ first, points }: CheckInMonth): { mark: DayMark; d: string }[] {
  const begin = weekday(first)
  const paths = new Map<DayMark, string>()
  points.forEach((value, n) => {
    const cell = begin + n
    const mark = markOf(value)
    const at = `M${(cell % 7) * CELL} ${Math.floor(cell / 7) * CELL}`
    paths.set(mark, `${paths.get(mark) ?? ''}${at}${SHAPES[mark]}`)
  })
  return DAY_MARKS.flatMap((mark) => {
    const d = paths.get(mark)
    return d ? [{ mark, d }] : []
  })
}

/** The check-ins of a month in words: 'Saturday 21 November: 24/32 points, Doing Well'. */
export function dayWords({ first, points }: CheckInMonth): string[] {
  return points.flatMap((value, n) =>
    value === null
      ? []
      : [
          `${formatLongDay(addDays(first, n))}: ${value}/${POSSIBLE_POINTS} points, ${checkInLevel(value)}`,
        ],
  )
}

/** How many days of the year have each mark. */
export function countMarks(points: readonly (number | null)[]): Record<DayMark, number> {
  const counts = { Healthy: 0, 'Doing Well': 0, Drifting: 0, Distressed: 0, 'No check-in': 0 }
  for (const value of points) counts[markOf(value)] += 1
  return counts
}
