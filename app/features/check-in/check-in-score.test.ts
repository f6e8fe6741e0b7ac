import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CheckIn } from './check-in.ts'
import { emptyCheckIn } from './check-in-fields.ts'
import { checkInLevel, POSSIBLE_POINTS, scoreCheckIn } from './check-in-score.ts'

type Item = [part: keyof CheckIn, key: string]

const fields = Object.entries(emptyCheckIn()).flatMap(([part, values]) =>
  Object.entries(values).map(([key, value]) => ({ part, key, kind: typeof value })),
)
const asItem = ({ part, key }: { part: string; key: string }) => [part, key] as Item
const habits = fields.filter(({ kind }) => kind === 'boolean').map(asItem)
const durations = fields.filter(({ kind }) => kind === 'number').map(asItem)

function withItems(values: [Item, boolean | number][]): CheckIn {
  const checkIn = emptyCheckIn()
  for (const [[part, key], value] of values) Object.assign(checkIn[part], { [key]: value })
  return checkIn
}

const anyCheckIn = fc
  .tuple(
    fc.array(fc.boolean(), { minLength: habits.length, maxLength: habits.length }),
    fc.array(
      fc.oneof(fc.constantFrom(0, 5, 10, 15, 30), fc.double({ min: 0, max: 60, noNaN: true })),
      {
        minLength: durations.length,
        maxLength: durations.length,
      },
    ),
  )
  .map(([ticks, minutes]) =>
    withItems([
      ...habits.map((item, n): [Item, boolean] => [item, ticks[n] ?? false]),
      ...durations.map((item, n): [Item, number] => [item, minutes[n] ?? 0]),
    ]),
  )

describe('the score of a check-in', () => {
  it('has 32 possible points: 10 morning, 11 evening, 5 tasks, 6 discipline', () => {
    expect(POSSIBLE_POINTS).toBe(32)
    const { parts, points } = scoreCheckIn(emptyCheckIn())
    expect(points).toBe(0)
    expect(Object.values(parts).map((part) => part.possible)).toEqual([10, 11, 5, 6])
    expect(habits.length + durations.length).toBe(32)
  })

  it('reaches 32 with everything done', () => {
    const all = withItems([
      ...habits.map((item): [Item, boolean] => [item, true]),
      ...durations.map((item): [Item, number] => [item, 5]),
    ])
    expect(scoreCheckIn(all).points).toBe(32)
  })

  it('gives half a point for some minutes and a whole one from five', () => {
    const points = (minutes: number) =>
      scoreCheckIn(withItems([[['evening', 'bodyScan'], minutes]])).points
    expect([0, 0.1, 4.9, 5, 30].map(points)).toEqual([0, 0.5, 0.5, 1, 1])
  })

  it('is the plain sum over every item, whatever was done', () => {
    fc.assert(
      fc.property(anyCheckIn, (checkIn) => {
        let expected = 0
        for (const values of Object.values(checkIn)) {
          for (const value of Object.values(values as Record<string, unknown>)) {
            if (value === true) expected += 1
            if (typeof value === 'number' && value > 0) expected += value < 5 ? 0.5 : 1
          }
        }
        const score = scoreCheckIn(checkIn)
        expect(score.points).toBe(expected)
        const parts = Object.values(score.parts)
        expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(expected)
        for (const part of parts) expect(part.points).toBeLessThanOrEqual(part.possible)
      }),
    )
  })

  it('counts neither times nor mottos', () => {
    const checkIn = emptyCheckIn()
    Object.assign(checkIn.morning, { wakeTime: '07:30', motto: 'Small steps' })
    Object.assign(checkIn.evening, { sleepTime: '22:00', motto: 'Enough for today' })
    expect(scoreCheckIn(checkIn).points).toBe(0)
  })

  it('never falls when one thing more is done', () => {
    fc.assert(
      fc.property(anyCheckIn, fc.constantFrom(...habits), (checkIn, [part, key]) => {
        const before = scoreCheckIn(checkIn).points
        Object.assign(checkIn[part], { [key]: true })
        expect(scoreCheckIn(checkIn).points).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})

describe('the level of a check-in', () => {
  it('begins at 28, 20 and 12 points', () => {
    const words = { 32: 'Healthy', 28: 'Healthy', 27.5: 'Doing Well', 20: 'Doing Well' }
    const lower = { 19.5: 'Drifting', 12: 'Drifting', 11.5: 'Distressed', 0: 'Distressed' }
    for (const [points, word] of Object.entries({ ...words, ...lower })) {
      expect(checkInLevel(Number(points)), points).toBe(word)
    }
  })
})
