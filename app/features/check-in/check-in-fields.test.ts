import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { emptyCheckIn, fromFields, toFields } from './check-in-fields.ts'
import { CheckInFormSchema, toCheckIn } from './check-in-form.ts'

const names = Object.entries(toFields(emptyCheckIn()))
const anyFields = fc
  .tuple(
    ...names.map(([name, value]) => {
      if (/Time$/.test(name)) return fc.constantFrom('', '00:00', '07:30', '23:59')
      if (/motto$/.test(name)) return fc.constantFrom('', 'Small steps', '<b>&"\u2028x')
      return value === '0' ? fc.constantFrom('0', '5', '10', '15', '30') : fc.constantFrom('', 'on')
    }),
  )
  .map((values) => Object.fromEntries(names.map(([name], n) => [name, String(values[n])])))

describe('the fields of the check-in form', () => {
  it('are one for each of the 32 items, two times and two mottos', () => {
    expect(names).toHaveLength(36)
  })

  it('show what was saved, and read the same with and without the server', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const checkIn = fromFields(fields)
        expect(toFields(checkIn)).toEqual(fields)
        const form = v.parse(CheckInFormSchema, { date: '2026-11-21', ...fields })
        expect(toCheckIn(form)).toEqual(checkIn)
      }),
    )
  })

  it('count as not done while they make no sense', () => {
    const fields = { 'morning.exercise': '-5', 'evening.stretch': 'x', 'tasks.walk': 'yes' }
    expect(fromFields({ ...fields, 'evening.bodyScan': 'Infinity' })).toEqual(emptyCheckIn())
  })
})
