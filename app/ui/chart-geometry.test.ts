import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartShape } from './chart-geometry.ts'

const series = fc.array(fc.record({ label: fc.string(), value: fc.integer({ min: 0, max: 40 }) }), {
  maxLength: 60,
})
const domain = [0, 40] as const

describe('chartShape', () => {
  it('draws nothing for a series without points', () => {
    const shape = chartShape({ kind: 'line', points: [], domain })
    expect(shape.marks).toEqual([])
    expect(shape.path).toBe('')
  })

  it('puts a single point in the middle of the plot', () => {
    const { marks, plot } = chartShape({
      kind: 'line',
      points: [{ label: 'a', value: 20 }],
      domain,
    })
    expect(marks[0]?.x).toBe((plot.left + plot.right) / 2)
    expect(marks[0]?.y).toBe((plot.top + plot.bottom) / 2)
  })

  it('lays a band between the heights of its two values', () => {
    const band = { from: 0, to: 40, className: 'calm', label: 'All' }
    const { bands, plot } = chartShape({ kind: 'line', points: [], domain, bands: [band] })
    expect(bands).toEqual([
      { y: plot.top, height: plot.bottom - plot.top, className: 'calm', label: 'All' },
    ])
  })

  it('keeps every mark inside the plot, in order from left to right, and higher for more', () => {
    fc.assert(
      fc.property(series, fc.constantFrom('line' as const, 'bar' as const), (points, kind) => {
        const { marks, plot } = chartShape({ kind, points, domain })
        marks.forEach((mark, index) => {
          const before = marks[index - 1]
          expect(mark.x).toBeGreaterThanOrEqual(plot.left)
          expect(mark.x).toBeLessThanOrEqual(plot.right)
          expect(mark.y).toBeGreaterThanOrEqual(plot.top)
          expect(mark.y).toBeLessThanOrEqual(plot.bottom)
          if (!before) return
          expect(mark.x).toBeGreaterThan(before.x)
          if (mark.value > before.value) expect(mark.y).toBeLessThan(before.y)
        })
      }),
    )
  })
})
