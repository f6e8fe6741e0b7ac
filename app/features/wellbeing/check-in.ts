import * as v from 'valibot'
import {
  DISCIPLINE,
  EVENING_HABITS,
  EVENING_MINUTES,
  keysOf,
  MORNING_HABITS,
  MORNING_MINUTES,
  TASKS,
} from './check-in-items.ts'

// What is stored may be older than today's form: a key that is missing was not ticked, and keys of
// others (the planner's lists beside the tasks) are left where they are.
const Kept = v.optional(v.boolean(), false)
const KeptMinutes = v.optional(v.pipe(v.number(), v.finite(), v.minValue(0)), 0)
const KeptText = v.optional(v.string(), '')

export const MorningRoutineSchema = v.object({
  wakeTime: KeptText,
  motto: KeptText,
  ...v.entriesFromList(keysOf(MORNING_HABITS), Kept),
  ...v.entriesFromList(keysOf(MORNING_MINUTES), KeptMinutes),
})

export const EveningRoutineSchema = v.object({
  sleepTime: KeptText,
  motto: KeptText,
  ...v.entriesFromList(keysOf(EVENING_HABITS), Kept),
  ...v.entriesFromList(keysOf(EVENING_MINUTES), KeptMinutes),
})

export const TasksSchema = v.object(v.entriesFromList(keysOf(TASKS), Kept))
export const DisciplineSchema = v.object(v.entriesFromList(keysOf(DISCIPLINE), Kept))

/** Times are `HH:mm` or empty, minutes plain numbers, mottos plain text (`''` when there is none). */
export type MorningRoutine = v.InferOutput<typeof MorningRoutineSchema>
export type EveningRoutine = v.InferOutput<typeof EveningRoutineSchema>
export type Tasks = v.InferOutput<typeof TasksSchema>
export type Discipline = v.InferOutput<typeof DisciplineSchema>

/** One day's check-in. */
export interface CheckIn {
  morning: MorningRoutine
  evening: EveningRoutine
  tasks: Tasks
  discipline: Discipline
}

/** A check-in with nothing in it: what the form begins with. */
export function emptyCheckIn(): CheckIn {
  return {
    morning: v.parse(MorningRoutineSchema, {}),
    evening: v.parse(EveningRoutineSchema, {}),
    tasks: v.parse(TasksSchema, {}),
    discipline: v.parse(DisciplineSchema, {}),
  }
}
