import { keyedDigest } from '#app/features/privacy/digests.server.ts'
import type { DayString } from '#app/lib/dates.ts'
import { pickAffirmations, type DailyAffirmations } from './affirmations.ts'

/** What was stored about the day: a row for each date on which the member asked for others. */
export type Refreshes = readonly { date: DayString; count: number }[]

/**
 * A member's affirmations of today. They follow from the operator's secret, the member, the date and
 * the number of refreshes, so a visit stores nothing and every visit of the day sees the same.
 * @param refreshes rows of `listRefreshes(db, owner, 'affirmations', now)`
 */
export function dailyAffirmations(
  secret: string,
  member: { id: string; today: DayString },
  refreshes: Refreshes,
): DailyAffirmations {
  const digest = keyedDigest(secret, 'affirmations of the day', member.id, member.today)
  const count = refreshes.find(({ date }) => date === member.today)?.count ?? 0
  return pickAffirmations(new Uint8Array(Buffer.from(digest, 'base64url')), count)
}
