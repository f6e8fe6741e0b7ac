import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { MoodForm } from '#app/features/mood/mood-form.ts'
import { storeRecords } from '#app/features/privacy/kept-records.server.ts'
import { openMemberVault } from '#app/features/privacy/member-vault.server.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { ownerById } from '#db/owner.ts'
import { raiseRevision } from '#db/queries/consents.ts'
import { listMemberKeys } from '#db/queries/members.ts'
import { deleteMood } from '#db/queries/moods.ts'

/** Nobody's mood changes more often; a page that sends more has gone astray. */
const NOTES = { limit: 60, windowMs: 3_600_000 }

/** A visit in the address bar belongs on the page itself. */
export const loader = () => redirect('/mood')

/**
 * Notes or removes a mood with the server: 200, 400 for a form that cannot be read, 409 when there
 * is no consent (nothing was stored), 429 when it should be tried later. A form without script is
 * led back to the page.
 */
export async function action(args: ActionFunctionArgs) {
  const { db, config, random, throttle, now } = args.context
  const form = await parseForm(args.request, MoodForm)
  const { member, rows } = await requireMember(args, {
    read: (db, owner) => [listMemberKeys(db, owner)],
  })
  const isPage = (args.request.headers.get('Accept') ?? '').includes('text/html')
  const answer = (status: number) =>
    isPage ? redirect('/mood', 303) : Response.json({}, { status })
  if (!form.ok) return answer(400)
  const { allowed } = await throttle.take('moods', member.id, NOTES, now)
  if (!allowed) return answer(429)
  if (form.value.intent === 'remove') {
    const owner = ownerById(member.id)
    await db.batch([raiseRevision(db, owner, 'assessments'), deleteMood(db, owner, form.value.id)])
    return answer(200)
  }
  const vault = await openMemberVault(config.masterKeys, rows[0])
  const id = form.value.id ?? random.id()
  const mood = { kind: 'mood', id, date: member.today, createdAt: now, value: form.value.state }
  const stored = await storeRecords({ db, vault, newId: () => id, now }, member, [mood])
  return answer(stored ? 200 : 409)
}
