import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyCheckIn } from './check-in-fields.ts'
import { onePerDate, toHistoryEntry } from './check-in-history.ts'

describe('a day in the history', () => {
  it('says what was done, in words, with its score and level', () => {
    const checkIn = emptyCheckIn()
    Object.assign(checkIn.morning, {
      setBed: true,
      exercise: 15,
      wakeTime: '07:30',
      motto: 'Slowly',
    })
    Object.assign(checkIn.evening, { calmingSounds: 5 })
    Object.assign(checkIn.tasks, { walk: true })
    const entry = toHistoryEntry('2026-11-21', checkIn)
    expect(entry).toMatchObject({
      date: '2026-11-21',
      points: 4,
      possible: 32,
      level: 'Distressed',
    })
    const [morning, evening, tasks, discipline] = entry.parts
    expect(morning).toEqual({
      label: 'Morning routine',
      points: 2,
      possible: 10,
      done: ['Made the bed', 'Exercise, 15 minutes'],
      time: 'Woke at 07:30',
      motto: 'Slowly',
    })
    expect(evening).toMatchObject({ done: ['Calming sounds, 5 minutes'], time: null, motto: '' })
    expect(tasks?.done).toEqual(['Went for a walk'])
    expect(discipline).toMatchObject({ done: [], points: 0, possible: 6 })
  })
})

describe('the history list', () => {
  it('has one entry of each date, newest first', () => {
    const date = fc.integer({ min: 1, max: 28 }).map((n) => `2026-02-${String(n).padStart(2, '0')}`)
    fc.assert(
      fc.property(fc.array(fc.record({ date, id: fc.nat() })), (entries) => {
        const list = onePerDate(entries)
        const dates = list.map((entry) => entry.date)
        expect(dates).toEqual([...new Set(entries.map((entry) => entry.date))].sort().reverse())
        for (const entry of list) {
          expect(entry).toBe(entries.find((other) => other.date === entry.date))
        }
      }),
    )
  })
})
