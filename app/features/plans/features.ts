/** What a member is on: a plan's level, or `admin` from the profile's flag. */
export type Level = 'seeker' | 'zen' | 'nurtured' | 'admin'

export type Feature =
  'affirmations' | 'breathing' | 'games' | 'wellbeing' | 'assistant' | 'journal' | 'meditation'

const FREE: readonly Feature[] = ['affirmations', 'breathing', 'games']
const ALL: readonly Feature[] = [...FREE, 'wellbeing', 'assistant', 'journal', 'meditation']

/** The one table of which plan has which feature (S0 §6, decision 20). */
export const FEATURES_OF: Record<Level, readonly Feature[]> = {
  seeker: FREE,
  zen: ALL,
  nurtured: ALL,
  admin: ALL,
}

/** Whether a level includes a feature. Crisis help is no feature: it is everyone's. */
export function mayUse(level: Level, feature: Feature): boolean {
  return FEATURES_OF[level].includes(feature)
}
