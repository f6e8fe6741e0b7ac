/** One breath, in milliseconds; a phase of 0 is left out. */
export interface BreathPattern {
  in: number
  holdFull: number
  out: number
  holdEmpty: number
}

export interface BreathingTechnique {
  /** Names the technique in addresses and records. */
  id: string
  name: string
  /** How long the whole exercise takes. */
  minutes: number
  description: string
  /** Null where the member's own breath sets the pace. */
  pattern: BreathPattern | null
  /** Whether in and out change nostrils. */
  alternatesSides: boolean
  steps: readonly string[]
  benefits: readonly string[]
}

/** What everybody reads before an exercise. */
export const BREATHING_SAFETY =
  'Stop if you feel dizzy or short of breath, and breathe as you normally do. Holds are optional: skip them whenever you like. If you are pregnant or have a heart or lung illness, keep it gentle and ask your doctor or midwife first.'

/** The same in few words, beside the guide. */
export const BREATHING_SAFETY_SHORT =
  'Stop if you feel dizzy. Holds are optional. Take care in pregnancy or with a heart or lung illness.'

const seconds = (inward: number, holdFull: number, out: number, holdEmpty: number) => ({
  in: inward * 1000,
  holdFull: holdFull * 1000,
  out: out * 1000,
  holdEmpty: holdEmpty * 1000,
})

/**
 * The six techniques. A breath of 4 s in and 6 s out is the default. What the benefits say rests on:
 * - a longer breath out: Van Diest et al. 2014, Applied Psychophysiology and Biofeedback 39:171–180;
 * - box breathing: Balban et al. 2023, Cell Reports Medicine 4(1):100895;
 * - diaphragmatic breathing: Ma et al. 2017, Frontiers in Psychology 8:874;
 * - coherent breathing: Fincham, Strauss and Cavanagh 2023, Scientific Reports 13:22141, in which the
 *   placebo pace did as well, and the text says so;
 * - breath counting: Levinson et al. 2014, Frontiers in Psychology 5:1202.
 */
export const BREATHING_TECHNIQUES: readonly BreathingTechnique[] = [
  {
    id: 'extended-exhale',
    name: 'Extended Exhale',
    minutes: 5,
    description: 'A slow breath in and a longer breath out. A good place to begin.',
    pattern: seconds(4, 0, 6, 0),
    alternatesSides: false,
    steps: [
      'Sit or lie so that nothing needs effort. Let your shoulders drop.',
      'Breathe in through your nose for 4 seconds. Stop before you are full.',
      'Breathe out for 6 seconds, as if you were cooling a spoon of soup.',
      'If 6 seconds is too long, let go sooner. Longer out than in is all it asks.',
      'Stay with the circle. When your mind wanders, come back with the next breath out.',
    ],
    benefits: [
      'The heart tends to slow a little during a breath out.',
      'In a small study, people felt more relaxed when they breathed out for longer than in.',
      'It is quiet enough for a bus or a waiting room.',
    ],
  },
  {
    id: 'box-breathing',
    name: 'Box Breathing',
    minutes: 5,
    description: 'Four even sides: in, hold, out, hold. A steady count for a busy mind.',
    pattern: seconds(4, 4, 4, 4),
    alternatesSides: false,
    steps: [
      'Sit with your back supported and your jaw loose.',
      'Breathe in for 4 seconds, along the first side of the box.',
      'Hold for 4 seconds with a soft throat, or skip the hold.',
      'Breathe out for 4 seconds, without pushing.',
      'Wait for 4 seconds before the next breath, or skip the wait.',
      'Go round the box at this pace. When you lose your place, join in at any corner.',
    ],
    benefits: [
      'The even count gives your attention something plain to hold.',
      'In a month-long trial, five minutes a day went with a better mood and less anxiety.',
      'The count is easy to remember without a screen.',
    ],
  },
  {
    id: 'diaphragmatic-breathing',
    name: 'Diaphragmatic Breathing',
    minutes: 10,
    description: 'Breathing low, into the belly, with a hand there to feel it.',
    pattern: seconds(4, 0, 6, 0),
    alternatesSides: false,
    steps: [
      'Lie down or lean back. Rest one hand on your chest and one on your belly.',
      'Breathe in through your nose for 4 seconds and let your belly rise under your hand.',
      'Breathe out for 6 seconds and let your belly sink again.',
      'Let the hand on your chest stay almost still. There is no need to push.',
      'Stay with the rise and fall under your hand until the time is up.',
    ],
    benefits: [
      'A hand on the belly shows you how you are breathing just now.',
      'In a small trial, eight weeks of practice went with steadier attention and less low mood.',
      'Neck and shoulders have less to do when the breath is low.',
    ],
  },
  {
    id: 'alternate-nostril-breathing',
    name: 'Alternate Nostril Breathing',
    minutes: 5,
    description: 'In through one side, out through the other, and back again.',
    pattern: seconds(4, 0, 4, 0),
    alternatesSides: true,
    steps: [
      'Sit upright. Rest your right thumb by your right nostril and your ring finger by the left.',
      'Close the right side and breathe in through the left for 4 seconds.',
      'Change sides and breathe out through the right for 4 seconds.',
      'Breathe in on the right, change sides, and breathe out on the left.',
      'Follow the side that is shown. If one side is blocked, breathe through both and picture it.',
    ],
    benefits: [
      'Changing sides keeps your hands and your attention gently busy.',
      'Small studies report a calmer pulse afterwards. Larger ones are still missing.',
      'The sides make it easy to notice when your mind has wandered.',
    ],
  },
  {
    id: 'coherent-breathing',
    name: 'Coherent Breathing',
    minutes: 15,
    description: 'Equal breaths of five and a half seconds, flowing without a pause.',
    pattern: seconds(5.5, 0, 5.5, 0),
    alternatesSides: false,
    steps: [
      'Settle in for a longer sit. Let your hands rest where they like.',
      'Breathe in through your nose for five and a half seconds.',
      'Breathe out for just as long.',
      'Let in and out run into each other, like a swing that turns without stopping.',
      'If it feels like too much air, make the breaths smaller, not faster.',
      'Stay with the swing until the time is up.',
    ],
    benefits: [
      'At about five and a half breaths a minute, heartbeat and breath tend to rise and fall together.',
      'In a trial with 400 people, four weeks went with less stress. A quicker calm pace did as well.',
      'The length leaves room to settle slowly.',
    ],
  },
  {
    id: 'breath-counting',
    name: 'Breath Counting',
    minutes: 10,
    description: 'No pace to follow. Count your own breaths out, from one to ten.',
    pattern: null,
    alternatesSides: false,
    steps: [
      'Sit comfortably and let your breath come by itself. There is nothing to change.',
      'At the end of a breath out, count one and press the button.',
      'Count each breath out, up to ten. Then begin again at one.',
      'If you lose the count, begin again at one. Noticing that is the exercise.',
      'Keep counting at your own pace until the time is up.',
    ],
    benefits: [
      'Your own breath sets the pace, so nothing can be too slow or too fast.',
      'In a study, four weeks of counting went with less mind wandering.',
      'It needs nothing but a breath, so it goes anywhere.',
    ],
  },
]

/** The technique of an id, or null. */
export function getTechnique(id: string | null): BreathingTechnique | null {
  return BREATHING_TECHNIQUES.find((technique) => technique.id === id) ?? null
}
