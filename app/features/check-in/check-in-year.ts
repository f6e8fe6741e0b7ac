import { addDays, daysBetween, type DayString, monthOf, weekday, WEEKDAYS } from '#app/lib/dates.ts'
import { type CheckInDay, dayPoints } from './check-in-day.ts'

/** Fewer days than these say nothing about a weekday. */
export const FEWEST_DAYS = 3

/** The check-ins of one weekday. */
export interface WeekdayAverage {
  name: string
  days: number
  /** Mean points; null where there are fewer than three days behind it. */
  average: number | null
}

/** A year of check-ins, as a page shows it. */
export interface CheckInYear {
  year: number
  /** The first day that is drawn: the first of a month. Null when the year holds nothing. */
  from: DayString | null
  /** The points of each day from then on, null for a day without a check-in. */
  points: (number | null)[]
  weekdays: WeekdayAverage[]
  /** The years beside it in which there may be something. */
  previous: number | null
  next: number | null
}

/** What stands around the days of a year. */
export interface YearBounds {
  year: number
  /** The first date of the member with anything on it; null when there is none. */
  first: DayString | null
  today: DayString
}

/** The year of a date. */
export const yearOf = (day: DayString) => Number(day.slice(0, 4))

/** The first and last date of a year of four digits. */
export function yearSpan(year: number): { from: DayString; to: DayString } {
  const digits = String(year).padStart(4, '0')
  return { from: `${digits}-01-01`, to: `${digits}-12-31` }
}

/**
 * Shapes the check-ins of a year. Drawn are the months from the one in which anything was first kept
 * to today, so that no month stands empty that nobody could have filled.
 */
export function checkInYear(
  days: readonly CheckInDay[],
  { year, first, today }: YearBounds,
): CheckInYear {
  const { from, to } = yearSpan(year)
  const begin = first !== null && first > from ? `${monthOf(first)}-01` : from
  const end = today < to ? today : to
  const length = days.length > 0 ? Math.max(0, daysBetween(begin, end) + 1) : 0
  const points = new Array<number | null>(length).fill(null)
  for (const day of days) {
    const at = daysBetween(begin, day.date)
    if (at >= 0 && at < length) points[at] = dayPoints(day)
  }
  const earliest = yearOf(first ?? today)
  return {
    year,
    from: length > 0 ? begin : null,
    points,
    weekdays: weekdayAverages(begin, points),
    previous: year > earliest ? Math.min(year - 1, yearOf(today)) : null,
    next: year < yearOf(today) ? Math.max(year + 1, earliest) : null,
  }
}

function weekdayAverages(from: DayString, points: readonly (number | null)[]): WeekdayAverage[] {
  const begin = weekday(from)
  return WEEKDAYS.map((name, which) => {
    const values = points.filter((_, n) => (begin + n) % 7 === which).filter(isThere)
    return { name, days: values.length, average: meanOf(values, FEWEST_DAYS) }
  })
}

const isThere = (value: number | null) => value !== null

/** The mean of the values; null when there are too few. */
function meanOf(values: readonly number[], fewest: number): number | null {
  if (values.length < fewest) return null
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** A month of a {@link CheckInYear}. */
export interface CheckInMonth {
  /** Its first date. */
  first: DayString
  points: (number | null)[]
  checkIns: number
  /** Mean points of its check-ins; null when there are none. */
  average: number | null
}

/** The year's points month by month. */
export function monthsOf({ from, points }: Pick<CheckInYear, 'from' | 'points'>): CheckInMonth[] {
  const months: CheckInMonth[] = []
  let first = from
  for (let at = 0; first !== null && at < points.length;) {
    const next = nextMonth(first)
    const end = at + daysBetween(first, next)
    const those = points.slice(at, end)
    const values = those.filter(isThere)
    months.push({ first, points: those, checkIns: values.length, average: meanOf(values, 1) })
    first = next
    at = end
  }
  return months
}

/** The first date of the month after that of a date. */
export function nextMonth(day: DayString): DayString {
  return `${monthOf(addDays(`${monthOf(day)}-01`, 31))}-01`
}
