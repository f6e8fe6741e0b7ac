import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MoodRecord } from '#app/features/privacy/record-kinds.ts'
import { daysOfMonth, weekday } from '#app/lib/dates.ts'
import { emotionalStateIds } from './emotional-states.ts'
import { moodMonth, monthToShow } from './mood-month.ts'

const frame = {
  month: '2026-11',
  today: '2026-11-21',
  timeZone: 'Europe/London',
  firstDay: '2026-01-05',
}
const mood = (id: string, at: string, value: MoodRecord['value'] = 'forest'): MoodRecord => ({
  kind: 'mood',
  id,
  date: at.slice(0, 10),
  createdAt: Date.parse(at),
  value,
})
const days = (month: ReturnType<typeof moodMonth>) =>
  month.weeks.flat().filter((day) => day !== null)

describe('the month of moods', () => {
  it('is a calendar of whole weeks from Monday, with the days of this month alone', () => {
    const { weeks } = moodMonth([], frame)
    expect(weeks.map((week) => week.map((day) => day?.date.slice(8) ?? '--').join(' '))).toEqual([
      '-- -- -- -- -- -- 01',
      '02 03 04 05 06 07 08',
      '09 10 11 12 13 14 15',
      '16 17 18 19 20 21 22',
      '23 24 25 26 27 28 29',
      '30 -- -- -- -- -- --',
    ])
  })

  it('has several moods a day in the order they were chosen, at the member’s own time', () => {
    const month = moodMonth(
      [
        mood('b', '2026-11-03T21:30:00Z', 'peaceful'),
        mood('a', '2026-11-03T08:05:00Z', 'processing'),
      ],
      { ...frame, timeZone: 'Asia/Kolkata' },
    )
    const day = days(month).find(({ date }) => date === '2026-11-03')
    expect(day?.moods.map(({ state, time }) => `${time} ${state}`)).toEqual([
      '13:35 processing',
      '03:00 peaceful',
    ])
  })

  it('keeps a mood under the date it was noted for, whatever the clock says across midnight', () => {
    const late = {
      ...mood('a', '2026-11-03T23:59:00Z'),
      createdAt: Date.parse('2026-11-04T00:01Z'),
    }
    const month = moodMonth([late], frame)
    expect(days(month).find(({ moods }) => moods.length > 0)?.date).toBe('2026-11-03')
  })

  it('counts the states, most frequent first, and leaves out other months and repeats', () => {
    const month = moodMonth(
      [
        mood('a', '2026-11-03T08:00:00Z', 'ocean'),
        mood('b', '2026-11-04T08:00:00Z', 'cat'),
        mood('c', '2026-11-05T08:00:00Z', 'cat'),
        mood('c', '2026-11-05T08:00:00Z', 'cat'),
        mood('d', '2026-10-31T08:00:00Z', 'relaxed'),
      ],
      frame,
    )
    expect(month.count).toBe(3)
    expect(month.counts).toEqual([
      { state: 'cat', count: 2 },
      { state: 'ocean', count: 1 },
    ])
  })

  it('leads to the months that can hold something, and no further', () => {
    expect(moodMonth([], frame)).toMatchObject({ older: '2026-10', newer: null })
    expect(moodMonth([], { ...frame, month: '2026-01' })).toMatchObject({
      older: null,
      newer: '2026-02',
    })
    expect(monthToShow('2027-01', frame)).toBe('2026-11')
    expect(monthToShow('2025-12', frame)).toBe('2026-11')
    expect(monthToShow('2026-02', frame)).toBe('2026-02')
    expect(monthToShow(null, frame)).toBe('2026-11')
  })

  it('loses no mood and puts every day under its weekday, for every month', () => {
    const anyMonth = fc
      .tuple(fc.integer({ min: 2001, max: 2199 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)
    fc.assert(
      fc.property(anyMonth, fc.array(fc.nat(40)), (month, picks) => {
        const { last } = daysOfMonth(month)
        const length = Number(last.slice(8))
        const records = picks.map((pick, index) => {
          const day = String((pick % length) + 1).padStart(2, '0')
          return mood(`id-${index}`, `${month}-${day}T10:00:00Z`, emotionalStateIds[pick % 7])
        })
        const laid = moodMonth(records, { ...frame, month, today: last, firstDay: '2001-01-01' })
        expect(days(laid)).toHaveLength(length)
        expect(days(laid).flatMap(({ moods }) => moods)).toHaveLength(records.length)
        for (const week of laid.weeks) {
          week.forEach((day, index) => day && expect(weekday(day.date)).toBe(index))
        }
      }),
    )
  })
})
