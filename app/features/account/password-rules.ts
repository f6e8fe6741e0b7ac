import { passwordMessages } from './messages.ts'

/** Characters are code points of the NFC form, so an accent or an emoji counts the same everywhere. */
export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 256
/** From here on length alone is enough (decision 12; NIST SP 800-63B §3.1.1.2 asks for no classes at all). */
export const PASSPHRASE = 15

const UPPER = /\p{Lu}/u
const LOWER = /\p{Ll}/u
const DIGIT = /\p{Nd}/u
const SPECIAL = /[^\p{Lu}\p{Ll}\p{Nd}]/u

/** The one form in which a password is measured, looked up and hashed. */
export const toPasswordForm = (password: string): string => password.normalize('NFC')

/** The message of the first rule that a password breaks, or null. Breaches are looked up elsewhere. */
export function passwordProblem(password: string): string | null {
  const form = toPasswordForm(password)
  const length = [...form].length
  if (length < MIN_PASSWORD) return passwordMessages.short
  if (length > MAX_PASSWORD) return passwordMessages.long
  if (length >= PASSPHRASE) return null
  const classes = [UPPER, LOWER, DIGIT, SPECIAL].filter((kind) => kind.test(form)).length
  return classes >= 3 ? null : passwordMessages.classes
}
