import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countDay, slotsInSight, toPlan } from './planner.ts'
import { readSealedLists } from './stored-plan.ts'
import { toPlanEntry } from './planner-history.ts'
import { tickTask } from './planner-tick.ts'

const open = (text: string) => ({ text, completed: false })
const done = (text: string) => ({ text, completed: true })
const plan = toPlan({ personal: [open('Tea'), open(''), done('Walk')], additional: [open('Tea')] })

describe('the progress of a day', () => {
  it('counts tasks and not slots', () => {
    expect(countDay(plan)).toEqual({ done: 1, total: 3 })
    expect(countDay(toPlan({}))).toEqual({ done: 0, total: 0 })
    expect(countDay(toPlan({ personal: [done('  ')] }))).toEqual({ done: 0, total: 0 })
  })
})

describe('the slots in sight', () => {
  const list = (...texts: string[]) => toPlan({ personal: texts.map(open) }).personal

  it('are three to begin with, and one more than there are tasks', () => {
    expect(slotsInSight(list())).toBe(3)
    expect(slotsInSight(list('a', 'b'))).toBe(3)
    expect(slotsInSight(list('a', 'b', 'c'))).toBe(4)
    expect(slotsInSight(list('a', '', '', 'd'))).toBe(5)
    expect(slotsInSight(list(...'abcdefghij'))).toBe(10)
  })

  it('never become fewer while a form is open, and a line being written in never moves', () => {
    const texts = fc.array(fc.constantFrom('', 'x'), { maxLength: 10 })
    fc.assert(
      fc.property(texts, texts, (first, then) => {
        const before = slotsInSight(list(...first))
        const after = slotsInSight(list(...then), before)
        expect(after).toBeGreaterThanOrEqual(before)
        // Another line comes into sight only once the last one in sight is written in.
        if (after > before) expect(then[before - 1]).toBe('x')
        expect(after === 10 || (then[after - 1] ?? '') === '').toBe(true)
      }),
    )
  })
})

describe('a day in the planner history', () => {
  it('has its tasks under their lists, in their slots', () => {
    expect(toPlanEntry('2026-11-21', plan, { canTick: true })).toEqual({
      date: '2026-11-21',
      canTick: true,
      lists: [
        {
          list: 'personal',
          label: 'Personal',
          tasks: [
            { slot: 0, ...open('Tea') },
            { slot: 2, ...done('Walk') },
          ],
        },
        { list: 'additional', label: 'Additional', tasks: [{ slot: 0, ...open('Tea') }] },
      ],
      unreadable: [],
    })
  })

  it('names a list that could not be opened, also when there is no task', () => {
    const options = { canTick: true, unreadable: ['occupational'] as const }
    expect(toPlanEntry('2026-11-21', toPlan({}), options)).toEqual({
      date: '2026-11-21',
      canTick: true,
      lists: [],
      unreadable: ['Occupational'],
    })
  })

  it('is none when there is no task', () => {
    expect(toPlanEntry('2026-11-21', toPlan({}), { canTick: true })).toBeNull()
  })
})

describe('ticking a task', () => {
  const tick = { date: '2026-11-21', list: 'personal', slot: 0, text: 'Tea' } as const

  it('changes that slot alone', () => {
    const ticked = tickTask(plan, { ...tick, completed: true })
    const personal = [done('Tea'), open(''), done('Walk')]
    expect(ticked).toEqual({ ok: true, value: toPlan({ personal, additional: [open('Tea')] }) })
  })

  it('is refused where other words stand by now', () => {
    expect(tickTask(plan, { ...tick, text: 'Coffee', completed: true }).ok).toBe(false)
    expect(tickTask(plan, { ...tick, slot: 1, completed: true }).ok).toBe(false)
    expect(tickTask(plan, { ...tick, list: 'additional', slot: 9, completed: true }).ok).toBe(false)
  })
})

describe('the sealed lists of a record', () => {
  it('are read beside the tasks of the check-in, null where there is none', () => {
    const none = { personal: null, occupational: null, additional: null }
    expect(readSealedLists('{"walk":true,"additional":"v1.1.x"}')).toEqual({
      ...none,
      additional: 'v1.1.x',
    })
    expect(readSealedLists('{}')).toEqual(none)
  })

  it('are an error when the record was damaged, never an empty plan', () => {
    for (const damaged of ['', '{']) {
      expect(() => readSealedLists(damaged), damaged).toThrow()
    }
    expect(readSealedLists('{"personal":[],"occupational":0}')).toEqual({
      personal: '[]',
      occupational: '0',
      additional: null,
    })
  })
})
