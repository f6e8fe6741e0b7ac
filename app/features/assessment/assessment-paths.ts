import type { DayString } from '#app/lib/dates.ts'

export const ASSESSMENT_RESULTS = '/wellbeing/results'
export const ASSESSMENT_SHEET = '/wellbeing/results/sheet'

/** The page of the history before a date; the newest when null. */
export const pageLink = (before: DayString | null): string =>
  before === null ? ASSESSMENT_RESULTS : `${ASSESSMENT_RESULTS}?before=${before}`
