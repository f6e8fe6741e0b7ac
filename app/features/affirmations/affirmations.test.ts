import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AFFIRMATIONS, AFFIRMATION_SLOTS } from '#app/content/affirmations.ts'
import { NO_AFFIRMATION, currentAffirmation, pickAffirmations, slotAt } from './affirmations.ts'

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 })
const key = (daily: ReturnType<typeof pickAffirmations>) => Object.values(daily).join('|')
const sentences = AFFIRMATION_SLOTS.flatMap((slot) => AFFIRMATIONS[slot])

describe('the sentences', () => {
  it('are sixty different ones, twenty for each part of the day', () => {
    expect(AFFIRMATION_SLOTS.map((slot) => AFFIRMATIONS[slot].length)).toEqual([20, 20, 20])
    expect(new Set(sentences).size).toBe(60)
  })

  it.each(sentences)('speaks of effort, choice or value and fits a small screen: %s', (text) => {
    expect(text.length).toBeLessThanOrEqual(90)
    expect(text).toMatch(/^[A-Z][^!]*\.$/)
    expect(text).toMatch(/\b(can|choose|willing|allowed|matters?|counts|need)\b/)
    expect(text).not.toMatch(/\bI am (?!allowed|willing|ready)/)
    expect(text).not.toMatch(/\b(must|should|always|never|perfect|happy|strong|best|deserve)\b/i)
  })
})

describe('the part of the day', () => {
  it('is morning before 11, lunch before 17, otherwise evening', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => slotAt(hour))
    expect(hours.indexOf('lunch')).toBe(11)
    expect(hours.indexOf('evening')).toBe(17)
    expect(hours.filter((slot) => slot === 'morning')).toHaveLength(11)
    expect(hours.lastIndexOf('evening')).toBe(23)
  })
})

describe('the choice of the day', () => {
  it('takes one sentence of each part and stays the same all day', () => {
    fc.assert(
      fc.property(seeds, fc.nat(100_000), (seed, refreshes) => {
        const daily = pickAffirmations(seed, refreshes)
        for (const slot of AFFIRMATION_SLOTS) expect(AFFIRMATIONS[slot]).toContain(daily[slot])
        expect(pickAffirmations(seed.slice(), refreshes)).toEqual(daily)
      }),
    )
  })

  it('changes all three sentences at every refresh', () => {
    fc.assert(
      fc.property(seeds, fc.nat(100_000), (seed, refreshes) => {
        const [before, after] = [0, 1].map((more) => pickAffirmations(seed, refreshes + more))
        for (const slot of AFFIRMATION_SLOTS) expect(after?.[slot]).not.toBe(before?.[slot])
      }),
    )
  })

  it('shows every possible set of three once before any returns', () => {
    const seed = Uint8Array.from({ length: 32 }, (_, index) => index * 7)
    const seen = new Set<string>()
    for (let refreshes = 0; refreshes < 8000; refreshes++)
      seen.add(key(pickAffirmations(seed, refreshes)))
    expect(seen.size).toBe(8000)
    expect(key(pickAffirmations(seed, 8000))).toBe(key(pickAffirmations(seed, 0)))
  })

  it('favours no sentence and no pairing', () => {
    const days = 40_000
    const counts = new Map<string, number>()
    for (let day = 0; day < days; day++) {
      const seed = new Uint8Array(32)
      new DataView(seed.buffer).setUint32(0, day)
      const daily = pickAffirmations(seed, 0)
      for (const name of [...Object.values(daily), `${daily.morning}|${daily.lunch}`]) {
        counts.set(String(name), (counts.get(String(name)) ?? 0) + 1)
      }
    }
    const chiSquared = (names: string[], expected: number) =>
      names.reduce((sum, name) => sum + ((counts.get(name) ?? 0) - expected) ** 2 / expected, 0)
    // 99.99th percentiles of chi-squared with 19 and 399 degrees of freedom.
    for (const slot of AFFIRMATION_SLOTS) {
      expect(chiSquared([...AFFIRMATIONS[slot]], days / 20)).toBeLessThan(50.8)
    }
    const pairs = AFFIRMATIONS.morning.flatMap((a) => AFFIRMATIONS.lunch.map((b) => `${a}|${b}`))
    expect(chiSquared(pairs, days / 400)).toBeLessThan(512)
  })

  it('says so when a part of the day has no sentence', () => {
    const daily = pickAffirmations(new Uint8Array(32), 3, {
      morning: [],
      lunch: ['One.'],
      evening: [],
    })
    expect(daily).toEqual({ morning: null, lunch: 'One.', evening: null })
    expect(currentAffirmation(daily, 8)).toBe(NO_AFFIRMATION)
    expect(currentAffirmation(daily, 12)).toBe('One.')
  })
})
