import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BREATHING_TECHNIQUES, type BreathingTechnique } from '#app/content/breathing-techniques.ts'
import { exerciseLength } from './breath-timeline.ts'
import {
  clockText,
  guideView,
  markBreathOut,
  nextChange,
  pauseGuide,
  restartCount,
  resumeGuide,
  startGuide,
  turnStep,
} from './guide.ts'

const technique = (id: string): BreathingTechnique => {
  const found = BREATHING_TECHNIQUES.find((each) => each.id === id)
  if (!found) throw new Error(id)
  return found
}
const exhale = technique('extended-exhale')
const counting = technique('breath-counting')

describe('the step', () => {
  it('goes on after each breath out and stays at the last one', () => {
    const guide = startGuide(50)
    const steps = [0, 9999, 10_000, 20_000, 30_000, 40_000, 50_000, 299_999].map(
      (elapsed) => guideView(exhale, guide, 50 + elapsed).step,
    )
    expect(steps).toEqual([0, 0, 1, 2, 3, 4, 4, 4])
  })

  it('goes on at the end of the out phase, before the hold that follows it', () => {
    const box = technique('box-breathing')
    expect(guideView(box, startGuide(0), 11_999).step).toBe(0)
    expect(guideView(box, startGuide(0), 12_000).step).toBe(1)
  })

  it('can be turned by hand, and goes on from there', () => {
    let guide = turnStep(exhale, startGuide(0), 1, 3000)
    expect(guideView(exhale, guide, 3000).step).toBe(1)
    expect(guideView(exhale, guide, 10_000).step).toBe(2)
    guide = turnStep(exhale, guide, -1, 12_000)
    guide = turnStep(exhale, guide, -1, 12_000)
    guide = turnStep(exhale, guide, -1, 12_000)
    expect(guideView(exhale, guide, 12_000).step).toBe(0)
    expect(guideView(exhale, guide, 20_000).step).toBe(1)
  })

  it('can be taken back from the last one after many breaths', () => {
    const guide = turnStep(exhale, startGuide(0), -1, 200_000)
    expect(guideView(exhale, guide, 200_000).step).toBe(3)
    expect(guideView(exhale, guide, 210_000).step).toBe(4)
  })

  it('never leaves the list, whatever is pressed and whenever', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom(1 as const, -1 as const), fc.nat(30_000)))
    fc.assert(
      fc.property(fc.constantFrom(...BREATHING_TECHNIQUES), moves, (each, turns) => {
        let [guide, now] = [startGuide(0), 0]
        for (const [by, wait] of turns) {
          now += wait
          guide = turnStep(each, markBreathOut(guide), by, now)
          const { step } = guideView(each, guide, now)
          expect(step >= 0 && step < each.steps.length).toBe(true)
        }
      }),
    )
  })
})

describe('the time', () => {
  it('is right after any sleep, because it is counted from instants', () => {
    const view = guideView(exhale, startGuide(1000), 1000 + 3_600_000)
    expect(view).toMatchObject({ status: 'finished', elapsed: 300_000, remaining: 0 })
  })

  it('stands still while paused, however often', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(5000), fc.nat(60_000)), { maxLength: 20 }),
        (stretches) => {
          let [guide, now, ran] = [startGuide(0), 0, 0]
          for (const [running, resting] of stretches) {
            now += running
            ran += running
            guide = pauseGuide(pauseGuide(guide, now), now + 7)
            expect(guideView(exhale, guide, now + resting).elapsed).toBe(ran)
            now += resting + 7
            guide = resumeGuide(resumeGuide(guide, now), now + 3)
          }
          expect(guideView(exhale, guide, now).elapsed).toBe(ran)
        },
      ),
    )
  })

  it('next changes on a whole second, at a phase or at the end, and then not again', () => {
    const each = fc.constantFrom(...BREATHING_TECHNIQUES)
    fc.assert(
      fc.property(each, fc.double({ min: 0, max: 910_000, noNaN: true }), (chosen, now) => {
        const guide = startGuide(0)
        const view = guideView(chosen, guide, now)
        const wait = nextChange(view)
        if (wait === null) {
          expect(view.status).toBe('finished')
          return
        }
        expect(wait > 0 && wait <= 1000).toBe(true)
        const shown = (time: number) => {
          const { step, moment, remaining } = guideView(chosen, guide, time)
          return [step, moment?.phase, moment?.secondsLeft, moment?.breath, clockText(remaining)]
        }
        expect(shown(Math.floor(now) + wait)).not.toEqual(shown(now))
        if (wait > 1) expect(shown(Math.floor(now) + wait - 1)).toEqual(shown(now))
      }),
      { numRuns: 500 },
    )
    expect(nextChange(guideView(exhale, pauseGuide(startGuide(0), 10), 20))).toBeNull()
  })

  it('is read as minutes and seconds that reach 0:00 only at the end', () => {
    expect([300_000, 299_999, 61_000, 59_001, 1, 0].map(clockText)).toEqual([
      '5:00',
      '5:00',
      '1:01',
      '1:00',
      '0:01',
      '0:00',
    ])
  })
})

describe('breath counting', () => {
  it('counts marked breaths from one to ten and then from one again', () => {
    let guide = startGuide(0)
    const counts = Array.from({ length: 22 }, () => {
      guide = markBreathOut(guide)
      return guideView(counting, guide, 1000).count
    })
    expect(counts.slice(0, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2])
    expect(counts.slice(19)).toEqual([10, 1, 2])
  })

  it('goes to the next step with each breath out, and starts again at one when asked', () => {
    let guide = markBreathOut(markBreathOut(startGuide(0)))
    expect(guideView(counting, guide, 5)).toMatchObject({ step: 2, count: 2, moment: null })
    guide = restartCount(guide)
    expect(guideView(counting, guide, 5)).toMatchObject({ step: 2, count: 0 })
    expect(guideView(counting, markBreathOut(guide), 5)).toMatchObject({ step: 3, count: 1 })
  })

  it('ends when the minutes are over', () => {
    const total = exerciseLength(counting)
    expect(guideView(counting, startGuide(0), total - 1).status).toBe('running')
    expect(guideView(counting, startGuide(0), total).status).toBe('finished')
  })
})
