import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { mayUse } from '#app/features/plans/features.ts'
import { MarkSchema } from '#app/features/privacy/device-vault-door.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { addDays } from '#app/lib/dates.ts'
import { awardActivity } from '#db/queries/points.ts'

/** A visit in the address bar belongs at home. */
export const loader = () => redirect('/home')

/**
 * Marks that something was done today or yesterday whose record stays on the member's device
 * (decision 19), and gives its points: which kind, and nothing of what it says. Answers with the server's clock, by which
 * the device dates its record; 400 for a kind or a day that cannot be, 402 outside the plan.
 */
export async function action(args: ActionFunctionArgs) {
  const { db, now } = args.context
  const form = await parseForm(args.request, MarkSchema)
  const { member } = await requireMember(args)
  if (!form.ok)
    return Response.json({ error: Object.values(form.error.errors)[0] }, { status: 400 })
  if (!mayUse(member.level, 'wellbeing')) {
    return Response.json({ error: 'Upgrade required' }, { status: 402 })
  }
  const { kind, date } = form.value
  if (date > member.today || date < addDays(member.today, -1)) {
    return Response.json({ error: 'Only today and yesterday can be marked.' }, { status: 400 })
  }
  await db.batch(awardActivity(db, { userId: member.id, date, kind, now }))
  return Response.json({ now })
}
