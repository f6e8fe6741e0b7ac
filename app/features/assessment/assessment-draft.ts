import * as v from 'valibot'
import type { DayString } from '#app/lib/dates.ts'
import { DaySchema } from '#app/lib/day-schema.ts'
import { type AnswersSoFar, countAnswered, UNANSWERED } from './answers-so-far.ts'
import { CORE10_ITEMS } from './core10.ts'

const DraftSchema = v.object({
  date: DaySchema,
  answers: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(UNANSWERED), v.maxValue(4))),
    v.length(CORE10_ITEMS.length),
  ),
})

/** A form that was left half-way, as the device keeps it. */
export type AssessmentDraft = v.InferOutput<typeof DraftSchema>

/** What the device kept of a form for `day`: null for another day's, an empty one, or what is no draft. */
export function draftFor(kept: unknown, day: DayString): AnswersSoFar | null {
  const draft = v.safeParse(DraftSchema, kept)
  if (!draft.success || draft.output.date !== day) return null
  return countAnswered(draft.output.answers) > 0 ? draft.output.answers : null
}
