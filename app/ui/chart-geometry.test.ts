import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartShape } from './chart-geometry.ts'

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
})
