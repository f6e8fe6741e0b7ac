import type { MoodRecord } from '#app/features/privacy/record-kinds.ts'
import {
  addDays,
  addMonths,
  daysOfMonth,
  type DayString,
  type MonthString,
  monthOf,
  timeIn,
  weekday,
} from '#app/lib/dates.ts'
import type { EmotionalStateId } from './emotional-states.ts'

/** A mood as a page shows it. */
export interface NotedMood {
  id: string
  state: EmotionalStateId
  /** The time on the member's clock, `HH:mm`. */
  time: string
  createdAt: number
}

/** One day of the month with its moods, earliest first. */
export interface MoodDay {
  date: DayString
  moods: NotedMood[]
}

export interface MoodMonth {
  month: MonthString
  /** Weeks from Monday to Sunday; null where the week belongs to another month. */
  weeks: (MoodDay | null)[][]
  /** How many moods there are, and how many of each state, most frequent first. */
  count: number
  counts: { state: EmotionalStateId; count: number }[]
  /** The months beside it that can hold something. */
  older: MonthString | null
  newer: MonthString | null
}

export interface MonthFrame {
  month: MonthString
  /** The member's today and zone, and the first date that can hold a record. */
  today: DayString
  timeZone: string
  firstDay: DayString
}

/**
 * Lays the moods of a month out as a calendar. Records of other months are left out, and of two with
 * the same id the first is kept.
 */
export function moodMonth(records: readonly MoodRecord[], frame: MonthFrame): MoodMonth {
  const { month, today, timeZone, firstDay } = frame
  const moods = uniqueOf(records, month)
  const toDay = (date: DayString): MoodDay => ({
    date,
    moods: moods
      .filter((mood) => mood.date === date)
      .map(({ id, value: state, createdAt }) => {
        return { id, state, createdAt, time: timeIn(timeZone, createdAt) }
      }),
  })
  return {
    month,
    weeks: weeksOf(month).map((week) => week.map((date) => (date === null ? null : toDay(date)))),
    count: moods.length,
    counts: countStates(moods),
    older: monthOf(firstDay) < month ? addMonths(month, -1) : null,
    newer: month < monthOf(today) ? addMonths(month, 1) : null,
  }
}

/** The month that was asked for, if it can hold something; else the one of today. */
export function monthToShow(
  asked: MonthString | null,
  { today, firstDay }: Pick<MonthFrame, 'today' | 'firstDay'>,
): MonthString {
  const isWithin = asked !== null && asked >= monthOf(firstDay) && asked <= monthOf(today)
  return isWithin ? asked : monthOf(today)
}

function uniqueOf(records: readonly MoodRecord[], month: MonthString): MoodRecord[] {
  const byId = new Map<string, MoodRecord>()
  for (const record of records) {
    if (monthOf(record.date) === month && !byId.has(record.id)) byId.set(record.id, record)
  }
  return [...byId.values()].sort((a, b) => a.createdAt - b.createdAt)
}

function weeksOf(month: MonthString): (DayString | null)[][] {
  const { first, last } = daysOfMonth(month)
  const weeks: (DayString | null)[][] = []
  for (let monday = addDays(first, -weekday(first)); monday <= last; monday = addDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
    weeks.push(week.map((date) => (monthOf(date) === month ? date : null)))
  }
  return weeks
}

function countStates(moods: readonly MoodRecord[]): MoodMonth['counts'] {
  const counts = new Map<EmotionalStateId, number>()
  for (const { value } of moods) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([state, count]) => ({ state, count })).sort((a, b) => b.count - a.count)
}
