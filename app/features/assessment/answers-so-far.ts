import type { DayString } from '#app/lib/dates.ts'
import { type Answers, CORE10_ANSWERS, CORE10_ITEMS } from './core10.ts'

/** The name of the half-answered form in the device's vault. */
export const DRAFT = 'core10'

/** A question without an answer (S1 §3). */
export const UNANSWERED = -1

/** What is answered so far: ten numbers, 0 to 4 or {@link UNANSWERED}. */
export type AnswersSoFar = readonly number[]

/** Nothing answered yet. */
export function noAnswers(): AnswersSoFar {
  return CORE10_ITEMS.map(() => UNANSWERED)
}

/** The name of a question's field in the form: 'q1' to 'q10'. */
export const fieldOf = (item: number): string => `q${item}`

export function countAnswered(answers: AnswersSoFar): number {
  return answers.filter((answer) => answer !== UNANSWERED).length
}

/** The ten answers once none is missing; null until then. */
export function completeAnswers(answers: AnswersSoFar): Answers | null {
  return countAnswered(answers) === CORE10_ITEMS.length ? [...answers] : null
}

/** The index of the first question without an answer; null when all ten have one. */
export function firstUnanswered(answers: AnswersSoFar): number | null {
  const index = answers.indexOf(UNANSWERED)
  return index === -1 ? null : index
}

/**
 * Where the guide goes from a question, by index: to the next, and from the last to whichever is
 * still without an answer. Null when nothing is left to ask.
 */
export function questionAfter(answers: AnswersSoFar, from: number): number | null {
  return from < CORE10_ITEMS.length - 1 ? from + 1 : firstUnanswered(answers)
}

/** The fields of a form with these answers; a question without one has none. */
export function toFields(date: DayString, answers: AnswersSoFar): Record<string, string> {
  const chosen = CORE10_ITEMS.map(({ id }, index) => [fieldOf(id), answers[index] ?? UNANSWERED])
  const given = chosen.filter(([, answer]) => answer !== UNANSWERED)
  return { date, ...Object.fromEntries(given.map(([name, answer]) => [name, String(answer)])) }
}

/** The answers in the fields of a form that came back; whatever is no answer counts as none. */
export function fromFields(fields: Record<string, string>): AnswersSoFar {
  return CORE10_ITEMS.map(({ id }) =>
    CORE10_ANSWERS.findIndex((_, answer) => String(answer) === fields[fieldOf(id)]),
  )
}
