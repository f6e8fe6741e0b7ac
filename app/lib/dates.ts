/**
 * A calendar date without a zone, written `yyyy-MM-dd`. Two of them compare rightly with `<` and
 * `>`. It arrives from outside only through `DaySchema`.
 */
export type DayString = string

const MS_A_DAY = 86_400_000

const utcMidnight = (day: DayString) => Date.parse(`${day}T00:00:00Z`)

const fromUtc = (ms: number): DayString => new Date(ms).toISOString().slice(0, 10)

/** True for a date that the Gregorian calendar has, from 0001-01-01 to 9999-12-31. */
export function isDay(text: string): text is DayString {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const ms = utcMidnight(text)
  // `Date` reads 2026-02-30 as 2 March; only a real date comes back as it went in.
  return Number.isFinite(ms) && fromUtc(ms) === text
}

/** The date `n` days later (earlier when negative). Throws a RangeError past the year 9999. */
export function addDays(day: DayString, n: number): DayString {
  const result = fromUtc(utcMidnight(day) + n * MS_A_DAY)
  if (!isDay(result)) throw new RangeError(`${day} plus ${n} days is no date we can write`)
  return result
}

/** How many days `to` lies after `from`; negative when it lies before. */
export function daysBetween(from: DayString, to: DayString): number {
  return (utcMidnight(to) - utcMidnight(from)) / MS_A_DAY
}

/** 0 for Monday to 6 for Sunday. */
export function weekday(day: DayString): number {
  return (new Date(utcMidnight(day)).getUTCDay() + 6) % 7
}

/** The Monday of the week that the date lies in. */
export function weekStart(day: DayString): DayString {
  return addDays(day, -weekday(day))
}

/** The calendar month of a date, as `yyyy-MM`. */
export function monthOf(day: DayString): MonthString {
  return day.slice(0, 7)
}

/** A calendar month, written `yyyy-MM`. It arrives from outside only through `MonthSchema`. */
export type MonthString = string

/** The first and the last date of a month. */
export function daysOfMonth(month: MonthString): { first: DayString; last: DayString } {
  const next = addMonths(month, 1)
  return { first: `${month}-01`, last: addDays(`${next}-01`, -1) }
}

/** The month `n` months later (earlier when negative). */
export function addMonths(month: MonthString, n: number): MonthString {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + n
  const year = String(Math.floor(count / 12)).padStart(4, '0')
  return `${year}-${String((count % 12) + 1).padStart(2, '0')}`
}

// Names are ours rather than Intl's: server and browser ship different ICU versions, and a comma
// more on one side would make the page differ after hydration.
/** From Monday, as {@link weekday} counts. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const dayOfMonth = (day: DayString) => Number(day.slice(8, 10))
const monthName = (day: DayString) => MONTHS[Number(day.slice(5, 7)) - 1] ?? ''

/** 'Saturday 21 November' */
export function formatLongDay(day: DayString): string {
  return `${WEEKDAYS[weekday(day)]} ${dayOfMonth(day)} ${monthName(day)}`
}

/** 'Saturday 21 November 2026' */
export function formatDayWithYear(day: DayString): string {
  return `${formatLongDay(day)} ${day.slice(0, 4)}`
}

/** '21 Nov', for the axis of a chart. */
export function formatShortDay(day: DayString): string {
  return `${dayOfMonth(day)} ${monthName(day).slice(0, 3)}`
}

/** 'November 2026' */
export function formatMonth(day: DayString): string {
  return `${monthName(day)} ${day.slice(0, 4)}`
}

// One formatter a zone and isolate, belonging to no request: making one costs more than all else
// here. There are about 600 zones, so a larger number is a sign of odd spellings, and is dropped.
const MOST_FORMATTERS = 700
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  if (formatters.size >= MOST_FORMATTERS) formatters.clear()
  formatters.set(timeZone, made)
  return made
}

const QUARTER_MS = 15 * 60 * 1000
/** Zones' distances from UTC change only on a quarter of an hour, so one look-up holds that long. */
const offsets = new Map<string, { quarter: number; ms: number }>()

function offsetOf(timeZone: string, now: number): number {
  const quarter = Math.floor(now / QUARTER_MS)
  const known = offsets.get(timeZone)
  if (known?.quarter === quarter) return known.ms
  const parts: Record<string, number> = {}
  for (const { type, value } of formatterFor(timeZone).formatToParts(now))
    parts[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  const ms = Date.UTC(year, month - 1, day, hour, minute) - Math.floor(now / 60_000) * 60_000
  if (offsets.size >= MOST_FORMATTERS) offsets.clear()
  offsets.set(timeZone, { quarter, ms })
  return ms
}

function partsIn(timeZone: string, now: number) {
  const text = new Date(now + offsetOf(timeZone, now)).toISOString()
  return {
    year: text.slice(0, 4),
    month: text.slice(5, 7),
    day: text.slice(8, 10),
    hour: text.slice(11, 13),
    minute: text.slice(14, 16),
  }
}

/**
 * True for an IANA zone name in the spelling of the tz database that this runtime knows. Fixed
 * offsets such as `+01:00`, which newer engines take as zones, are refused: they know no summer.
 */
export function isTimeZone(timeZone: string): boolean {
  if (!/^[A-Z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(timeZone) || timeZone.length > 40) {
    return false
  }
  try {
    return formatterFor(timeZone).format(0) !== ''
  } catch {
    return false
  }
}

/** The date on a calendar in that zone at `now` (ms since the epoch). */
export function dayIn(timeZone: string, now: number): DayString {
  const { year, month, day } = partsIn(timeZone, now)
  return `${year.padStart(4, '0')}-${month}-${day}`
}

/** The hour on a clock in that zone, 0 to 23. */
export function hourIn(timeZone: string, now: number): number {
  return Number(partsIn(timeZone, now).hour)
}

/** The time on a clock in that zone, as `HH:mm`. */
export function timeIn(timeZone: string, now: number): string {
  const { hour, minute } = partsIn(timeZone, now)
  return `${hour}:${minute}`
}

/**
 * The first instant (ms) after `now` at which `dayAt` gives another day. `dayAt` must never go
 * backwards. Days turn on whole seconds, so seconds are searched.
 */
export function nextTurn(dayAt: (now: number) => DayString, now: number): number {
  const today = dayAt(now)
  let before = Math.floor(now / 1000)
  let after = before + 26 * 3600
  while (dayAt(after * 1000) === today) after += 26 * 3600
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayAt(middle * 1000) === today) before = middle
    else after = middle
  }
  return after * 1000
}

/**
 * The instant (ms) at which the zone's next day begins: 01:00 where the clocks go forward at
 * midnight, and after a skipped date the beginning of the day that follows it.
 */
export function nextDayStart(timeZone: string, now: number): number {
  return nextTurn((at) => dayIn(timeZone, at), now)
}
