import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type DayString, monthOf, weekStart } from '#app/lib/dates.ts'
import { dailyStreak, weeklyStreak } from './streaks.ts'

const back = (today: DayString, ...days: number[]) => days.map((n) => addDays(today, -n))
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

describe('the daily streak', () => {
  const today = '2026-11-21'

  it('is 0 with nothing today, and says what something today would make it', () => {
    expect(dailyStreak([], today)).toEqual({
      days: 0,
      daysIfToday: 1,
      restDaysUsed: 0,
      restDaysLeft: 2,
    })
    expect(dailyStreak(back(today, 1, 2, 3), today)).toMatchObject({ days: 0, daysIfToday: 4 })
  })

  it('counts days in a row up to today', () => {
    expect(dailyStreak(back(today, 0), today)).toMatchObject({ days: 1, daysIfToday: 1 })
    expect(dailyStreak(back(today, 0, 1, 2), today)).toMatchObject({ days: 3, restDaysUsed: 0 })
  })

  it('is kept by two days of rest in a month, which are not counted', () => {
    const days = back(today, 0, 1, 3, 4, 6, 7)
    expect(dailyStreak(days, today)).toEqual({
      days: 6,
      daysIfToday: 6,
      restDaysUsed: 2,
      restDaysLeft: 0,
    })
    expect(dailyStreak(back(today, 0, 3, 4), today)).toMatchObject({ days: 3, restDaysUsed: 2 })
  })

  it('begins anew after a third day without anything in the month', () => {
    expect(dailyStreak(back(today, 0, 2, 4, 6), today)).toMatchObject({ days: 3, restDaysUsed: 2 })
    expect(dailyStreak(back(today, 0, 4, 5), today)).toMatchObject({
      days: 1,
      restDaysUsed: 0,
      restDaysLeft: 2,
    })
  })

  it('has two rest days on either side of the end of a month', () => {
    const days = ['2026-12-03', '2026-11-28', '2026-11-27']
    expect(dailyStreak(days, '2026-12-03')).toEqual({
      days: 3,
      daysIfToday: 3,
      restDaysUsed: 4,
      restDaysLeft: 0,
    })
  })

  it('does not spend a rest day on a pause before the first day', () => {
    expect(dailyStreak(back(today, 0), today)).toMatchObject({ restDaysUsed: 0, restDaysLeft: 2 })
  })

  it('looks back at most 30 days', () => {
    expect(dailyStreak(back(today, ...range(0, 90)), today).days).toBe(30)
  })

  it('takes no notice of days that are still to come', () => {
    expect(dailyStreak(back(today, -1, -2), today)).toMatchObject({ days: 0, daysIfToday: 1 })
  })
})

/** The definition word for word: try every beginning, keep the furthest that is allowed. */
function reference(active: DayString[], today: DayString) {
  const has = (day: DayString) => day === today || active.includes(day)
  let best = { daysIfToday: 1, restDaysUsed: 0 }
  for (const first of range(0, 29)) {
    const run = back(today, ...range(0, first))
    const rest = run.filter((day) => !has(day))
    const fair = rest.every((a) => rest.filter((b) => monthOf(a) === monthOf(b)).length <= 2)
    if (fair && has(addDays(today, -first))) {
      best = { daysIfToday: run.length - rest.length, restDaysUsed: rest.length }
    }
  }
  return { ...best, days: active.includes(today) ? best.daysIfToday : 0 }
}

const someDay = fc.integer({ min: 0, max: 2000 }).map((n) => addDays('2023-12-01', n))

describe('streaks of every kind of month', () => {
  it('are what their definition says', () => {
    const habits = fc.array(fc.boolean(), { minLength: 45, maxLength: 45 })
    const busy = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 45, maxLength: 45 })
    const either = fc.oneof(
      habits,
      busy.map((days) => days.map((n) => n > 0)),
    )
    fc.assert(
      fc.property(someDay, either, (today, pattern) => {
        const active = pattern.flatMap((was, n) => (was ? [addDays(today, 5 - n)] : []))
        expect(dailyStreak(active, today)).toMatchObject(reference(active, today))
      }),
      { numRuns: 1000 },
    )
  })

  it('never fall when something more was done', () => {
    const offsets = fc.array(fc.integer({ min: 0, max: 40 }))
    fc.assert(
      fc.property(someDay, offsets, fc.integer({ min: 0, max: 40 }), (today, days, more) => {
        const before = dailyStreak(back(today, ...days), today)
        const after = dailyStreak(back(today, ...days, more), today)
        expect(after.days).toBeGreaterThanOrEqual(before.days)
        expect(after.daysIfToday).toBeGreaterThanOrEqual(before.daysIfToday)
      }),
    )
  })
})

describe('the weekly streak', () => {
  const sunday = '2026-11-22'

  it('is 0 with no ended conversation since Monday', () => {
    expect(weeklyStreak([], sunday)).toEqual({ weeks: 0, weeksIfThisWeek: 1 })
    expect(weeklyStreak(['2026-11-15'], sunday)).toEqual({ weeks: 0, weeksIfThisWeek: 2 })
  })

  it('takes Monday to Sunday as one week', () => {
    expect(weeklyStreak(['2026-11-16'], sunday).weeks).toBe(1)
    expect(weeklyStreak(['2026-11-16', '2026-11-15', '2026-11-09'], sunday).weeks).toBe(2)
  })

  it('crosses the end of a year', () => {
    expect(weeklyStreak(['2027-01-02', '2026-12-21'], '2027-01-03').weeks).toBe(2)
  })

  it('is the number of weeks without a gap, as counted week by week', () => {
    const offsets = fc.array(fc.integer({ min: -10, max: 120 }), { maxLength: 40 })
    fc.assert(
      fc.property(someDay, offsets, (today, days) => {
        const ended = back(today, ...days)
        const past = ended.filter((day) => day <= today)
        const inWeek = (n: number) =>
          past.some((day) => weekStart(day) === weekStart(addDays(today, -7 * n)))
        const gap = range(1, 30).find((n) => !inWeek(n)) ?? 0
        expect(weeklyStreak(ended, today)).toEqual({
          weeks: inWeek(0) ? gap : 0,
          weeksIfThisWeek: gap,
        })
      }),
      { numRuns: 500 },
    )
  })
})
