import * as v from 'valibot'
import { DaySchema } from '#app/lib/day-schema.ts'
import { fieldOf } from './answers-so-far.ts'
import { type Answers, CORE10_ANSWERS, CORE10_ITEMS } from './core10.ts'

const MISSING = 'Please choose one of the five answers.'

const Choice = v.pipe(
  v.optional(v.string(), ''),
  v.picklist(
    CORE10_ANSWERS.map((_, answer) => String(answer)),
    MISSING,
  ),
  v.transform(Number),
)

const QUESTIONS = CORE10_ITEMS.map(({ id }) => fieldOf(id))

/**
 * An assessment as a form sends it: `date`, the day the form was opened for, `q1` to `q10` with the
 * answers 0 to 4, and `sent`, 'script' from a page that can ask on when it is refused.
 */
export const AssessmentFormSchema = v.pipe(
  v.object({
    date: DaySchema,
    sent: v.fallback(v.picklist(['script', 'form']), 'form'),
    ...v.entriesFromList(QUESTIONS, Choice),
  }),
  v.transform(({ date, sent, ...choices }) => {
    const given = new Map<string, unknown>(Object.entries(choices))
    const answers: Answers = QUESTIONS.map((name) => Number(given.get(name)))
    return { date, sent, answers }
  }),
)

export type AssessmentForm = v.InferOutput<typeof AssessmentFormSchema>
