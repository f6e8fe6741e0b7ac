import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ExerciseReportSchema, reportOf, toRecord } from './exercise-record.ts'

const report = { exercise: 'abcdefghijklmnop', technique: 'box-breathing', seconds: 304 }
const accepts = (value: unknown) => v.safeParse(ExerciseReportSchema, value).success

describe('the report of an exercise', () => {
  it('is accepted from a form as well as from JSON', () => {
    expect(v.parse(ExerciseReportSchema, { ...report, seconds: '304' })).toEqual(report)
    expect(v.parse(ExerciseReportSchema, report)).toEqual(report)
  })

  it.each([
    ['an unknown technique', { ...report, technique: 'holotropic' }],
    ['no technique', { ...report, technique: undefined }],
    ['an id that is too short', { ...report, exercise: 'abc' }],
    ['an id with other signs', { ...report, exercise: 'abcdefghijklmno<' }],
    ['less than a minute', { ...report, seconds: 59 }],
    ['a negative time', { ...report, seconds: '-300' }],
    ['half seconds', { ...report, seconds: 90.5 }],
    ['a time that is no number', { ...report, seconds: '1e9' }],
    ['nothing', null],
    ['a list', [report]],
  ])('is refused with %s', (_, value) => {
    expect(accepts(value)).toBe(false)
  })

  it('is made from one minute on', () => {
    expect(reportOf(report.exercise, 'box-breathing', 59_999)).toBeNull()
    expect(reportOf(report.exercise, 'box-breathing', 60_000)?.seconds).toBe(60)
    fc.assert(
      fc.property(fc.nat(2_000_000), (elapsed) => {
        const made = reportOf(report.exercise, 'box-breathing', elapsed)
        expect(made === null || accepts(made)).toBe(true)
      }),
    )
  })
})

describe('the record', () => {
  it('is complete only when the whole exercise was done, and never longer than it', () => {
    expect(toRecord(report)).toMatchObject({ id: report.exercise, seconds: 304, completed: true })
    expect(toRecord({ ...report, seconds: 303 })).toMatchObject({ seconds: 303, completed: false })
    expect(toRecord({ ...report, seconds: 86_400 })).toMatchObject({
      seconds: 304,
      completed: true,
    })
  })
})
