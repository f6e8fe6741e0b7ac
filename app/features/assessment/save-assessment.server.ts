import { storeRecords, type Storing } from '#app/features/privacy/kept-records.server.ts'
import { err, ok, type Result } from '#app/lib/result.ts'
import { isConsented } from '#db/consented.ts'
import { ownerById } from '#db/owner.ts'
import { awardActivity } from '#db/queries/points.ts'
import type { AssessmentForm } from './assessment-form.ts'
import { dayToSave, type WritingMember } from '#app/features/wellbeing/day-to-save.ts'

/** Why an assessment was not stored. */
export type NotSaved = { reason: 'day'; message: string } | { reason: 'no consent' }

/**
 * Stores a member's assessment under the day its form was opened for, marks that day and gives its
 * points: all of it, and only under a consent in force at that moment, or nothing. A later one of
 * the same day takes the place of the earlier.
 */
export async function saveAssessment(
  storing: Omit<Storing, 'also'>,
  member: WritingMember & { id: string },
  form: Pick<AssessmentForm, 'date' | 'answers'>,
): Promise<Result<null, NotSaved>> {
  const day = dayToSave(form.date, member)
  if (!day.ok) return err({ reason: 'day', message: day.error })
  const { db, now } = storing
  const date = day.value
  const also = awardActivity(
    db,
    { userId: member.id, date, kind: 'assessment', now },
    isConsented(ownerById(member.id), 'assessments'),
  )
  const record = { kind: 'assessment', id: date, date, createdAt: now, value: form.answers }
  const answer = await storeRecords({ ...storing, also }, member, [record])
  const refused = answer?.refused[0]
  if (refused) return err({ reason: 'day', message: refused.message })
  return answer ? ok(null) : err({ reason: 'no consent' })
}
