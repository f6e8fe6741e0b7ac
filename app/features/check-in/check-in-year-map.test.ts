import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countMarks, dayWords, markPath, monthPaths } from './check-in-year-map.ts'
import { monthsOf } from './check-in-year.ts'

const month = (first: string, points: (number | null)[]) => {
  const [only] = monthsOf({ from: first, points })
  if (!only) throw new Error('There is no month.')
  return only
}
const starts = (d: string) => d.match(/M\d+ \d+/g) ?? []

describe('the map of a month', () => {
  it('puts Monday first and begins a row with each week', () => {
    // 1 November 2026 is a Sunday.
    const [healthy, none] = monthPaths(month('2026-11-01', [28, 32, null]))
    expect(healthy).toEqual({ mark: 'Healthy', d: 'M60 0m1 1h8v8h-8zM0 10m1 1h8v8h-8z' })
    expect(none?.mark).toBe('No check-in')
    expect(starts(none?.d ?? '')).toEqual(['M10 10'])
  })

  it('draws every day once, by the level of its points, in shapes that differ', () => {
    const value = fc.option(fc.integer({ min: 0, max: 64 }).map((halves) => halves / 2))
    fc.assert(
      fc.property(fc.array(value, { minLength: 31, maxLength: 31 }), (points) => {
        const paths = monthPaths(month('2026-10-01', points))
        const drawn = paths.flatMap(({ d }) => starts(d))
        expect(new Set(drawn).size).toBe(31)
        const counts = countMarks(points)
        for (const { mark, d } of paths) expect(starts(d)).toHaveLength(counts[mark])
        expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(31)
      }),
    )
    const shapes = ['Healthy', 'Doing Well', 'Drifting', 'Distressed', 'No check-in'] as const
    expect(new Set(shapes.map(markPath)).size).toBe(5)
  })

  it('says each check-in in words', () => {
    expect(dayWords(month('2026-11-20', [null, 24, 11.5]))).toEqual([
      'Saturday 21 November: 24/32 points, Doing Well',
      'Sunday 22 November: 11.5/32 points, Distressed',
    ])
  })
})
