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
import { checkInLevel, type CheckInLevel, PART_LABELS, scoreCheckIn } from './check-in-score.ts'

/** One part of a day, ready to be shown. */
export interface HistoryPart {
  label: string
  points: number
  possible: number
  /** What was done, in words ('Exercise, 15 minutes'). */
  done: string[]
  /** 'Woke at 07:30'; null when no time was given. */
  time: string | null
  /** The member's own words; empty when there are none, null when they could not be opened. */
  motto: string | null
}

/** One day of the history, ready to be shown. */
export interface HistoryEntry {
  date: DayString
  points: number
  possible: number
  level: CheckInLevel
  parts: HistoryPart[]
}

const ticked = <K extends string>(labels: Record<K, string>, values: NoInfer<Record<K, boolean>>) =>
  keysOf(labels).flatMap((key) => (values[key] ? [labels[key]] : []))

const timed = <K extends string>(labels: Record<K, string>, values: NoInfer<Record<K, number>>) =>
  keysOf(labels).flatMap((key) =>
    values[key] > 0 ? [`${labels[key]}, ${values[key]} minutes`] : [],
  )

/**
 * Shapes a day's check-in (its mottos opened) for the history; `unreadable` names the mottos that
 * could not be opened.
 */
export function toHistoryEntry(
  date: DayString,
  checkIn: CheckIn,
  unreadable: readonly string[] = [],
): HistoryEntry {
  const { morning, evening, tasks, discipline } = checkIn
  const score = scoreCheckIn(checkIn)
  const part = (key: keyof CheckIn, done: string[]) => ({
    label: PART_LABELS[key],
    ...score.parts[key],
    done,
    time: null,
    motto: '',
  })
  return {
    date,
    points: score.points,
    possible: score.possible,
    level: checkInLevel(score.points),
    parts: [
      {
        ...part('morning', [
          ...ticked(MORNING_HABITS, morning),
          ...timed(MORNING_MINUTES, morning),
        ]),
        time: morning.wakeTime ? `Woke at ${morning.wakeTime}` : null,
        motto: unreadable.includes('morning.motto') ? null : morning.motto,
      },
      {
        ...part('evening', [
          ...ticked(EVENING_HABITS, evening),
          ...timed(EVENING_MINUTES, evening),
        ]),
        time: evening.sleepTime ? `Went to bed at ${evening.sleepTime}` : null,
        motto: unreadable.includes('evening.motto') ? null : evening.motto,
      },
      part('tasks', ticked(TASKS, tasks)),
      part('discipline', ticked(DISCIPLINE, discipline)),
    ],
  }
}

/** Newest first, one of each date: of two with the same date the first in the list is kept. */
export function onePerDate<T extends { date: DayString }>(entries: readonly T[]): T[] {
  const byDate = new Map<DayString, T>()
  for (const entry of entries) if (!byDate.has(entry.date)) byDate.set(entry.date, entry)
  return [...byDate.values()].sort((a, b) => (a.date < b.date ? 1 : -1))
}
