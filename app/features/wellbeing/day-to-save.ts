import { addDays, type DayString } from '#app/lib/dates.ts'
import { type MemberZones, todayFor } from '#app/lib/member-day.ts'
import { err, ok, type Result } from '#app/lib/result.ts'

/** What of a member decides which days they can write to. */
export interface WritingMember {
  /** The member's own day at this moment. */
  today: DayString
  /** When the account was made (ms). */
  createdAt: number
  zones: MemberZones
}

const KEEP_UNDER_TODAY = 'What you entered is still here: save again to keep it under today.'

/** The earliest day that can be written to: yesterday, or the account's first day if that is today. */
export function firstDayToSave({ today, createdAt, zones }: WritingMember): DayString {
  const yesterday = addDays(today, -1)
  return todayFor(zones, createdAt) > yesterday ? today : yesterday
}

/**
 * The day that a form goes to: the day it was opened for, as long as that is today or yesterday and
 * the account was there, so that an evening's form saved after midnight stays with its evening.
 * Anything else is a message.
 */
export function dayToSave(opened: DayString, member: WritingMember): Result<DayString, string> {
  if (opened > member.today) return err(`That day is still to come. ${KEEP_UNDER_TODAY}`)
  if (opened >= firstDayToSave(member)) return ok(opened)
  return err(
    opened < todayFor(member.zones, member.createdAt)
      ? `That day was before your account began. ${KEEP_UNDER_TODAY}`
      : `This page was opened on an earlier day. ${KEEP_UNDER_TODAY}`,
  )
}
