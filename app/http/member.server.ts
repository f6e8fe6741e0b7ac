import type { Level } from '#app/features/plans/features.ts'
import { hourIn, type DayString } from '#app/lib/dates.ts'
import { todayFor, zoneFor } from '#app/lib/member-day.ts'
import type { sessionMember } from '#db/queries/members.ts'

/** The row of `sessionMember`. */
export type SessionMemberRow = Awaited<ReturnType<typeof sessionMember>>[number]

/** Who is asking, with the member's own day already worked out. */
export interface Member {
  id: string
  email: string
  isVerified: boolean
  hasPassword: boolean
  name: string
  avatar: string
  isAdmin: boolean
  level: Level
  subscriptionStatus: string | null
  /** When the account was made (ms). */
  createdAt: number
  /** The zone in force, and the wish that waits for its day (decision 13). */
  zones: { timeZone: string; pendingTimeZone: string | null; pendingFrom: string | null }
  /** The member's own today and hour (0 to 23). */
  today: DayString
  hour: number
  session: {
    id: string
    tokenHash: string
    createdAt: number
    lastSeenAt: number
    confirmedAt: number
  }
}

/** What the signed-in shell shows of its member. */
export interface Shell {
  name: string
  email: string
  avatar: string
  level: Level
  isAdmin: boolean
}

/** Shapes the row for the doors at the instant `now`. */
export function toMember(row: SessionMemberRow, tokenHash: string, now: number): Member {
  const zones = {
    timeZone: row.timeZone,
    pendingTimeZone: row.pendingTimeZone,
    pendingFrom: row.pendingFrom,
  }
  return {
    id: row.id,
    email: row.email,
    isVerified: row.emailVerifiedAt !== null,
    hasPassword: Boolean(row.hasPassword),
    name: row.name,
    avatar: row.avatar,
    isAdmin: row.isAdmin,
    level: row.level,
    subscriptionStatus: row.subscriptionStatus,
    createdAt: row.createdAt,
    zones,
    today: todayFor(zones, now),
    hour: hourIn(zoneFor(zones, now), now),
    session: {
      id: row.sessionId,
      tokenHash,
      createdAt: row.sessionCreatedAt,
      lastSeenAt: row.lastSeenAt,
      confirmedAt: row.confirmedAt,
    },
  }
}

/** Picks what the shell shows. */
export function toShell(member: Member): Shell {
  const { name, email, avatar, level, isAdmin } = member
  return { name, email, avatar, level, isAdmin }
}
