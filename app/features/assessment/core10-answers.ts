import * as v from 'valibot'
import { CORE10_ANSWERS, CORE10_ITEMS } from './core10.ts'

const Answer = v.pipe(
  v.number('Please answer every question.'),
  v.integer('An answer is one of the five choices.'),
  v.minValue(0, 'An answer is one of the five choices.'),
  v.maxValue(CORE10_ANSWERS.length - 1, 'An answer is one of the five choices.'),
)

/** Ten answers in the order of the statements, each a whole number from 0 to 4. */
export const AnswersSchema = v.pipe(
  v.array(Answer),
  v.length(CORE10_ITEMS.length, 'An assessment has ten answers.'),
)
