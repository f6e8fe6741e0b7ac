import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { LIST_NAMES, PLAN_LISTS, toPlan } from './planner.ts'
import { planOfFields, toPlanFields, writeBase } from './planner-fields.ts'
import { PlannerFormSchema } from './planner-form.ts'

const day = { date: '2026-11-21' }
const read = (fields: Record<string, unknown>) =>
  v.safeParse(PlannerFormSchema, { ...day, ...fields })
const issues = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    (read(fields).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]),
  )

const item = fc.record({ text: fc.string({ maxLength: 200 }), completed: fc.boolean() })
const anyPlan = fc
  .record({
    personal: fc.array(item, { maxLength: 10 }),
    occupational: fc.array(item, { maxLength: 10 }),
    additional: fc.array(item, { maxLength: 5 }),
  })
  .map(toPlan)

describe('the fields of the planner', () => {
  it('are a text and a tick for each of 10, 10 and 5 slots', () => {
    expect(Object.keys(toPlanFields(toPlan({})))).toHaveLength(2 * (10 + 10 + 5))
    expect(LIST_NAMES.map((list) => PLAN_LISTS[list].slots)).toEqual([10, 10, 5])
  })

  it('show what was saved, and read the same with and without the server', () => {
    fc.assert(
      fc.property(anyPlan, anyPlan, (plan, base) => {
        const fields = toPlanFields(plan)
        expect(planOfFields(fields)).toEqual(plan)
        const form = v.parse(PlannerFormSchema, { ...day, ...fields, base: writeBase(base) })
        expect(form).toEqual({ ...day, plan, base })
      }),
    )
  })
})

describe('the planner form', () => {
  it('takes an empty form as a plan with nothing in it', () => {
    expect(v.parse(PlannerFormSchema, day)).toEqual({ ...day, plan: toPlan({}), base: toPlan({}) })
  })

  it('puts a task on one line, and leaves an empty slot open whatever its tick', () => {
    const form = v.parse(PlannerFormSchema, {
      ...day,
      'personal.0.text': '  Post\r\n a  letter ',
      'personal.0.completed': 'on',
      'personal.1.text': ' \n ',
      'personal.1.completed': 'on',
    })
    expect(form.plan.personal.slice(0, 2)).toEqual([
      { text: 'Post a letter', completed: true },
      { text: '', completed: false },
    ])
  })

  it('names the field of everything that is wrong, all at once', () => {
    const found = issues({
      date: '2026-02-30',
      'personal.3.text': 'x'.repeat(100_000),
      'occupational.0.completed': 'maybe',
      'additional.5.text': 'A sixth',
      'hobby.0.text': 'Chess',
    })
    expect(found).toEqual({
      date: 'Please give a real date, such as 2026-11-21.',
      'personal.3.text': 'Please keep each task to 200 characters.',
      'occupational.0.completed': 'Please tick the box or leave it empty.',
      additional: 'Additional has room for 5 tasks. Please leave out what does not fit.',
      lists: 'A plan has three lists: Personal, Occupational and Additional.',
    })
  })

  it('has no slots but its own', () => {
    for (const slot of ['10', '-1', '1e0', '٣', '00', '', '__proto__', '0.0', '9'.repeat(400)]) {
      expect(issues({ [`personal.${slot}.text`]: 'x' }), slot).toHaveProperty('personal')
    }
    expect(issues({ 'personal.9.text': 'x', 'additional.4.text': 'x' })).toEqual({})
  })

  it('counts a base that cannot be read as one with nothing in it', () => {
    for (const base of ['', '[]', '{', 'null', '{"personal":[{"text":1}]}', 7, '{"personal":[]}']) {
      expect(v.parse(PlannerFormSchema, { ...day, base }).base).toEqual(toPlan({}))
    }
  })

  it('never throws, whatever is sent', () => {
    const name = fc.oneof(
      fc.constantFrom('date', 'base', 'personal.0.text', 'additional.9.completed'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.dictionary(name, fc.anything()), (fields) => {
        expect(typeof v.safeParse(PlannerFormSchema, fields).success).toBe('boolean')
      }),
    )
  })
})
