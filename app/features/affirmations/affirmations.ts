import { AFFIRMATIONS, type AffirmationSlot } from '#app/content/affirmations.ts'
import { createDraw, shuffledIndexes } from '#app/lib/seeded-shuffle.ts'

/** A day's three sentences; null where a part of the day has none to choose from. */
export type DailyAffirmations = Record<AffirmationSlot, string | null>

/** What stands where a part of the day has no sentence. */
export const NO_AFFIRMATION = 'No affirmation available for this time.'

/** Which part of the day an hour (0 to 23, the member's own clock) belongs to. */
export function slotAt(hour: number): AffirmationSlot {
  if (hour < 11) return 'morning'
  return hour < 17 ? 'lunch' : 'evening'
}

/**
 * The day's choice. The seed orders each list of sentences; the number of refreshes says how far
 * along the orders the day has moved, so nothing needs to be stored for a day without a refresh.
 * Each refresh changes all three sentences, none returns before its whole list was shown, and as the
 * second and third order turn by one place after each full pass, the same set of three does not
 * return before every possible set was shown (8,000 refreshes with lists of 20).
 * @param seed unguessable bytes that belong to one member and date, at least 12
 * @param refreshes how often the member has asked for others that day, from 0
 */
export function pickAffirmations(
  seed: Uint8Array,
  refreshes: number,
  pool: Record<AffirmationSlot, readonly string[]> = AFFIRMATIONS,
): DailyAffirmations {
  const draw = createDraw(seed)
  const length = pool.morning.length
  const passes = length === 0 ? 0 : Math.floor(refreshes / length)
  const pick = (sentences: readonly string[], turn: number) => {
    const order = shuffledIndexes(sentences.length, draw)
    return sentences[order[(refreshes + turn) % order.length] ?? -1] ?? null
  }
  return {
    morning: pick(pool.morning, 0),
    lunch: pick(pool.lunch, passes),
    evening: pick(pool.evening, Math.floor(passes / Math.max(1, length))),
  }
}

/** The sentence for an hour of the member's day, or the text for none. */
export function currentAffirmation(daily: DailyAffirmations, hour: number): string {
  return daily[slotAt(hour)] ?? NO_AFFIRMATION
}
