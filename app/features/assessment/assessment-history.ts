import type { AssessmentRecord } from '#app/features/privacy/record-kinds.ts'
import { type DayString, formatDayWithYear, formatLongDay } from '#app/lib/dates.ts'
import { type AssessmentChart, assessmentChart } from './assessment-chart.ts'
import { onePerDate } from '#app/features/check-in/check-in-history.ts'
import {
  type Core10Band,
  hasRisk,
  interpretation,
  PROFESSIONAL_ABOVE,
  RELIABLE_CHANGE,
  SUPPORT_FROM,
  totalScore,
} from './core10.ts'

/** How a score differs from the one before it; higher is worse. */
export interface ScoreChange {
  points: number
  /** '+3 points', '−2 points' or 'no change'. */
  words: string
  /** The score before, and its day ('Saturday 14 November'). */
  from: number
  since: string
  /** Whether it is more than chance and mood would make (Barkham et al. 2013), and that in words. */
  isReliable: boolean
  meaning: string
}

/** One assessment, ready to be shown. */
export interface AssessmentEntry {
  date: DayString
  score: number
  band: Core10Band
  /** Null where nothing came before. */
  change: ScoreChange | null
  /** Whether item 6 was above 'Not at all'. */
  hasRisk: boolean
  /** Advice to seek professional support, and the suggestion of Emotional Support (S1 §9). */
  advisesProfessional: boolean
  suggestsSupport: boolean
}

/** One page of the history, ready to be shown. */
export interface AssessmentHistory {
  entries: AssessmentEntry[]
  chart: AssessmentChart | null
  /** The date before which the older page begins; null when this is the last page. */
  older: DayString | null
  /** The same for the newer page; 'newest' when that is the first, null when this is. */
  newer: DayString | 'newest' | null
  /** Entries of this page that could not be opened. */
  unreadable: number
}

/** Entries on one page: a year of them, when one is taken each week. */
export const ASSESSMENTS_A_PAGE = 53

const MORE = `A change of ${RELIABLE_CHANGE} points or more is more than normal wobble.`
const WOBBLE = `A change under ${RELIABLE_CHANGE} points is within normal wobble.`

function changeWords(points: number): string {
  if (points === 0) return 'no change'
  const size = Math.abs(points)
  return `${points > 0 ? '+' : '−'}${size} ${size === 1 ? 'point' : 'points'}`
}

/** Days of one year are told without it. */
const dayBeside = (day: DayString, other: DayString) =>
  day.slice(0, 4) === other.slice(0, 4) ? formatLongDay(day) : formatDayWithYear(day)

/** The change from an assessment to the next one. */
export function scoreChange(
  score: number,
  date: DayString,
  before: { score: number; date: DayString },
): ScoreChange {
  const points = score - before.score
  const isReliable = Math.abs(points) >= RELIABLE_CHANGE
  return {
    points,
    words: changeWords(points),
    from: before.score,
    since: dayBeside(before.date, date),
    isReliable,
    meaning: isReliable ? MORE : WOBBLE,
  }
}

/** Of each date the assessment that was answered last, newest date first. */
export function newestOfEachDate(records: readonly AssessmentRecord[]): AssessmentRecord[] {
  return onePerDate([...records].sort((a, b) => b.createdAt - a.createdAt))
}

/**
 * Entries of assessments, newest first and one a date. `earlier` is the assessment before the oldest
 * of them, from which that one's change is told. `offset` is the operator's (decision 26).
 */
export function toEntries(
  records: readonly AssessmentRecord[],
  offset: number,
  earlier: AssessmentRecord | null = null,
): AssessmentEntry[] {
  const scored = newestOfEachDate(earlier ? [...records, earlier] : records).map(
    ({ date, value }) => ({ date, score: totalScore(value, offset), hasRisk: hasRisk(value) }),
  )
  const entries = scored.map(({ date, score, hasRisk }, index) => {
    const before = scored[index + 1]
    return {
      date,
      score,
      band: interpretation(score),
      change: before ? scoreChange(score, date, before) : null,
      hasRisk,
      advisesProfessional: score > PROFESSIONAL_ABOVE,
      suggestsSupport: score >= SUPPORT_FROM,
    }
  })
  return earlier ? entries.filter(({ date }) => date !== earlier.date) : entries
}

/** What a page of the history is made of. */
export interface HistoryPageOf {
  records: readonly AssessmentRecord[]
  /** The assessment before the oldest of the page. */
  earlier: AssessmentRecord | null
  older: DayString | null
  newer: DayString | 'newest' | null
  unreadable: number
}

/** A page of the history with its chart. */
export function assessmentHistory(page: HistoryPageOf, offset: number): AssessmentHistory {
  const { records, earlier, older, newer, unreadable } = page
  const entries = toEntries(records, offset, earlier)
  const chart = assessmentChart(entries, { offset, isNewest: newer === null })
  return { entries, chart, older, newer, unreadable }
}

/** The page before a date (the newest when null) of all the assessments that a device has. */
export function pageOfAll(
  all: readonly AssessmentRecord[],
  before: DayString | null,
): Omit<HistoryPageOf, 'unreadable'> {
  const dates = newestOfEachDate(all)
  const isOlder = ({ date }: AssessmentRecord) => before === null || date < before
  const start = dates.findIndex(isOlder)
  const first = start === -1 ? dates.length : start
  const records = dates.slice(first, first + ASSESSMENTS_A_PAGE)
  const earlier = dates[first + ASSESSMENTS_A_PAGE] ?? null
  // The date just above the newer page, if there is one.
  const above = first > ASSESSMENTS_A_PAGE ? dates[first - ASSESSMENTS_A_PAGE - 1]?.date : null
  return {
    records,
    earlier,
    older: earlier ? (records.at(-1)?.date ?? null) : null,
    newer: before === null ? null : (above ?? 'newest'),
  }
}
