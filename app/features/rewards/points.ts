import { AVATAR_TIERS } from './avatars.ts'

/** What doing a thing is worth: its points, and the flag of the first time it is done, if it has one. */
export interface Award {
  points: number
  first: FirstTime | null
}

/** The first times of S0 §3. Each gives its award once more, once in a member's life (S0 §9). */
export const FIRST_TIMES = [
  'firstLogin',
  'firstJournal',
  'firstMeditation',
  'firstWellbeing',
  'firstSession',
] as const
export type FirstTime = (typeof FIRST_TIMES)[number]

/**
 * The points of each kind of activity, given at most once on a member's day (decision 43). The first
 * assessment, check-in or planner is the one first wellbeing, whichever comes first.
 */
export const AWARDS = {
  login: { points: 5, first: 'firstLogin' },
  journal: { points: 10, first: 'firstJournal' },
  check_in: { points: 10, first: 'firstWellbeing' },
  planner: { points: 10, first: 'firstWellbeing' },
  breathing: { points: 10, first: null },
  assistant_session: { points: 10, first: 'firstSession' },
  meditation: { points: 15, first: 'firstMeditation' },
  assessment: { points: 20, first: 'firstWellbeing' },
  sudoku: { points: 20, first: null },
  word_guesser: { points: 20, first: null },
} as const satisfies Record<string, Award>

export type ActivityKind = keyof typeof AWARDS

/** A member's points, as their activity has made them. Points only ever grow. */
export interface PointsAccount {
  total: number
  /** The first times that have been. */
  firsts: readonly FirstTime[]
  /** The avatars that the points have reached, cheapest first. */
  avatars: readonly string[]
}

/** The account after these activities in their order, each a day's first of its kind. */
export function accountOf(kinds: Iterable<ActivityKind>): PointsAccount {
  const firsts = new Set<FirstTime>()
  let total = 0
  for (const kind of kinds) {
    const { points, first } = AWARDS[kind]
    const isFirst = first !== null && !firsts.has(first)
    if (isFirst) firsts.add(first)
    total += isFirst ? points * 2 : points
  }
  const avatars = AVATAR_TIERS.filter(({ points }) => total >= points).map(({ avatar }) => avatar)
  return { total, firsts: [...firsts], avatars }
}
