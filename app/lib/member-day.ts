import { addDays, type DayString, dayIn, nextTurn } from './dates.ts'

/**
 * A member's time zone, and the one they have asked for, which waits for `pendingFrom`. Both
 * pending fields are set or neither is.
 */
export interface MemberZones {
  timeZone: string
  pendingTimeZone?: string | null
  pendingFrom?: DayString | null
}

const pendingOf = ({ pendingTimeZone, pendingFrom }: MemberZones) =>
  pendingTimeZone && pendingFrom ? { timeZone: pendingTimeZone, from: pendingFrom } : null

/** The zone whose clock the member lives by at `now`: the new one once the old zone's day is over. */
export function zoneFor(member: MemberZones, now: number): string {
  const pending = pendingOf(member)
  if (!pending || dayIn(member.timeZone, now) < pending.from) return member.timeZone
  return pending.timeZone
}

/**
 * The member's today at `now` (ms). It never goes backwards, whatever zones are asked for and
 * when: a journey west makes the present day longer, a journey east makes the next one shorter, and
 * only a leap of 24 hours or more (Pago Pago to Kiritimati) leaves a day out.
 */
export function todayFor(member: MemberZones, now: number): DayString {
  const zone = zoneFor(member, now)
  const day = dayIn(zone, now)
  const pending = pendingOf(member)
  if (!pending || zone === member.timeZone || day >= pending.from) return day
  return addDays(pending.from, -1)
}

/**
 * A date before which a member made at `createdAt` (ms) can have no record: the earliest date on
 * earth at that instant, since they may have lived by another zone than now.
 */
export function earliestRecordDay(createdAt: number): DayString {
  return dayIn('Etc/GMT+12', createdAt)
}

/** The instant (ms) at which the member's next day begins. */
export function nextDayStartFor(member: MemberZones, now: number): number {
  return nextTurn((at) => todayFor(member, at), now)
}

/**
 * The zones to keep after the member has asked for `timeZone` (a valid zone) at `now`. The new zone
 * waits for the day after today; asking again before then replaces the wish, and asking for the
 * present zone takes it back.
 */
export function requestZoneChange(
  member: MemberZones,
  timeZone: string,
  now: number,
): Required<MemberZones> {
  const today = todayFor(member, now)
  const pending = pendingOf(member)
  const inForce = pending && today >= pending.from
  const present = inForce ? pending.timeZone : member.timeZone
  if (timeZone === present) return { timeZone, pendingTimeZone: null, pendingFrom: null }
  return { timeZone: present, pendingTimeZone: timeZone, pendingFrom: addDays(today, 1) }
}
