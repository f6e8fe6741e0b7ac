import { daysBetween, type DayString } from '#app/lib/dates.ts'
import { type Answers, CORE10_DAYS, hasRisk, totalScore } from './core10.ts'

/** One assessment as the pages show it: computed from its answers, never stored. */
export interface AssessmentSummary {
  date: DayString
  total: number
  /** Item 6 was above 'Not at all'. */
  isRisk: boolean
}

/** Sums an assessment up, with the operator's `offset` (decision 26). */
export function summarise(
  { date, value }: { date: DayString; value: Answers },
  offset: number,
): AssessmentSummary {
  return { date, total: totalScore(value, offset), isRisk: hasRisk(value) }
}

const A_WEEK = 'It asks about a week, so once a week is plenty.'

/**
 * When the last assessment was, seen from `today`, and how often is enough; null when there was
 * none. It never pushes.
 */
export function rhythmText(last: DayString | null, today: DayString): string | null {
  if (last === null) return null
  const days = daysBetween(last, today)
  if (days <= 0) return A_WEEK
  const when = days === 1 ? 'yesterday' : `${days} days ago`
  return days < CORE10_DAYS ? `Your last one was ${when}. ${A_WEEK}` : `Your last one was ${when}.`
}
