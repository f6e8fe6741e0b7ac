import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  DisciplineSchema,
  EveningRoutineSchema,
  MorningRoutineSchema,
  readCheckIn,
  TasksSchema,
  toRecord,
} from './check-in.ts'
import { emptyCheckIn } from './check-in-fields.ts'
import * as items from './check-in-items.ts'

describe('the record of a check-in', () => {
  it('has the fields of the specification to the letter', () => {
    const empty = emptyCheckIn()
    const morning = 'setBed shower teeth reflectiveIntention meditation nutrition'
    const minutes = 'exercise postureReset mindfulStretch freshAir'
    expect(Object.keys(empty.morning).join(' ')).toBe(`wakeTime motto ${morning} ${minutes}`)
    const evening = 'shower teeth reflectiveIntention meditation householdTidy hydration'
    const calm = 'bodyScan stretch exercise calmingSounds progressiveRelaxation'
    expect(Object.keys(empty.evening).join(' ')).toBe(`sleepTime motto ${evening} ${calm}`)
    expect(Object.keys(empty.tasks).join(' ')).toBe('nutrition reading language connect walk')
    expect(Object.keys(empty.discipline).join(' ')).toBe(
      'noFastFood noSnacks noSmoking noDrinking noShortFormContent noDoomScrolling',
    )
  })

  it('reads a day on which only the planner was saved as an empty check-in', () => {
    const planned = { completed: [], skipped: [] }
    expect(v.parse(MorningRoutineSchema, planned)).toEqual(emptyCheckIn().morning)
    expect(v.parse(EveningRoutineSchema, planned)).toEqual(emptyCheckIn().evening)
    const lists = { personal: [{ text: 'Post a letter', completed: true }], walk: true }
    expect(v.parse(TasksSchema, lists)).toEqual({ ...emptyCheckIn().tasks, walk: true })
    expect(v.parse(DisciplineSchema, {})).toEqual(emptyCheckIn().discipline)
  })

  it('refuses stored values that no check-in can have', () => {
    for (const wrong of [
      { setBed: 'yes' },
      { exercise: -5 },
      { exercise: Infinity },
      { motto: 3 },
    ]) {
      expect(v.is(MorningRoutineSchema, wrong), JSON.stringify(wrong)).toBe(false)
    }
  })

  it('comes back from storage as it went in', () => {
    const habits = Object.fromEntries(
      items.keysOf(items.MORNING_HABITS).map((k) => [k, fc.boolean()]),
    )
    const minutes = Object.fromEntries(
      items.keysOf(items.MORNING_MINUTES).map((k) => [k, fc.constantFrom(...items.DURATIONS)]),
    )
    const text = { wakeTime: fc.constantFrom('', '07:30'), motto: fc.string() }
    fc.assert(
      fc.property(fc.record({ ...text, ...habits, ...minutes }), (morning) => {
        expect(v.parse(MorningRoutineSchema, JSON.parse(JSON.stringify(morning)))).toEqual(morning)
      }),
    )
  })

  it('is read from the four columns of its day, beside the lists of the planner', () => {
    const checkIn = emptyCheckIn()
    checkIn.tasks.walk = true
    checkIn.evening.stretch = 10
    const record = toRecord(checkIn)
    const lists = {
      ...JSON.parse(record.dailyTasks),
      personal: [{ text: 'Rest', completed: false }],
    }
    expect(readCheckIn({ ...record, dailyTasks: JSON.stringify(lists) })).toEqual(checkIn)
  })

  it('is none on a day with a plan alone, and on an empty record', () => {
    const routines = JSON.stringify({ completed: [], skipped: [] })
    const rest = { dailyTasks: '{"personal":[]}', dailyDiscipline: '{}' }
    expect(readCheckIn({ morningRoutine: routines, eveningRoutine: routines, ...rest })).toBeNull()
    expect(readCheckIn({ morningRoutine: '{}', eveningRoutine: '{}', ...rest })).toBeNull()
  })

  it('throws rather than show a damaged record as if nothing had been done', () => {
    const record = { ...toRecord(emptyCheckIn()), eveningRoutine: '{"stretch":"lots"}' }
    expect(() => readCheckIn(record)).toThrow()
  })
})
