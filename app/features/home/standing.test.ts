import { describe, expect, it } from 'vitest'
import { standingByMarks, standingOf } from './standing.ts'

const today = '2026-11-21'

/** Answers with this total: items 2 and 3 count in reverse. */
function answersOf(total: number): number[] {
  const points = Array.from({ length: 10 }, (_, n) => Math.min(4, Math.max(0, total - 4 * n)))
  return points.map((point, n) => (n === 1 || n === 2 ? 4 - point : point))
}
const at = (total: number, offset = 0) =>
  standingOf({ date: '2026-11-14', answers: answersOf(total) }, today, offset)

describe('where a member stands', () => {
  it.each([
    [0, 'Well'],
    [5, 'Well'],
    [6, 'Uneasy'],
    [10, 'Uneasy'],
    [11, 'Struggling'],
    [15, 'Struggling'],
    [16, 'Distress'],
    [20, 'Distress'],
    [21, 'In Crisis'],
    [40, 'In Crisis'],
  ])('is with a score of %i: %s', (total, label) => {
    expect(at(total)).toMatchObject({ is: 'known', label, day: '14 Nov' })
  })

  it('comes with the way to help from Distress on', () => {
    expect(at(15)).toMatchObject({ isLow: false })
    expect(at(16)).toMatchObject({ isLow: true })
    expect(at(40)).toMatchObject({ isLow: true })
  })

  it("follows the operator's offset", () => {
    expect(at(20, 5)).toMatchObject({ label: 'Struggling' })
  })

  it('names today as today', () => {
    const standing = standingOf({ date: today, answers: answersOf(3) }, today, 0)
    expect(standing).toMatchObject({ day: 'today' })
  })

  it('is told by the marks alone where the answers are elsewhere', () => {
    expect(standingByMarks(null, today)).toEqual({ is: 'none' })
    expect(standingByMarks('2026-11-14', today)).toEqual({
      is: 'elsewhere',
      day: '14 Nov',
    })
  })
})
