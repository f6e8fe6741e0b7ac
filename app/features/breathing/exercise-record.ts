import * as v from 'valibot'
import { getTechnique } from '#app/content/breathing-techniques.ts'
import { exerciseLength } from './breath-timeline.ts'

/**
 * An exercise that was left early counts from one minute on: shorter ones are a look round, and a
 * minute of slow breathing is worth remembering without asking for the rest.
 */
export const SHORTEST_RECORD_SECONDS = 60

const wholeSeconds = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(SHORTEST_RECORD_SECONDS),
)

/** What the browser sends when an exercise has ended: an id it made, the technique, the seconds done. */
export const ExerciseReportSchema = v.object({
  exercise: v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{16,64}$/)),
  technique: v.pipe(
    v.string(),
    v.check((id) => getTechnique(id) !== null),
  ),
  seconds: wholeSeconds,
})

export type ExerciseReport = v.InferOutput<typeof ExerciseReportSchema>

/** What is stored of an exercise. */
export interface ExerciseRecord {
  id: string
  technique: string
  seconds: number
  completed: boolean
}

/**
 * The record that follows from a report. Whether the exercise was completed follows from its seconds,
 * and no exercise lasts longer than its technique.
 */
export function toRecord(report: ExerciseReport): ExerciseRecord {
  const technique = getTechnique(report.technique)
  const planned = technique ? Math.floor(exerciseLength(technique) / 1000) : 0
  return {
    id: report.exercise,
    technique: report.technique,
    seconds: Math.min(report.seconds, planned),
    completed: report.seconds >= planned,
  }
}

/** The report of an exercise that has run for `elapsed` milliseconds; null when it was too short. */
export function reportOf(
  exercise: string,
  technique: string,
  elapsed: number,
): ExerciseReport | null {
  const seconds = Math.floor(elapsed / 1000)
  return seconds < SHORTEST_RECORD_SECONDS ? null : { exercise, technique, seconds }
}
