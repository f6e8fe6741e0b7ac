import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { emptyCheckIn } from './check-in-fields.ts'
import { CheckInFormSchema, toCheckIn } from './check-in-form.ts'

const read = (fields: Record<string, unknown>) =>
  v.safeParse(CheckInFormSchema, { date: '2026-11-21', ...fields })

const issues = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    (read(fields).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]),
  )

describe('the check-in form', () => {
  it('takes an empty form as a check-in with nothing in it', () => {
    const form = v.parse(CheckInFormSchema, { date: '2026-11-21' })
    expect(form.date).toBe('2026-11-21')
    expect(toCheckIn(form)).toEqual(emptyCheckIn())
  })

  it('takes ticks, minutes, times and mottos', () => {
    const form = v.parse(CheckInFormSchema, {
      date: '2026-11-21',
      'morning.setBed': 'on',
      'morning.exercise': '15',
      'morning.wakeTime': '07:30',
      'evening.motto': '  Enough for today  ',
      'tasks.walk': 'on',
      'discipline.noSnacks': 'on',
    })
    expect(form.morning).toMatchObject({
      setBed: true,
      exercise: 15,
      wakeTime: '07:30',
      teeth: false,
    })
    expect(form.evening.motto).toBe('Enough for today')
    expect(form.tasks.walk && form.discipline.noSnacks).toBe(true)
  })

  it('names the field of everything that is wrong, all at once', () => {
    const found = issues({
      date: '2026-02-30',
      'morning.exercise': '7',
      'morning.wakeTime': '25:99',
      'evening.motto': 'x'.repeat(10_000),
      'tasks.walk': 'maybe',
    })
    expect(found).toEqual({
      date: 'Please give a real date, such as 2026-11-21.',
      'morning.exercise': 'Please choose 0, 5, 10, 15 or 30 minutes.',
      'morning.wakeTime': 'Please give a time of day, such as 07:30, or leave it empty.',
      'evening.motto': 'Please keep your motto to 200 characters.',
      'tasks.walk': 'Please tick the box or leave it empty.',
    })
  })

  it('takes the five durations and no other number', () => {
    for (const minutes of ['0', '5', '10', '15', '30']) {
      expect(read({ 'evening.stretch': minutes }).success, minutes).toBe(true)
    }
    for (const minutes of ['', '05', '5.0', '-5', '31', 'NaN', '1e1', ' 5']) {
      expect(read({ 'evening.stretch': minutes }).success, minutes).toBe(false)
    }
  })

  it('takes every time of day and nothing else', () => {
    for (const time of ['', '00:00', '09:59', '23:59']) {
      expect(read({ 'evening.sleepTime': time }).success, time).toBe(true)
    }
    for (const time of ['24:00', '7:30', '07:60', '07:30:00', '07.30', 'soon', '٠٧:٣٠']) {
      expect(read({ 'evening.sleepTime': time }).success, time).toBe(false)
    }
  })

  it('has no room for fields of others', () => {
    const hostile = {
      'tasks.personal': '[]',
      'tasks.__proto__': 'on',
      '__proto__.walk': 'on',
      id: '1',
    }
    const form = v.parse(CheckInFormSchema, { date: '2026-11-21', ...hostile })
    expect(toCheckIn(form)).toEqual(emptyCheckIn())
    expect(Object.keys(form)).toEqual(['date', 'morning', 'evening', 'tasks', 'discipline'])
  })

  it('never throws, whatever is sent', () => {
    const name = fc.oneof(
      fc.constantFrom('date', 'morning.motto', 'tasks.walk', 'evening.stretch'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.dictionary(name, fc.anything()), (fields) => {
        expect(typeof v.safeParse(CheckInFormSchema, fields).success).toBe('boolean')
      }),
    )
  })
})
