import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type DayString, weekday } from '#app/lib/dates.ts'
import { CHECK_IN_ITEMS, type CheckInDay } from './check-in-day.ts'
import { checkInYear, monthsOf, nextMonth, yearSpan } from './check-in-year.ts'

const TICKS = CHECK_IN_ITEMS.flatMap(({ isTimed }, n) => (isTimed ? [] : [n]))

/** A day with so many points, up to 23. */
function day(date: DayString, points: number): CheckInDay {
  const done = new Set(TICKS.slice(0, points))
  return { date, values: CHECK_IN_ITEMS.map((_, n) => (done.has(n) ? 1 : 0)) }
}
const today = '2026-11-21'
const bounds = { year: 2026, first: '2025-03-09', today }

const anyYear = fc
  .record({
    year: fc.integer({ min: 1, max: 9998 }),
    offsets: fc.uniqueArray(fc.nat(364), { maxLength: 40 }),
    points: fc.nat(23),
  })
  .map(({ year, offsets, points }) => {
    const { from, to } = yearSpan(year)
    const days = offsets.sort((a, b) => a - b).map((n) => day(addDays(from, n), points))
    return { days, bounds: { year, first: days[0]?.date ?? null, today: to } }
  })

describe('a year of check-ins', () => {
  it('ends today, and begins in the month in which anything was first kept', () => {
    const days = [day('2026-01-01', 3), day(today, 12)]
    const year = checkInYear(days, bounds)
    expect(year.from).toBe('2026-01-01')
    expect(year.points).toHaveLength(325)
    expect([year.points[0], year.points[1], year.points[324]]).toEqual([3, null, 12])
    const first = checkInYear([day('2025-12-24', 5)], { ...bounds, year: 2025 })
    expect([first.from, first.points.length]).toEqual(['2025-03-01', 306])
    expect(
      checkInYear([day('2024-02-29', 1)], { ...bounds, year: 2024, first: null }).points,
    ).toHaveLength(366)
  })

  it('holds nothing where there is no check-in', () => {
    expect(checkInYear([], bounds)).toMatchObject({ from: null, points: [] })
    expect(monthsOf(checkInYear([], bounds))).toEqual([])
  })

  it('leads to the years beside it only where there may be something', () => {
    const beside = (year: number, first: DayString | null = bounds.first) => {
      const { previous, next } = checkInYear([], { year, first, today })
      return [previous, next]
    }
    expect(beside(2026)).toEqual([2025, null])
    expect(beside(2025)).toEqual([null, 2026])
    expect(beside(2026, null)).toEqual([null, null])
    expect(beside(1066)).toEqual([null, 2025])
    expect(beside(9999)).toEqual([2026, null])
  })

  it('keeps every check-in once, by month and by weekday', () => {
    fc.assert(
      fc.property(anyYear, ({ days, bounds }) => {
        const year = checkInYear(days, bounds)
        const months = monthsOf(year)
        const drawn = months.flatMap(({ first, points }) =>
          points.flatMap((value, n) => (value === null ? [] : [addDays(first, n)])),
        )
        expect(drawn).toEqual(days.map(({ date }) => date))
        expect(months.reduce((sum, month) => sum + month.checkIns, 0)).toBe(days.length)
        year.weekdays.forEach((one, which) => {
          const own = days.filter(({ date }) => weekday(date) === which)
          expect(one.days).toBe(own.length)
          expect(one.average === null).toBe(own.length < 3)
        })
      }),
    )
  })

  it('averages the points of a month and of a weekday with three days', () => {
    // Three Saturdays and two Sundays.
    const dates = {
      '2026-11-07': 10,
      '2026-11-14': 11,
      '2026-11-21': 21,
      '2026-11-08': 4,
      '2026-11-15': 4,
    }
    const days = Object.entries(dates)
      .sort()
      .map(([date, points]) => day(date, points))
    const year = checkInYear(days, { ...bounds, first: '2026-11-07' })
    expect(year.weekdays[5]).toEqual({ name: 'Saturday', days: 3, average: 14 })
    expect(year.weekdays[6]).toEqual({ name: 'Sunday', days: 2, average: null })
    expect(monthsOf(year)).toMatchObject([{ first: '2026-11-01', checkIns: 5, average: 10 }])
  })
})

describe('the month after a date', () => {
  it('begins on its first', () => {
    expect(['2026-01-31', '2026-02-01', '2024-12-15'].map(nextMonth)).toEqual([
      '2026-02-01',
      '2026-03-01',
      '2025-01-01',
    ])
  })
})
