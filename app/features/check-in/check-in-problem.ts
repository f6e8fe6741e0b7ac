import type { Fields } from './check-in-fields.ts'

export const SAVE_FAILED = 'Failed to save wellbeing check. Please try again.'
export const LOOK_AGAIN = 'Some answers need another look. Everything you entered is still here.'

/** A refused saving: what to say, and all that was entered, for the day the form is now for. */
export interface CheckInProblem {
  message: string
  errors: Fields
  fields: Fields
  date: string | null
}
