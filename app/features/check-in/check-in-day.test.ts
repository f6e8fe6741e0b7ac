import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHECK_IN_ITEMS, dayPoints, readCheckInDays } from './check-in-day.ts'
import { emptyCheckIn } from './check-in-fields.ts'
import { scoreCheckIn } from './check-in-score.ts'

const date = '2026-11-21'
const read = (values: string | null) => readCheckInDays([{ date, values }])[0]
const textOf = (values: readonly unknown[]) => `[${values.join(',')}]`

const anyValues = fc.tuple(
  ...CHECK_IN_ITEMS.map(({ isTimed }) =>
    isTimed ? fc.constantFrom(0, 3, 4.5, 5, 10, 15, 30) : fc.constantFrom(0, 1),
  ),
)

describe('a day as bare numbers', () => {
  it('has the same points as the check-in it was read from', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const checkIn = emptyCheckIn()
        CHECK_IN_ITEMS.forEach(({ part, key, isTimed }, n) => {
          Object.assign(checkIn[part], { [key]: isTimed ? values[n] : values[n] === 1 })
        })
        const day = read(textOf(values))
        expect(day).toEqual({ date, values })
        expect(dayPoints(day ?? { date, values: [] })).toBe(scoreCheckIn(checkIn).points)
      }),
    )
  })

  it('takes what an older form did not ask as not done', () => {
    expect(read(textOf(Array(32).fill('null')))?.values).toEqual(Array(32).fill(0))
  })

  it('is not read at all from a damaged record', () => {
    const at = (n: number, value: unknown) => textOf(Array(32).fill(0).with(n, value))
    const damaged = [
      null,
      '',
      textOf(Array(31).fill(0)),
      textOf(Array(33).fill(0)),
      at(0, 2),
      at(0, '"1"'),
      at(6, -5),
      at(6, '1e999'),
      at(6, '"lots"'),
      `${textOf(Array(32).fill(0))}[]`,
    ]
    for (const values of damaged) expect(() => read(values), String(values)).toThrow()
  })
})
