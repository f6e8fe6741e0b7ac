import * as v from 'valibot'
import { fieldMessages } from './messages.ts'

/** The longest address SMTP can carry (RFC 5321 §4.5.3.1.3, erratum 1690). */
export const MAX_EMAIL = 254

/** HTML's own pattern for e-mail fields, with a domain of at least two labels and a local part of at most 64. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const ADDRESS = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@${LABEL}(?:\\.${LABEL})+$`)

/** One spelling for one mailbox: trimmed and in lower case. */
export const normaliseEmail = (typed: string): string => typed.trim().toLowerCase()

/** An e-mail field; `empty` is the page's own sentence for a field left empty. */
export const emailField = (empty: string) =>
  v.pipe(
    v.optional(v.string(fieldMessages.email), ''),
    v.transform(normaliseEmail),
    v.nonEmpty(empty),
    v.maxLength(MAX_EMAIL, fieldMessages.emailLong),
    v.regex(ADDRESS, fieldMessages.email),
  )
