import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartHeights, chartShape, spacedMarks } from './chart-geometry.ts'

const series = fc.array(
  fc.record({ label: fc.string(), value: fc.integer({ min: -9, max: 49 }) }),
  {
    maxLength: 60,
  },
)
const domain = [0, 40] as const

describe('chartShape', () => {
  it('draws nothing for a series without points', () => {
    expect(chartShape({ kind: 'line', points: [], domain }).marks).toEqual([])
  })

  it('puts a single point in the middle', () => {
    const [mark] = chartShape({ kind: 'line', points: [{ label: 'a', value: 20 }], domain }).marks
    expect(mark).toMatchObject({ x: 52, y: (28 + 228) / 2 })
  })

  it('lays a band between the heights of its two values, and a tick at its own', () => {
    const band = { from: 0, to: 40, className: 'calm', label: 'All' }
    const shape = chartShape({ kind: 'line', points: [], domain, bands: [band], ticks: [0, 40] })
    expect(shape.bands).toEqual([{ y: 28, height: 200, className: 'calm', label: 'All' }])
    expect(shape.ticks).toEqual([
      { y: shape.base, value: 0 },
      { y: 28, value: 40 },
    ])
  })

  it('keeps every mark inside, in order from left to right, and never lower for more', () => {
    fc.assert(
      fc.property(series, fc.constantFrom('line' as const, 'bar' as const), (points, kind) => {
        const { marks, base } = chartShape({ kind, points, domain })
        marks.forEach((mark, index) => {
          expect(mark.x - mark.width / 2).toBeGreaterThanOrEqual(6.9)
          expect(mark.x + mark.width / 2).toBeLessThanOrEqual(97.1)
          expect(mark.y).toBeGreaterThanOrEqual(28)
          expect(mark.y).toBeLessThanOrEqual(base)
          const before = marks[index - 1]
          if (!before) return
          expect(mark.x).toBeGreaterThan(before.x)
          if (mark.value > before.value) expect(mark.y).toBeLessThanOrEqual(before.y)
        })
      }),
    )
  })

  it('keeps distances in time where every point has one', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: -5000, max: 5000 }), { minLength: 2, maxLength: 53 }),
        (days) => {
          const times = days.sort((a, b) => a - b)
          const points = times.map((at) => ({ label: 'day', value: 9, at }))
          const { marks, isTimed } = chartShape({ kind: 'line', points, domain })
          expect(isTimed).toBe(true)
          const [first = 0, last = 1] = [times[0], times.at(-1)]
          marks.forEach(({ x }, index) => {
            const share = ((times[index] ?? first) - first) / (last - first)
            expect(x).toBeCloseTo(7 + share * 90, 1)
          })
        },
      ),
    )
  })

  it('puts points at equal distances as soon as one of them has no time, or all have the same', () => {
    const point = { label: 'a', value: 20 }
    for (const points of [[{ ...point, at: 3 }, point], [point, point], [{ ...point, at: 3 }]]) {
      const shape = chartShape({ kind: 'line', points, domain })
      const even = chartShape({ kind: 'line', points: points.map(() => point), domain })
      expect(shape).toEqual(even)
    }
  })

  it('gives a page the heights of its own values', () => {
    const { ticks, height } = chartShape({ kind: 'line', points: [], domain, ticks: [0, 11, 40] })
    expect(ticks.map(({ value }) => chartHeights({ domain, height })(value))).toEqual(
      ticks.map(({ y }) => y),
    )
  })
})

describe('marks that have words', () => {
  it('hold the newest and stand apart, and no other mark would fit between them', () => {
    const places = fc.array(fc.integer({ min: 7, max: 97 }), { maxLength: 60 })
    fc.assert(
      fc.property(places, fc.integer({ min: 1, max: 40 }), (xs, apart) => {
        const marks = xs.sort((a, b) => a - b).map((x) => ({ x }))
        const picked = [...spacedMarks(marks, apart)].map((index) => xs[index] ?? 0)
        expect(picked[0]).toBe(xs.at(-1))
        picked.slice(1).forEach((x, index) => {
          expect((picked[index] ?? 0) - x).toBeGreaterThanOrEqual(apart)
        })
        for (const x of xs) {
          expect(picked.some((other) => other >= x && other - x < apart)).toBe(true)
        }
      }),
    )
  })
})
