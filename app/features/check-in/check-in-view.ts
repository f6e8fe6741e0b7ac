import * as v from 'valibot'
import { type DayString } from '#app/lib/dates.ts'
import { DaySchema } from '#app/lib/day-schema.ts'

/** Which view of the check-in history an address asks for. */
export type CheckInView =
  | { kind: 'days'; before: DayString | null }
  /** A year, or null for whichever year it is for the member. */
  | { kind: 'year'; year: number | null }
  | { kind: 'patterns' }

const YearSchema = v.pipe(v.string(), v.regex(/^(?!0000)\d{4}$/), v.transform(Number))

/**
 * Reads the query of /wellbeing/checkin-results: `?year=2026`, `?view=patterns`, or `?before=` a
 * date for an older page of days. A year that is none means the present one; whatever else cannot be
 * read falls back to the newest days.
 */
export function checkInView(query: (name: string) => string | null): CheckInView {
  const year = v.safeParse(YearSchema, query('year'))
  if (query('year') !== null) return { kind: 'year', year: year.success ? year.output : null }
  if (query('view') === 'patterns') return { kind: 'patterns' }
  const before = v.safeParse(DaySchema, query('before'))
  return { kind: 'days', before: before.success ? before.output : null }
}
