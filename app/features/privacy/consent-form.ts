import * as v from 'valibot'
import { type AskedConsent, consentWording } from './consent-wording.ts'

const kinds = Object.keys(consentWording) as [AskedConsent, ...AskedConsent[]]

const Kind = v.picklist(kinds, 'Please choose what this is about.')

/** Where a browser without script is led afterwards. */
const ReturnTo = v.fallback(v.picklist(['/wellbeing', '/mood', '/profile']), '/profile')

const Revision = v.pipe(
  v.string(),
  v.regex(/^\d{1,15}$/, 'Please try again from your profile.'),
  v.transform(Number),
)

/**
 * `POST /consents`. `give` names the wording that was read. `withdraw` erases what is stored; with a
 * `revision` only if nothing was written since the device copied the records of that revision.
 */
export const ConsentForm = v.variant(
  'intent',
  [
    v.object({
      intent: v.literal('give'),
      kind: Kind,
      wording: v.pipe(v.string(), v.maxLength(40)),
      returnTo: ReturnTo,
    }),
    v.object({
      intent: v.literal('withdraw'),
      kind: Kind,
      revision: v.optional(Revision),
      returnTo: ReturnTo,
    }),
  ],
  'Please choose what to do.',
)
