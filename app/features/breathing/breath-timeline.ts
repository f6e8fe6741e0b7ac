import type { BreathPattern, BreathingTechnique } from '#app/content/breathing-techniques.ts'

export type BreathPhase = keyof BreathPattern
export type Side = 'left' | 'right'

const PHASES: readonly BreathPhase[] = ['in', 'holdFull', 'out', 'holdEmpty']

/** What to read for each phase. */
export const PHASE_WORDS: Record<BreathPhase, string> = {
  in: 'Breathe in',
  holdFull: 'Hold',
  out: 'Breathe out',
  holdEmpty: 'Hold',
}

export interface PhaseSpan {
  phase: BreathPhase
  /** Milliseconds from the beginning of the breath. */
  start: number
  length: number
}

/** Where a paced exercise is at one instant. Times are milliseconds. */
export interface BreathMoment {
  phase: BreathPhase
  /** How far into the phase, and how long the whole phase is. */
  phaseElapsed: number
  phaseLength: number
  /** What a countdown shows: 4, 3, 2, 1. */
  secondsLeft: number
  /** Counted from 1. */
  breath: number
  /** How many out phases are complete. */
  breathsOut: number
  /** Which nostril, for a technique that changes sides. */
  side: Side | null
  /** How full the lungs are, 0 to 1, rising and falling evenly. */
  fullness: number
}

/** The phases of one breath, without those of length 0. */
export function phaseSpans(pattern: BreathPattern): PhaseSpan[] {
  let start = 0
  return PHASES.map((phase) => {
    const span = { phase, start, length: pattern[phase] }
    start += span.length
    return span
  }).filter((span) => span.length > 0)
}

/** One breath, in milliseconds. */
export function breathLength(pattern: BreathPattern): number {
  return pattern.in + pattern.holdFull + pattern.out + pattern.holdEmpty
}

/**
 * The whole exercise, in milliseconds. A paced one is never cut off in mid-breath: the breath (with
 * alternating sides the round of two, which ends on the side where it began) in which the minutes
 * run out is the last.
 */
export function exerciseLength(technique: BreathingTechnique): number {
  const planned = technique.minutes * 60_000
  if (technique.pattern === null) return planned
  const unit = breathLength(technique.pattern) * (technique.alternatesSides ? 2 : 1)
  return Math.ceil(planned / unit) * unit
}

/**
 * Where a paced exercise is after `elapsed` whole milliseconds (0 or more). Each phase includes its first
 * instant and excludes its last.
 */
export function momentAt(
  pattern: BreathPattern,
  elapsed: number,
  alternatesSides = false,
): BreathMoment {
  const length = breathLength(pattern)
  const whole = Math.floor(elapsed / length)
  const within = elapsed - whole * length
  const spans = phaseSpans(pattern)
  const { phase, start, length: phaseLength } = spanAt(spans, within)
  const phaseElapsed = within - start
  return {
    phase,
    phaseElapsed,
    phaseLength,
    secondsLeft: Math.ceil((phaseLength - phaseElapsed) / 1000),
    breath: whole + 1,
    breathsOut: whole + (phase === 'holdEmpty' ? 1 : 0),
    side: alternatesSides ? sideOf(phase, whole) : null,
    fullness: fullnessOf(phase, phaseElapsed / phaseLength),
  }
}

function spanAt(spans: readonly PhaseSpan[], within: number): PhaseSpan {
  const span = spans.find(({ start, length }) => within < start + length)
  if (!span) throw new RangeError('A breath needs at least one phase.')
  return span
}

/** In on the left and out on the right, then in on the right and out on the left. */
function sideOf(phase: BreathPhase, breathsBefore: number): Side {
  const inward = phase === 'in' || phase === 'holdFull'
  return inward === (breathsBefore % 2 === 0) ? 'left' : 'right'
}

function fullnessOf(phase: BreathPhase, progress: number): number {
  if (phase === 'in') return progress
  if (phase === 'out') return 1 - progress
  return phase === 'holdFull' ? 1 : 0
}

/** A pattern in words: 'In 4 s, hold 4 s, out 4 s, hold 4 s'. */
export function patternText(pattern: BreathPattern | null): string {
  if (pattern === null) return 'At your own pace'
  const names: Record<BreathPhase, string> = {
    in: 'in',
    holdFull: 'hold',
    out: 'out',
    holdEmpty: 'hold',
  }
  const text = phaseSpans(pattern)
    .map(({ phase, length }) => `${names[phase]} ${length / 1000} s`)
    .join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * One breath as points in time for an animation: `offset` runs from 0 to 1 through the breath,
 * `fullness` from 0 to 1 with the lungs.
 */
export function breathCurve(pattern: BreathPattern): { offset: number; fullness: number }[] {
  const length = breathLength(pattern)
  const points = phaseSpans(pattern).map(({ phase, start }) => ({
    offset: start / length,
    fullness: fullnessOf(phase, 0),
  }))
  return [...points, { offset: 1, fullness: 0 }]
}
