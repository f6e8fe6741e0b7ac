import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AssessmentRecord } from '#app/features/privacy/record-kinds.ts'
import { addDays, daysBetween } from '#app/lib/dates.ts'
import {
  checkInAverages,
  daysOf,
  periodWords,
  readMonths,
  SHEET_MONTHS,
  sheetPeriod,
  sheetScores,
} from './assessment-sheet.ts'
import { CHECK_IN_ITEMS } from '#app/features/check-in/check-in-day.ts'

const today = '2026-11-21'
const period = sheetPeriod(3, today)
const record = (date: string): AssessmentRecord => ({
  kind: 'assessment',
  id: date,
  date,
  createdAt: 1,
  value: [1, 1, 1, 1, 1, 0, 1, 1, 1, 1],
})

describe('the period of a sheet', () => {
  it('is 3, 6 or 12 months, and 3 when something else is asked for', () => {
    expect(['3', '6', '12', '7', '', '06', null].map(readMonths)).toEqual([3, 6, 12, 3, 3, 3, 3])
  })

  it('ends today and has as many days as it says, both ends included', () => {
    for (const months of SHEET_MONTHS) {
      const { from, to, days } = sheetPeriod(months, today)
      expect(to).toBe(today)
      expect(daysBetween(from, to) + 1).toBe(days)
      expect(days).toBe(daysOf(months))
    }
  })

  it('is told in words, with both years only where they differ', () => {
    expect(periodWords(period)).toBe('Saturday 22 August to Saturday 21 November 2026')
    expect(periodWords(sheetPeriod(12, today))).toBe(
      'Saturday 22 November 2025 to Saturday 21 November 2026',
    )
  })

  it('holds the scores of its own days and no others', () => {
    const dates = [addDays(period.from, -1), period.from, today, addDays(today, 1)]
    const { entries, chart } = sheetScores(dates.map(record), period, 0)
    expect(entries.map(({ date }) => date)).toEqual([today, period.from])
    expect(chart?.shape.marks).toHaveLength(2)
    expect(sheetScores([], period, 0)).toEqual({ entries: [], chart: null })
  })
})

describe('the averages of check-ins on a sheet', () => {
  const day = (ago: number, done: (n: number) => boolean) => ({
    date: addDays(today, -ago),
    values: CHECK_IN_ITEMS.map(({ isTimed }, n) => (done(n) ? (isTimed ? 30 : 1) : 0)),
  })

  it('are none without a check-in in the period', () => {
    expect(checkInAverages([], period)).toBeNull()
    expect(checkInAverages([day(200, () => true)], period)).toBeNull()
  })

  it('are those of all and of the four parts, to one decimal', () => {
    const days = [day(0, () => true), day(1, () => false), day(2, () => false)]
    expect(checkInAverages(days, period)).toMatchObject({
      days: 3,
      points: 10.7,
      possible: 32,
      parts: [
        { label: 'Morning routine', points: 3.3, possible: 10 },
        { label: 'Evening routine', points: 3.7, possible: 11 },
        { label: 'Daily tasks', points: 1.7, possible: 5 },
        { label: 'Daily discipline', points: 2, possible: 6 },
      ],
    })
  })

  it('are never above what is possible, and the parts make the whole', () => {
    const ticks = fc.array(fc.boolean(), { minLength: 32, maxLength: 32 })
    fc.assert(
      fc.property(fc.array(ticks, { minLength: 1, maxLength: 90 }), (all) => {
        const days = all.map((done, ago) => day(ago, (n) => done[n] ?? false))
        const averages = checkInAverages(days, period)
        const sum = averages?.parts.reduce((total, { points }) => total + points, 0) ?? 0
        expect(averages?.days).toBe(days.length)
        expect(Math.abs(sum - (averages?.points ?? 0))).toBeLessThanOrEqual(0.25)
        for (const { points, possible } of averages?.parts ?? []) {
          expect(points).toBeLessThanOrEqual(possible)
        }
      }),
    )
  })
})
