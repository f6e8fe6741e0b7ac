import type { DayString } from '#app/lib/dates.ts'
import type { AnswersSoFar } from './answers-so-far.ts'

/** Why an assessment was not saved: what to say, and all that was answered. */
export interface AssessmentProblem {
  message: string
  /** Messages beside questions, by field name. */
  errors: Record<string, string>
  /** What came back with the refusal; null when it never left the page. */
  answers: AnswersSoFar | null
  /** The day the form is for from now on, if that changes. */
  date: DayString | null
  /** The consent was taken back meanwhile: the member is asked again where to keep it. */
  isConsentGone: boolean
}

export const ASSESSMENT_MESSAGES = {
  stillOpen: 'Some questions are still open. Everything you answered is still here.',
  noDate:
    'This page was not sent whole. Your answers are still here: save again to keep them under today.',
  otherDay:
    'This page was opened on an earlier day. Your answers are still here: continue again to keep them under today.',
  failed: 'Failed to save assessment. Please try again. Your answers are still here.',
  noStorage:
    'This browser did not store your answers. It may be full, or a private window. They are still here.',
  consentGone:
    'Burrow no longer keeps your assessments, because you took that back. This one was not stored. Your answers are still here: please choose where to keep them.',
} as const

export function assessmentProblem(
  message: string,
  more: Partial<AssessmentProblem> = {},
): AssessmentProblem {
  return { message, errors: {}, answers: null, date: null, isConsentGone: false, ...more }
}
