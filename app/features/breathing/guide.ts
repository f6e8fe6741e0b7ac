import type { BreathingTechnique } from '#app/content/breathing-techniques.ts'
import { exerciseLength, momentAt, type BreathMoment } from './breath-timeline.ts'
import { STOPPED, elapsedAt, pauseWatch, startWatch, type Stopwatch } from './stopwatch.ts'

/**
 * A guided exercise. All instants are milliseconds on one clock. The step follows the breath by
 * itself: it is the step that was last chosen, plus one for each breath out since then, and the last
 * step stays until the time is up.
 */
export interface Guide {
  watch: Stopwatch
  /** The step last chosen, from 0, and how many breaths out were complete then. */
  chosen: { step: number; breathsOut: number }
  /** Unpaced only: breaths out the member has marked, and where the count of ten stands (0 to 10). */
  marked: { breathsOut: number; count: number }
}

/** What a guide shows at one instant. */
export interface GuideView {
  status: 'running' | 'paused' | 'finished'
  /** Whole milliseconds done and left, never past the end. */
  elapsed: number
  remaining: number
  /** From 0. */
  step: number
  /** Null for an unpaced technique. */
  moment: BreathMoment | null
  count: number
}

/** An exercise that begins now. */
export function startGuide(now: number): Guide {
  return {
    watch: startWatch(STOPPED, now),
    chosen: { step: 0, breathsOut: 0 },
    marked: { breathsOut: 0, count: 0 },
  }
}

export function guideView(technique: BreathingTechnique, guide: Guide, now: number): GuideView {
  const total = exerciseLength(technique)
  const elapsed = Math.min(total, Math.floor(elapsedAt(guide.watch, now)))
  const { chosen, marked } = guide
  const moment =
    technique.pattern && momentAt(technique.pattern, elapsed, technique.alternatesSides)
  const breathsOut = moment?.breathsOut ?? marked.breathsOut
  const paused = guide.watch.since === null
  return {
    status: elapsed >= total ? 'finished' : paused ? 'paused' : 'running',
    elapsed,
    remaining: total - elapsed,
    step: Math.min(technique.steps.length - 1, chosen.step + breathsOut - chosen.breathsOut),
    moment,
    count: marked.count,
  }
}

export function pauseGuide(guide: Guide, now: number): Guide {
  return { ...guide, watch: pauseWatch(guide.watch, now) }
}

export function resumeGuide(guide: Guide, now: number): Guide {
  return { ...guide, watch: startWatch(guide.watch, now) }
}

/** One step on (1) or back (−1), within the technique's steps. */
export function turnStep(
  technique: BreathingTechnique,
  guide: Guide,
  by: 1 | -1,
  now: number,
): Guide {
  const view = guideView(technique, guide, now)
  const step = Math.max(0, Math.min(technique.steps.length - 1, view.step + by))
  const breathsOut = view.moment?.breathsOut ?? guide.marked.breathsOut
  return { ...guide, chosen: { step, breathsOut } }
}

/** An unpaced breath out: one to ten, then one again. */
export function markBreathOut({ marked, ...guide }: Guide): Guide {
  const count = marked.count >= 10 ? 1 : marked.count + 1
  return { ...guide, marked: { breathsOut: marked.breathsOut + 1, count } }
}

/** The count was lost: the next breath out is one. */
export function restartCount(guide: Guide): Guide {
  return { ...guide, marked: { ...guide.marked, count: 0 } }
}

/**
 * Milliseconds until the picture next changes by itself (a second of the countdown or the clock, a
 * phase, the end); null when nothing will.
 */
export function nextChange(view: GuideView): number | null {
  if (view.status !== 'running') return null
  const clock = view.remaining % 1000 || 1000
  if (!view.moment) return clock
  const left = view.moment.phaseLength - view.moment.phaseElapsed
  return Math.min(clock, left % 1000 || 1000)
}

/** 'm:ss' of what is left, rounded up, so that it reads 0:00 only at the end. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
