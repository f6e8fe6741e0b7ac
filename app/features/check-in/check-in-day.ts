import * as v from 'valibot'
import type { DayString } from '#app/lib/dates.ts'
import type { CheckIn } from './check-in.ts'
import {
  DISCIPLINE,
  EVENING_HABITS,
  EVENING_MINUTES,
  keysOf,
  MORNING_HABITS,
  MORNING_MINUTES,
  TASKS,
} from './check-in-items.ts'
import { pointsOf } from './check-in-score.ts'

/** One of the 32 items: where it is kept, and whether it is ticked or given minutes. */
export interface CheckInItem {
  part: keyof CheckIn
  key: string
  isTimed: boolean
}

const itemsOf = (part: keyof CheckIn, labels: Record<string, string>, isTimed = false) =>
  keysOf(labels).map((key): CheckInItem => ({ part, key, isTimed }))

/** All items, part by part; the values of a {@link CheckInDay} are in this order. */
export const CHECK_IN_ITEMS: readonly CheckInItem[] = [
  ...itemsOf('morning', MORNING_HABITS),
  ...itemsOf('morning', MORNING_MINUTES, true),
  ...itemsOf('evening', EVENING_HABITS),
  ...itemsOf('evening', EVENING_MINUTES, true),
  ...itemsOf('tasks', TASKS),
  ...itemsOf('discipline', DISCIPLINE),
]

/** A day's check-in as bare numbers, for what looks at a whole year at once. */
export interface CheckInDay {
  date: DayString
  /** 1 or 0 for a tick, minutes for what is timed, in the order of {@link CHECK_IN_ITEMS}. */
  values: readonly number[]
}

/** A day as the database gives it: the values as the text of a JSON array, null when damaged. */
export interface CheckInDayRow {
  date: DayString
  values: string | null
}

const TICK = '(?:[01]|null)'
const MINUTES = String.raw`(?:\d{1,9}(?:\.\d{1,9})?|null)`
const SHAPE = new RegExp(
  `^\\[${CHECK_IN_ITEMS.map(({ isTimed }) => (isTimed ? MINUTES : TICK)).join(',')}\\]$`,
)

// One look at the text says all that 32 small schemas would: a year is 12,000 values.
const ValuesSchema = v.pipe(
  v.string(),
  v.regex(SHAPE),
  v.transform((text) => (JSON.parse(text) as (number | null)[]).map((value) => value ?? 0)),
)

/**
 * Reads days as the database gives them. What an older form did not ask was not done.
 * @throws a ValiError when a record was damaged
 */
export function readCheckInDays(rows: readonly CheckInDayRow[]): CheckInDay[] {
  return rows.map(({ date, values }) => ({ date, values: v.parse(ValuesSchema, values) }))
}

/** The points of one value of a day: 0, 0.5 or 1. */
export function itemPoints({ isTimed }: CheckInItem, value: number): number {
  return pointsOf(isTimed ? value : value > 0)
}

/** The points of a whole day, 0 to 32: the same as `scoreCheckIn` gives. */
export function dayPoints({ values }: CheckInDay): number {
  return CHECK_IN_ITEMS.reduce((sum, item, n) => sum + itemPoints(item, values[n] ?? 0), 0)
}
