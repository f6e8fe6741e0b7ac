import * as v from 'valibot'
import { fieldMessages } from './messages.ts'

/** In code points. */
export const MAX_NAME = 80

/**
 * Control characters, line and paragraph separators, lone surrogates, and the invisible characters
 * that turn text around or hide in it (Unicode TR 36 §3.6). The two joiners stay: Persian names and
 * emoji need them.
 */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A name field; `empty` is the page's own sentence for a field left empty. */
export const nameField = (empty: string) =>
  v.pipe(
    v.optional(v.string(fieldMessages.nameShape), ''),
    v.transform((typed) => typed.normalize('NFC').trim()),
    v.nonEmpty(empty),
    v.check((name) => [...name].length <= MAX_NAME, fieldMessages.nameLong),
    v.check((name) => !HIDDEN.test(name) && SEEN.test(name), fieldMessages.nameShape),
  )

const NameSchema = nameField(fieldMessages.nameShape)

/** The name of a new profile (S0 §4): from the sign-up, else the e-mail before the @, else 'User'. */
export function profileName(given: string | null, email: string): string {
  for (const candidate of [given, email.split('@')[0]]) {
    const parsed = v.safeParse(NameSchema, candidate ?? '')
    if (parsed.success) return parsed.output
  }
  return 'User'
}
