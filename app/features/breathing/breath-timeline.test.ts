import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BREATHING_TECHNIQUES, getTechnique } from '#app/content/breathing-techniques.ts'
import {
  breathCurve,
  breathLength,
  exerciseLength,
  momentAt,
  patternText,
  phaseSpans,
} from './breath-timeline.ts'

const paced = BREATHING_TECHNIQUES.flatMap((technique) =>
  technique.pattern ? [{ ...technique, pattern: technique.pattern }] : [],
)
const anyPaced = fc.constantFrom(...paced)
const anyTime = fc.nat(20 * 60_000)
const box = { in: 4000, holdFull: 4000, out: 4000, holdEmpty: 4000 }
const coherent = { in: 5500, holdFull: 0, out: 5500, holdEmpty: 0 }

describe('the six techniques', () => {
  it('have the names, minutes and patterns of the specification', () => {
    expect(
      BREATHING_TECHNIQUES.map(({ name, minutes, pattern }) => [
        name,
        minutes,
        patternText(pattern),
      ]),
    ).toEqual([
      ['Extended Exhale', 5, 'In 4 s, out 6 s'],
      ['Box Breathing', 5, 'In 4 s, hold 4 s, out 4 s, hold 4 s'],
      ['Diaphragmatic Breathing', 10, 'In 4 s, out 6 s'],
      ['Alternate Nostril Breathing', 5, 'In 4 s, out 4 s'],
      ['Coherent Breathing', 15, 'In 5.5 s, out 5.5 s'],
      ['Breath Counting', 10, 'At your own pace'],
    ])
  })

  it('each have steps, benefits and an id of their own, and promise nothing loudly', () => {
    expect(new Set(BREATHING_TECHNIQUES.map(({ id }) => id)).size).toBe(6)
    for (const { steps, benefits, description, id } of BREATHING_TECHNIQUES) {
      expect(steps.length).toBeGreaterThanOrEqual(4)
      expect(benefits.length).toBeGreaterThanOrEqual(2)
      expect([...steps, ...benefits, description].join()).not.toMatch(
        /!|\b(cure|heal|treat|proven)/i,
      )
      expect(getTechnique(id)?.id).toBe(id)
    }
    expect(getTechnique('no-such')).toBeNull()
  })
})

describe('a breath', () => {
  it('has phases that follow each other without a gap and sum to its length', () => {
    for (const { pattern } of paced) {
      let end = 0
      for (const { start, length } of phaseSpans(pattern)) {
        expect(start).toBe(end)
        end += length
      }
      expect(end).toBe(breathLength(pattern))
    }
  })

  it('changes phase exactly on the boundary', () => {
    const at = (elapsed: number) => {
      const { phase, secondsLeft, breath, breathsOut } = momentAt(box, elapsed)
      return [phase, secondsLeft, breath, breathsOut]
    }
    expect(at(0)).toEqual(['in', 4, 1, 0])
    expect(at(1)).toEqual(['in', 4, 1, 0])
    expect(at(1000)).toEqual(['in', 3, 1, 0])
    expect(at(3999)).toEqual(['in', 1, 1, 0])
    expect(at(4000)).toEqual(['holdFull', 4, 1, 0])
    expect(at(8000)).toEqual(['out', 4, 1, 0])
    expect(at(11_999)).toEqual(['out', 1, 1, 0])
    expect(at(12_000)).toEqual(['holdEmpty', 4, 1, 1])
    expect(at(15_999)).toEqual(['holdEmpty', 1, 1, 1])
    expect(at(16_000)).toEqual(['in', 4, 2, 1])
  })

  it('counts five and a half seconds down from six', () => {
    const seconds = [0, 499, 500, 1500, 4499, 4500, 5499, 5500].map(
      (elapsed) => momentAt(coherent, elapsed).secondsLeft,
    )
    expect(seconds).toEqual([6, 6, 5, 4, 2, 1, 1, 6])
    expect(momentAt(coherent, 5499).phase).toBe('in')
    expect(momentAt(coherent, 5500).phase).toBe('out')
    expect(momentAt(coherent, 11_000)).toMatchObject({ phase: 'in', breath: 2, breathsOut: 1 })
  })

  it('moves only forward, one breath out at a time, and its lungs never jump', () => {
    fc.assert(
      fc.property(anyPaced, anyTime, fc.nat(100), ({ pattern }, elapsed, later) => {
        const [before, after] = [momentAt(pattern, elapsed), momentAt(pattern, elapsed + later)]
        expect(after.breath - before.breath).toBeGreaterThanOrEqual(0)
        expect([0, 1]).toContain(after.breathsOut - before.breathsOut)
        expect(Math.abs(after.fullness - before.fullness)).toBeLessThanOrEqual(later / 4000 + 1e-9)
      }),
    )
  })

  it('is always inside its phase, with at least one second to show', () => {
    fc.assert(
      fc.property(anyPaced, anyTime, ({ pattern }, elapsed) => {
        const { phase, phaseElapsed, phaseLength, secondsLeft, fullness } = momentAt(
          pattern,
          elapsed,
        )
        expect(phaseLength).toBe(pattern[phase])
        expect(phaseElapsed >= 0 && phaseElapsed < phaseLength).toBe(true)
        expect(secondsLeft >= 1 && secondsLeft <= Math.ceil(phaseLength / 1000)).toBe(true)
        expect(fullness >= 0 && fullness <= 1).toBe(true)
      }),
    )
  })

  it('comes back to the same place after each whole breath', () => {
    fc.assert(
      fc.property(
        anyPaced,
        anyTime,
        fc.integer({ min: 1, max: 90 }),
        ({ pattern }, elapsed, more) => {
          const [first, later] = [elapsed, elapsed + more * breathLength(pattern)].map((time) =>
            momentAt(pattern, time),
          )
          const moved = { breath: first!.breath + more, breathsOut: first!.breathsOut + more }
          expect(later).toEqual({ ...first, ...moved })
        },
      ),
    )
  })
})

describe('the curve of a breath', () => {
  it('rises, stays, falls and stays with the phases', () => {
    expect(breathCurve(box)).toEqual([
      { offset: 0, fullness: 0 },
      { offset: 0.25, fullness: 1 },
      { offset: 0.5, fullness: 1 },
      { offset: 0.75, fullness: 0 },
      { offset: 1, fullness: 0 },
    ])
    expect(breathCurve(coherent)).toEqual([
      { offset: 0, fullness: 0 },
      { offset: 0.5, fullness: 1 },
      { offset: 1, fullness: 0 },
    ])
  })
})

describe('alternate nostrils', () => {
  it('go in left, out right, in right, out left', () => {
    const pattern = { in: 4000, holdFull: 0, out: 4000, holdEmpty: 0 }
    const sides = [0, 4000, 8000, 12_000, 16_000].map((time) => momentAt(pattern, time, true).side)
    expect(sides).toEqual(['left', 'right', 'right', 'left', 'left'])
    expect(momentAt(pattern, 0).side).toBeNull()
  })
})

describe('the whole exercise', () => {
  it('ends with the breath in which the minutes run out', () => {
    const lengths = BREATHING_TECHNIQUES.map((technique) => exerciseLength(technique) / 1000)
    expect(lengths).toEqual([300, 304, 600, 304, 902, 600])
  })
})
