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

/** Minutes from which an exercise counts a whole point; less than that, but some, counts half. */
const WHOLE_POINT_MINUTES = 5

const ITEMS = {
  morning: [...keysOf(MORNING_HABITS), ...keysOf(MORNING_MINUTES)],
  evening: [...keysOf(EVENING_HABITS), ...keysOf(EVENING_MINUTES)],
  tasks: keysOf(TASKS),
  discipline: keysOf(DISCIPLINE),
}

/** What each part is called on a page. */
export const PART_LABELS: Record<keyof CheckIn, string> = {
  morning: 'Morning routine',
  evening: 'Evening routine',
  tasks: 'Daily tasks',
  discipline: 'Daily discipline',
}

/** The count of all items: 32. */
export const POSSIBLE_POINTS = Object.values(ITEMS).reduce((sum, keys) => sum + keys.length, 0)

export interface CheckInScore {
  points: number
  possible: number
  /** Points and possible points of each part. */
  parts: Record<keyof CheckIn, { points: number; possible: number }>
}

/** The points of one item: minutes below five count half. */
export function pointsOf(value: boolean | number): number {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value <= 0) return 0
  return value >= WHOLE_POINT_MINUTES ? 1 : 0.5
}

const sum = (values: (boolean | number)[]) =>
  values.reduce<number>((total, value) => total + pointsOf(value), 0)

/** The score of a day's routines (S1 §5). Times and mottos count nothing. */
export function scoreCheckIn(checkIn: CheckIn): CheckInScore {
  const { morning, evening, tasks, discipline } = checkIn
  const points = {
    morning: sum(ITEMS.morning.map((key) => morning[key])),
    evening: sum(ITEMS.evening.map((key) => evening[key])),
    tasks: sum(ITEMS.tasks.map((key) => tasks[key])),
    discipline: sum(ITEMS.discipline.map((key) => discipline[key])),
  }
  return {
    points: points.morning + points.evening + points.tasks + points.discipline,
    possible: POSSIBLE_POINTS,
    parts: {
      morning: { points: points.morning, possible: ITEMS.morning.length },
      evening: { points: points.evening, possible: ITEMS.evening.length },
      tasks: { points: points.tasks, possible: ITEMS.tasks.length },
      discipline: { points: points.discipline, possible: ITEMS.discipline.length },
    },
  }
}

/** From how many points each level begins, best first (S1 §5). */
export const CHECK_IN_LEVELS = [
  { from: 28, label: 'Healthy' },
  { from: 20, label: 'Doing Well' },
  { from: 12, label: 'Drifting' },
  { from: 0, label: 'Distressed' },
] as const

export type CheckInLevel = (typeof CHECK_IN_LEVELS)[number]['label']

/** The word for a score of 0 to 32 points. */
export function checkInLevel(points: number): CheckInLevel {
  return CHECK_IN_LEVELS.find(({ from }) => points >= from)?.label ?? 'Distressed'
}
