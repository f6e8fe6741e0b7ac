/**
 * CORE-10 (Barkham et al. 2013, Counselling and Psychotherapy Research 13(1):3–13), licensed
 * CC BY-NC-ND 4.0: neither wording nor order may be changed, and no translation is made here.
 */
export const CORE10_LICENCE =
  '© CORE System Trust: https://www.coresystemtrust.org.uk/copyright.pdf'

/** What the ten statements are about. */
export const CORE10_PERIOD = 'Over the last week'

/** The statements in their order. Items 2 and 3 are worded positively and count in reverse. */
export const CORE10_ITEMS = [
  { id: 1, text: 'I have felt tense, anxious or nervous', reverseScored: false },
  {
    id: 2,
    text: 'I have felt I have someone to turn to for support when needed',
    reverseScored: true,
  },
  { id: 3, text: 'I have felt able to cope when things go wrong', reverseScored: true },
  { id: 4, text: 'Talking to people has felt too much for me', reverseScored: false },
  { id: 5, text: 'I have felt panic or terror', reverseScored: false },
  { id: 6, text: 'I made plans to end my life', reverseScored: false },
  { id: 7, text: 'I have had difficulty getting to sleep or staying asleep', reverseScored: false },
  { id: 8, text: 'I have felt despairing or hopeless', reverseScored: false },
  { id: 9, text: 'I have felt unhappy', reverseScored: false },
  { id: 10, text: 'Unwanted images or memories have been distressing me', reverseScored: false },
] as const

/** The answers, 0 to 4. */
export const CORE10_ANSWERS = [
  'Not at all',
  'Only occasionally',
  'Sometimes',
  'Often',
  'Most or all of the time',
] as const

/** The item about plans to end one's life. */
export const RISK_ITEM = 6

const HIGHEST_ANSWER = CORE10_ANSWERS.length - 1

/** Ten answers in the order of the statements, each a whole number from 0 to 4. */
export type Answers = number[]

/**
 * The total: reverse-scored items as 4 minus the answer, the sum of all ten (0 to 40), minus the
 * operator's `offset` (0, the published score, or 5; decision 26).
 */
export function totalScore(answers: Answers, offset: number): number {
  const points = CORE10_ITEMS.map(({ reverseScored }, index) => {
    const answer = answers[index] ?? 0
    return reverseScored ? HIGHEST_ANSWER - answer : answer
  })
  return points.reduce((sum, each) => sum + each, 0) - offset
}

/** Whether item 6 was answered above 'Not at all'. The crisis panel is then shown, whatever the total. */
export function hasRisk(answers: Answers): boolean {
  return (answers[RISK_ITEM - 1] ?? 0) > 0
}

/** The first scale: the bands of S1 §5, each up to and with `upTo`; `tone` counts from the lightest. */
export const CORE10_BANDS = [
  { upTo: 5, label: 'Healthy', tone: 1 },
  { upTo: 10, label: 'Low level distress', tone: 2 },
  { upTo: 14, label: 'Mild psychological distress', tone: 3 },
  { upTo: 19, label: 'Moderate psychological distress', tone: 4 },
  { upTo: 24, label: 'Moderate to severe psychological distress', tone: 5 },
  { upTo: 40, label: 'Severe psychological distress', tone: 6 },
] as const

export type Core10Band = (typeof CORE10_BANDS)[number]

const LAST_BAND: Core10Band = CORE10_BANDS[5]

/** The band of a total, for histories and reports. */
export function interpretation(total: number): Core10Band {
  return CORE10_BANDS.find((band) => total <= band.upTo) ?? LAST_BAND
}

/** The second scale (decision 28), for /home and /profile. */
const SHORT_SCALE = [
  { upTo: 5, label: 'Well', tone: 1 },
  { upTo: 10, label: 'Uneasy', tone: 2 },
  { upTo: 15, label: 'Struggling', tone: 3 },
  { upTo: 20, label: 'Distress', tone: 4 },
] as const

export type ShortLabel = (typeof SHORT_SCALE)[number]['label'] | 'In Crisis'

/** The short word of a total, with its level from 1 to 5. Without an assessment a page says 'Not Assessed'. */
export function shortScale(total: number): { label: ShortLabel; tone: 1 | 2 | 3 | 4 | 5 } {
  const { label, tone } = SHORT_SCALE.find(({ upTo }) => total <= upTo) ?? IN_CRISIS
  return { label, tone }
}

const IN_CRISIS = { label: 'In Crisis', tone: 5 } as const

/** The clinical cut-off of general psychological distress (Barkham et al. 2013). */
export const CORE10_CUT_OFF = 11

/** A change of this many points or more is reliable at 90 % (Barkham et al. 2013). */
export const RELIABLE_CHANGE = 6

/** Above this, professional support is advised; from {@link SUPPORT_FROM}, Emotional Support is suggested (S1 §9). */
export const PROFESSIONAL_ABOVE = 19
export const SUPPORT_FROM = 16

/** CORE-10 asks about a week, so days before this many have passed overlap. */
export const CORE10_DAYS = 7
