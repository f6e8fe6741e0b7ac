/**
 * What the check-in asks, part by part. Keys are the field names of the stored records; labels are
 * what a member reads. 10 + 11 + 5 + 6 items make 32 possible points.
 */
export const MORNING_HABITS = {
  setBed: 'Made the bed',
  shower: 'Showered or washed',
  teeth: 'Brushed my teeth',
  reflectiveIntention: 'Set an intention for the day',
  meditation: 'Meditated',
  nutrition: 'Ate a nourishing breakfast',
} as const

export const MORNING_MINUTES = {
  exercise: 'Exercise',
  postureReset: 'Posture reset',
  mindfulStretch: 'Mindful stretching',
  freshAir: 'Fresh air',
} as const

export const EVENING_HABITS = {
  shower: 'Showered or washed',
  teeth: 'Brushed my teeth',
  reflectiveIntention: 'Looked back on the day',
  meditation: 'Meditated',
  householdTidy: 'Tidied up a little at home',
  hydration: 'Drank enough water',
} as const

export const EVENING_MINUTES = {
  bodyScan: 'Body scan',
  stretch: 'Stretching',
  exercise: 'Exercise',
  calmingSounds: 'Calming sounds',
  progressiveRelaxation: 'Progressive muscle relaxation',
} as const

export const TASKS = {
  nutrition: 'Ate well today',
  reading: 'Read something',
  language: 'Practised a language',
  connect: 'Connected with someone',
  walk: 'Went for a walk',
} as const

export const DISCIPLINE = {
  noFastFood: 'No fast food',
  noSnacks: 'No snacks between meals',
  noSmoking: 'No smoking',
  noDrinking: 'No alcohol',
  noShortFormContent: 'No short-form videos',
  noDoomScrolling: 'No doomscrolling',
} as const

/** What a duration can be chosen from, in minutes; 0 is none. */
export const DURATIONS = [0, 5, 10, 15, 30] as const

export type Duration = (typeof DURATIONS)[number]

/** A motto may be this long, counted as browsers count `maxlength`. */
export const MOTTO_LENGTH = 200

/** The keys of one group of items, in the order in which they are shown. */
export function keysOf<K extends string>(items: Record<K, string>): [K, ...K[]] {
  return Object.keys(items) as [K, ...K[]]
}
