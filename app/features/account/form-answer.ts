/** What a form's action answers when it was not accepted, and what is shown again. */
export interface FormAnswer {
  /** One message a field; `form` is the one that belongs to none. */
  errors: Record<string, string>
  /** What was typed, passwords left out. */
  typed: Record<string, string>
}

/** Nothing typed yet, nothing wrong. */
export const noAnswer: FormAnswer = { errors: {}, typed: {} }
