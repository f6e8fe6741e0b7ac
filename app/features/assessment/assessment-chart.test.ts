import { describe, expect, it } from 'vitest'
import { assessmentChart } from './assessment-chart.ts'

const days = [
  { date: '2026-11-21', score: 18 },
  { date: '2026-11-14', score: 12 },
  { date: '2026-09-05', score: 25 },
]
const chartOf = (newestFirst: typeof days, { offset = 0, isNewest = true } = {}) =>
  assessmentChart(newestFirst, { offset, isNewest })

describe('the chart of assessments', () => {
  it('stands scores at their distances in time, oldest on the left', () => {
    const marks = chartOf(days)?.shape.marks ?? []
    expect(marks.map(({ value, label, name }) => [value, label, name])).toEqual([
      [25, '5 Sep', 'Saturday 5 September 2026'],
      [12, '14 Nov', 'Saturday 14 November 2026'],
      [18, '21 Nov', 'Saturday 21 November 2026'],
    ])
    const [first = 0, second = 0, third = 0] = marks.map(({ x }) => x)
    expect((second - first) / (third - second)).toBeCloseTo(70 / 7, 1)
  })

  it('needs two assessments', () => {
    expect(chartOf(days.slice(0, 1))).toBeNull()
    expect(chartOf([])).toBeNull()
  })

  it('names the year where a year is in view', () => {
    const long = chartOf([...days, { date: '2025-09-06', score: 3 }])
    expect(long?.shape.marks[0]?.label).toBe('Sep 2025')
  })

  it('lays six bands over the whole scale, each whole score within its own', () => {
    for (const offset of [0, 5]) {
      const { shape } = chartOf(days, { offset }) ?? { shape: null }
      const bands = shape?.bands ?? []
      expect(bands.map(({ label }) => label)).toEqual([
        'Healthy',
        'Low',
        'Mild',
        'Moderate',
        'Moderate to severe',
        'Severe',
      ])
      expect(bands.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo(260, 1)
      const marked = shape?.marks.find(({ value }) => value === 12)
      const mild = bands.find(({ label }) => label === 'Mild')
      expect(marked?.y).toBeGreaterThan(mild?.y ?? Infinity)
      expect(marked?.y).toBeLessThan((mild?.y ?? 0) + (mild?.height ?? 0))
    }
  })

  it('draws the cut-off at 11, and lower by an operator’s offset', () => {
    const plain = chartOf(days)
    const less = chartOf(days, { offset: 5 })
    expect([plain?.cutOff.score, less?.cutOff.score]).toEqual([11, 6])
    expect(plain?.cutOff.y).toBeCloseTo(28 + (260 * 29) / 40, 1)
    expect(less?.cutOff.y).toBe(plain?.cutOff.y)
  })

  it('lays the corridor six points around the newest score, on the newest page alone', () => {
    const corridor = chartOf(days)?.corridor
    expect(corridor).toMatchObject({ around: 18, height: expect.closeTo((260 * 12) / 40, 1) })
    expect(chartOf(days, { isNewest: false })?.corridor).toBeNull()
  })

  it('keeps the corridor within the scale', () => {
    const low = chartOf([{ date: '2026-11-21', score: 2 }, ...days.slice(1)])
    expect((low?.corridor?.y ?? 0) + (low?.corridor?.height ?? 0)).toBe(low?.shape.base)
  })
})
