import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { ExerciseReportSchema, toRecord } from '#app/features/breathing/exercise-record.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { saveExercise } from '#db/queries/breathing.ts'

/** An exercise lasts a minute or more, so nobody has more than this to report. */
const REPORTS = { limit: 60, windowMs: 3_600_000 }

/** A visit in the address bar belongs on the page itself. */
export const loader = () => new Response(null, { status: 303, headers: { Location: '/breathing' } })

/**
 * Takes the guide's report of an exercise: 204 when it is on record (however often it arrives), 400
 * when it can never be, 429 when it should be tried later.
 */
export async function action(args: ActionFunctionArgs) {
  const { db, now, throttle } = args.context
  const form = await parseForm(args.request, ExerciseReportSchema)
  const { member } = await requireMember(args)
  if (!form.ok) return new Response(null, { status: 400 })
  const { allowed } = await throttle.take('breathing reports', member.id, REPORTS, now)
  if (!allowed) return new Response(null, { status: 429 })
  const record = toRecord(form.value)
  await db.batch(
    saveExercise(db, { ...record, userId: member.id, date: member.today, createdAt: now }),
  )
  return new Response(null, { status: 204 })
}
