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

/** The four columns of a day's record, each a JSON object as text. */
export interface CheckInRecord {
  morningRoutine: string
  eveningRoutine: string
  dailyTasks: string
  dailyDiscipline: string
}

/**
 * Reads the check-in of a day's record, with its mottos as they are stored. Null when there is none
 * because only the planner was saved that day. Throws when the record was damaged.
 */
export function readCheckIn(record: CheckInRecord): CheckIn | null {
  const morning: unknown = JSON.parse(record.morningRoutine)
  // Every check-in writes every key; the planner alone writes none of them.
  if (!v.is(v.object({ setBed: v.boolean() }), morning)) return null
  return {
    morning: v.parse(MorningRoutineSchema, morning),
    evening: v.parse(EveningRoutineSchema, JSON.parse(record.eveningRoutine)),
    tasks: v.parse(TasksSchema, JSON.parse(record.dailyTasks)),
    discipline: v.parse(DisciplineSchema, JSON.parse(record.dailyDiscipline)),
  }
}

/** The record of a check-in. Its tasks are a patch to merge: the planner's lists live beside them. */
export function toRecord({ morning, evening, tasks, discipline }: CheckIn): CheckInRecord {
  return {
    morningRoutine: JSON.stringify(morning),
    eveningRoutine: JSON.stringify(evening),
    dailyTasks: JSON.stringify(tasks),
    dailyDiscipline: JSON.stringify(discipline),
  }
}
