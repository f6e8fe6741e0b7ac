import type { AssessmentRecord } from '#app/features/privacy/record-kinds.ts'
import { addDays, type DayString, formatDayWithYear } from '#app/lib/dates.ts'
import { type AssessmentChart, assessmentChart } from './assessment-chart.ts'
import { type AssessmentEntry, toEntries } from './assessment-history.ts'
import {
  CHECK_IN_ITEMS,
  type CheckInDay,
  dayPoints,
  itemPoints,
} from '#app/features/check-in/check-in-day.ts'
import { PART_LABELS, POSSIBLE_POINTS } from '#app/features/check-in/check-in-score.ts'

/** The periods a sheet can be of, in months. */
export const SHEET_MONTHS = [3, 6, 12] as const
export type SheetMonths = (typeof SHEET_MONTHS)[number]

/** Whole weeks in which an assessment each week fits, today's included. */
const DAYS_OF = { 3: 92, 6: 183, 12: 365 } as const satisfies Record<SheetMonths, number>

/** The days a sheet is of, both included. */
export interface SheetPeriod {
  months: SheetMonths
  from: DayString
  to: DayString
  days: number
}

/** The months that were asked for in an address; 3 when none of those offered. */
export const readMonths = (asked: string | null): SheetMonths =>
  SHEET_MONTHS.find((months) => String(months) === asked) ?? 3

/** How many days a period of so many months has. */
export const daysOf = (months: SheetMonths): number => DAYS_OF[months]

/** The period that ends today. */
export function sheetPeriod(months: SheetMonths, today: DayString): SheetPeriod {
  const days = daysOf(months)
  return { months, from: addDays(today, 1 - days), to: today, days }
}

/** 'Sunday 23 August to Saturday 21 November 2026' */
export function periodWords({ from, to }: Pick<SheetPeriod, 'from' | 'to'>): string {
  const [first, last] = [formatDayWithYear(from), formatDayWithYear(to)]
  return `${from.slice(0, 4) === to.slice(0, 4) ? first.slice(0, -5) : first} to ${last}`
}

const within = ({ from, to }: SheetPeriod, date: DayString) => date >= from && date <= to

/** The assessments of a period as the sheet shows them. */
export interface SheetScores {
  entries: AssessmentEntry[]
  chart: AssessmentChart | null
}

const CHART_HEIGHT = 220

/** Picks the assessments of a period, newest first, and draws them. */
export function sheetScores(
  records: readonly AssessmentRecord[],
  period: SheetPeriod,
  offset: number,
): SheetScores {
  const own = records.filter(({ date }) => within(period, date))
  const entries = toEntries(own, offset)
  const chart = assessmentChart(entries, { offset, isNewest: true, height: CHART_HEIGHT })
  return { entries, chart }
}

/** Check-ins of a period: on how many days, and mean points in all and of each part. */
export interface CheckInAverages {
  days: number
  points: number
  possible: number
  parts: { label: string; points: number; possible: number }[]
}

const mean = (values: readonly number[]) =>
  Math.round((10 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 10

/** Means of the check-ins of a period, to one decimal; null when there is none. */
export function checkInAverages(
  days: readonly CheckInDay[],
  period: SheetPeriod,
): CheckInAverages | null {
  const own = days.filter(({ date }) => within(period, date))
  if (own.length === 0) return null
  const parts = (['morning', 'evening', 'tasks', 'discipline'] as const).map((part) => {
    const items = CHECK_IN_ITEMS.flatMap((item, n) => (item.part === part ? [{ item, n }] : []))
    const points = own.map(({ values }) =>
      items.reduce((sum, { item, n }) => sum + itemPoints(item, values[n] ?? 0), 0),
    )
    return { label: PART_LABELS[part], points: mean(points), possible: items.length }
  })
  return { days: own.length, points: mean(own.map(dayPoints)), possible: POSSIBLE_POINTS, parts }
}

/** A motto of a check-in that can be put on the sheet, and the newest day it was noted. */
export interface Motto {
  date: DayString
  words: string
}

/** What a sheet is made of besides its scores, which may live on the device. */
export interface SheetAround {
  period: SheetPeriod
  /** The operator's offset (decision 26). */
  offset: number
  averages: CheckInAverages | null
  mottos: readonly Motto[]
}

/** The scores of a sheet, and how many could not be opened. */
export interface OpenedScores {
  scores: SheetScores
  unreadable: number
}

/** A sheet of scores the server keeps (null when it cannot be made), or the word that a device does. */
export type Sheet =
  | { keptWhere: 'server'; around: SheetAround; opened: OpenedScores | null }
  | { keptWhere: 'device'; around: SheetAround }
