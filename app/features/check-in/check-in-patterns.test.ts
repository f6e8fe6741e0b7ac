import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#app/lib/dates.ts'
import { createWords } from '#app/lib/seeded-shuffle.ts'
import { CHECK_IN_ITEMS, type CheckInDay } from './check-in-day.ts'
import { type CheckInPatterns, checkInPatterns, SHUFFLES, TRIED } from './check-in-patterns.ts'

const stream = (n = 1) => createWords(Uint8Array.from({ length: 12 }, (_, at) => n + at * 5))
const today = '2026-11-21'
const patterns = (days: CheckInDay[], n?: number) => checkInPatterns(days, today, stream(n))
const about = ({ patterns }: CheckInPatterns, thing: string) =>
  patterns.find((one) => one.thing === thing)

const indexOf = (part: string, key: string) =>
  CHECK_IN_ITEMS.findIndex((item) => item.part === part && item.key === key)
const WALK = indexOf('tasks', 'walk')
const FRESH_AIR = indexOf('morning', 'freshAir')
/** Six ticks that are none of the things compared. */
const HABITS = CHECK_IN_ITEMS.flatMap((item, n) =>
  item.part === 'morning' && !item.isTimed ? [n] : [],
)

/** A day with so many habits, and other values by their index. */
function day(n: number, habits: number, other: Record<number, number> = {}): CheckInDay {
  const done = new Set(HABITS.slice(0, habits))
  const values = CHECK_IN_ITEMS.map((_, at) => other[at] ?? (done.has(at) ? 1 : 0))
  return { date: addDays('2026-01-01', n), values }
}

const anyDays = fc
  .array(fc.tuple(...CHECK_IN_ITEMS.map(({ isTimed }) => fc.constantFrom(0, 0, isTimed ? 3 : 1))), {
    maxLength: 40,
  })
  .map((days) => days.map((values, n) => ({ date: addDays('2026-01-01', n), values })))

describe('what goes together', () => {
  it('tries twenty things, fixed beforehand', () => {
    const { patterns: compared, tooFew } = patterns([])
    expect(TRIED).toBe(20)
    expect(compared).toEqual([])
    expect(tooFew).toHaveLength(20)
    expect(tooFew).toContainEqual({ thing: 'good food', with: 0, without: 0 })
  })

  it('compares the rest of the day, with the thing itself left out', () => {
    // With a walk 5, 4 and 6 habits, without 1, 2 and 3: five against two, and no point for the walk.
    const days = [5, 4, 6].map((habits, n) => day(n, habits, { [WALK]: 1 }))
    days.push(...[1, 2, 3].map((habits, n) => day(n + 3, habits)))
    expect(about(patterns(days), 'a walk')).toMatchObject({ with: 3, without: 3, difference: 3 })
  })

  it('counts any minutes as having been there, and leaves half points out by halves', () => {
    const days = [3, 3, 10].map((minutes, n) => day(n, 2, { [FRESH_AIR]: minutes }))
    days.push(...[0, 1, 2].map((n) => day(n + 3, 2)))
    const air = about(patterns(days), 'fresh air in the morning')
    expect(air).toMatchObject({ with: 3, without: 3, difference: 0, range: [0, 0] })
    expect(air?.couldBeChance).toBe(true)
  })

  it('needs three days with and three without, and names what has fewer', () => {
    const walks = (withIt: number, without: number) => [
      ...Array.from({ length: withIt }, (_, n) => day(n, 3, { [WALK]: 1 })),
      ...Array.from({ length: without }, (_, n) => day(n + withIt, 3)),
    ]
    expect(about(patterns(walks(3, 3)), 'a walk')).toBeDefined()
    for (const [withIt, without] of [
      [2, 9],
      [9, 2],
      [0, 9],
    ] as const) {
      const result = patterns(walks(withIt, without))
      expect(about(result, 'a walk')).toBeUndefined()
      expect(result.tooFew).toContainEqual({ thing: 'a walk', with: withIt, without })
    }
  })

  it('says that a clear difference is not chance, and that a small one could be', () => {
    const days = Array.from({ length: 60 }, (_, n) =>
      day(n, (n % 2) * 4 + (n % 3 === 0 ? 1 : 0), {
        [WALK]: n % 2,
        [FRESH_AIR]: n % 4 < 2 ? 5 : 0,
      }),
    )
    const result = patterns(days)
    const walk = about(result, 'a walk')
    expect(walk).toMatchObject({ couldBeChance: false, asClear: 0 })
    expect(walk?.difference).toBeGreaterThan(walk?.range[1] ?? Infinity)
    expect(about(result, 'fresh air in the morning')?.couldBeChance).toBe(true)
    expect(result.patterns[0]?.thing).toBe('a walk')
  })

  it('looks at the 365 days that end today', () => {
    const days = ['2025-11-21', '2025-11-22', today, '2026-11-22'].map((date) => ({
      ...day(0, 1),
      date,
    }))
    expect(patterns(days).days).toBe(2)
  })

  it('says the same in whatever order the days come', () => {
    fc.assert(
      fc.property(anyDays, fc.nat(1000), (days, n) => {
        const order = [...days].sort((a, b) =>
          (a.values[n % 32] ?? 0) < (b.values[n % 32] ?? 0) ? 1 : -1,
        )
        expect(patterns(order)).toEqual(patterns(days))
      }),
      { numRuns: 15 },
    )
  })

  it('accounts for each of the twenty things, in numbers alone', () => {
    fc.assert(
      fc.property(anyDays, fc.nat(9), (days, n) => {
        const result = patterns(days, n)
        expect(result.patterns.length + result.tooFew.length).toBe(TRIED)
        for (const one of result.patterns) {
          expect(one.with + one.without).toBe(days.length)
          expect([one.difference, ...one.range, one.asClear].every(Number.isFinite)).toBe(true)
          expect(one.asClear).toBeGreaterThanOrEqual(0)
          expect(one.asClear).toBeLessThanOrEqual(SHUFFLES)
        }
      }),
      { numRuns: 15 },
    )
  })
})
