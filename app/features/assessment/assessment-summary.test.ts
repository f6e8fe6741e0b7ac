import { describe, expect, it } from 'vitest'
import { rhythmText, summarise } from './assessment-summary.ts'

const TODAY = '2026-11-21'

describe('an assessment summed up', () => {
  it('is its score and whether item 6 asks for people to talk to', () => {
    const value = Array.from({ length: 10 }, () => 0)
    expect(summarise({ date: TODAY, value }, 0)).toEqual({ date: TODAY, total: 8, isRisk: false })
    expect(summarise({ date: TODAY, value: value.with(5, 1) }, 5)).toEqual({
      date: TODAY,
      total: 4,
      isRisk: true,
    })
  })
})

describe('how often is enough', () => {
  it.each([
    [null, null],
    ['2026-11-21', 'It asks about a week, so once a week is plenty.'],
    ['2026-11-20', 'Your last one was yesterday. It asks about a week, so once a week is plenty.'],
    ['2026-11-19', 'Your last one was 2 days ago. It asks about a week, so once a week is plenty.'],
    ['2026-11-15', 'Your last one was 6 days ago. It asks about a week, so once a week is plenty.'],
    ['2026-11-14', 'Your last one was 7 days ago.'],
    ['2025-11-21', 'Your last one was 365 days ago.'],
    // A journey west can leave the last one on a day that is still to come.
    ['2026-11-22', 'It asks about a week, so once a week is plenty.'],
  ])('is told after one on %s without pushing', (last, text) => {
    expect(rhythmText(last, TODAY)).toBe(text)
  })
})
