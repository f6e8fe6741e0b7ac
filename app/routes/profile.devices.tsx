import { redirect, type ActionFunctionArgs } from '@remix-run/cloudflare'
import { readFields } from '#app/http/parse-form.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { ownerById } from '#db/owner.ts'
import { deleteOtherSessions, deleteSession } from '#db/queries/sessions.ts'

export const loader = () => redirect('/profile')

/** Ends one other session of the member, or all others; a foreign or unknown one changes nothing. */
export async function action(visit: ActionFunctionArgs) {
  const { member } = await requireMember(visit)
  const { intent, id = '' } = await readFields(visit.request)
  const { db } = visit.context
  const owner = ownerById(member.id)
  if (intent === 'end-others') await deleteOtherSessions(db, owner, member.session.id)
  if (intent === 'end-one' && id !== member.session.id) await deleteSession(db, owner, id)
  return redirect('/profile#devices', 303)
}
