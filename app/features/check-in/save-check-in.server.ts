import type { MemberVault } from '#app/features/privacy/member-vault.server.ts'
import type { DayString } from '#app/lib/dates.ts'
import type { Result } from '#app/lib/result.ts'
import type { Database } from '#db/client.ts'
import { awardActivity } from '#db/queries/points.ts'
import { upsertCheckIn } from '#db/queries/wellbeing.ts'
import { type CheckInRecord, readCheckIn, toRecord } from './check-in.ts'
import { type CheckInForm, toCheckIn } from './check-in-form.ts'
import { dayToSave, type WritingMember } from '#app/features/wellbeing/day-to-save.ts'
import { sealMottos } from './mottos.server.ts'

export interface Saving {
  db: Database
  vault: MemberVault
  /** What is stored of the form's day: one record, or none. */
  stored: readonly CheckInRecord[]
  /** A fresh id, used when the day has no record yet. */
  id: string
  now: number
}

/**
 * Saves a member's check-in under the day its form was opened for, marks that day's activity and
 * gives its points, all or nothing. Gives the day, or a message when the form is of a day that cannot be saved.
 */
export async function saveCheckIn(
  { db, vault, stored, id, now }: Saving,
  member: WritingMember & { id: string },
  form: CheckInForm,
): Promise<Result<DayString, string>> {
  const day = dayToSave(form.date, member)
  if (!day.ok) return day
  const date = day.value
  const before = stored[0] ? readCheckIn(stored[0]) : null
  const record = toRecord(await sealMottos(vault, date, toCheckIn(form), before))
  await db.batch([
    upsertCheckIn(db, { id, userId: member.id, date, now }, record),
    ...awardActivity(db, { userId: member.id, date, kind: 'check_in', now }),
  ])
  return day
}
