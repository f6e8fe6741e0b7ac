import * as v from 'valibot'
import { isDay } from './dates.ts'

/** Parses a date from outside. 2026-02-29 and 2026-2-9 are refused. */
export const DaySchema = v.pipe(
  v.string('Please give a date.'),
  v.check(isDay, 'Please give a real date, such as 2026-11-21.'),
)

/** Parses a month from outside; 2026-13 and 0000-01 are refused. */
export const MonthSchema = v.pipe(
  v.string('Please give a month.'),
  v.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, 'Please give a real month, such as 2026-11.'),
)
