import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { giveConsent, withdraw } from '#app/features/privacy/consent.server.ts'
import { ConsentForm } from '#app/features/privacy/consent-form.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'

/** A visit in the address bar belongs on the page where consents are shown. */
export const loader = () => redirect('/profile#consents')

const OTHER_WORDING = 'The question has changed. Please read it again.'
const CHANGED_SINCE = 'Something new was stored in the meantime. Nothing was erased.'

/**
 * Gives or takes back a consent (decision 15). A script gets JSON: 200, 400 for a form that cannot
 * be read, 409 when the world has moved on; a form without script is led back to its page.
 */
export async function action(args: ActionFunctionArgs) {
  const { db, random, now } = args.context
  const form = await parseForm(args.request, ConsentForm)
  const { member } = await requireMember(args)
  const isPage = (args.request.headers.get('Accept') ?? '').includes('text/html')
  const refuse = (status: number, error: string) =>
    isPage
      ? redirect('/profile?refused=consent#consents', 303)
      : Response.json({ error }, { status })
  if (!form.ok) return refuse(400, Object.values(form.error.errors)[0] ?? '')
  const { kind, returnTo } = form.value
  if (form.value.intent === 'give') {
    const { wording: wordingVersion } = form.value
    const given = { id: random.id(), userId: member.id, kind, wordingVersion, now }
    if (!(await giveConsent(db, given)).ok) return refuse(409, OTHER_WORDING)
  } else {
    const revision = form.value.revision ?? null
    const withdrawn = await withdraw(db, { userId: member.id, kind, revision, now })
    if (!withdrawn.ok) return refuse(409, CHANGED_SINCE)
  }
  return isPage ? redirect(returnTo, 303) : Response.json({})
}
