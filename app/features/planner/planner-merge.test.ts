import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DayPlan, LIST_NAMES, type PlanItem, type PlanList, toPlan } from './planner.ts'
import { baseAfterClash, mergePlans } from './planner-merge.ts'

const open = (text: string): PlanItem => ({ text, completed: false })
const done = (text: string): PlanItem => ({ text, completed: true })
const personal = (...items: PlanItem[]) => toPlan({ personal: items })

function merged(base: DayPlan, mine: DayPlan, stored: DayPlan): PlanItem[] {
  const result = mergePlans(base, mine, stored)
  if (!result.ok) throw new Error('a clash')
  return result.value.personal.filter(({ text }) => text !== '')
}

const item = fc.record({
  // Few words, so that the same ones meet.
  text: fc.constantFrom('', '', 'tea', 'walk', 'letter', 'call', 'rest', 'read', 'bath'),
  completed: fc.boolean(),
})
const anyPlan = fc.record({ personal: fc.array(item, { maxLength: 6 }) }).map(toPlan)
const fullPlan = fc
  .record({ additional: fc.array(item, { minLength: 5, maxLength: 5 }) })
  .map(toPlan)
const texts = (plan: DayPlan, list: PlanList = 'personal') =>
  new Set(plan[list].map(({ text }) => text).filter(Boolean))
const sorted = (plan: DayPlan) => [...texts(plan)].sort()
const changed = (base: DayPlan, after: DayPlan) =>
  after.personal.filter((now, slot) => {
    const was = base.personal[slot]
    return now.text !== '' && (now.text !== was?.text || now.completed !== was.completed)
  })

describe('merging plans of two tabs', () => {
  const base = personal(open('tea'), open('walk'))

  it('takes from each side what that side alone changed', () => {
    const mine = personal(done('tea'), open('walk'), open('letter'))
    const stored = personal(open('tea'), open('long walk'))
    expect(merged(base, mine, stored)).toEqual([done('tea'), open('long walk'), open('letter')])
  })

  it('keeps both tasks where both wrote into one slot, mine in the next empty one', () => {
    const mine = personal(open('tea'), open('walk'), open('mine'))
    const stored = personal(open('tea'), open('walk'), done('theirs'))
    expect(merged(base, mine, stored)).toEqual([
      open('tea'),
      open('walk'),
      done('theirs'),
      open('mine'),
    ])
  })

  it('lets a change win over a removal, whichever side removed', () => {
    const removed = personal(open(''), open('walk'))
    const ticked = personal(done('tea'), open('walk'))
    expect(merged(base, removed, ticked)).toEqual([done('tea'), open('walk')])
    expect(merged(base, ticked, removed)).toEqual([done('tea'), open('walk')])
  })

  it('removes what one side removed and the other left alone', () => {
    const removed = personal(open(''), open('walk'))
    expect(merged(base, removed, base)).toEqual([open('walk')])
    expect(merged(base, base, removed)).toEqual([open('walk')])
  })

  it('never moves a tick to other words', () => {
    const mine = personal(done('tea'), open('walk'))
    const stored = personal(open('coffee'), open('walk'))
    expect(merged(base, mine, stored)).toEqual([open('coffee'), open('walk'), done('tea')])
  })

  it('writes the same words of both sides once, ticked when one side ticked them', () => {
    const one = personal(open('tea'), open('walk'), done('same'))
    const other = personal(open('tea'), open('walk'), open('same'))
    expect(merged(base, one, other)).toEqual([open('tea'), open('walk'), done('same')])
    expect(merged(base, other, one)).toEqual([open('tea'), open('walk'), done('same')])
  })

  it('says where it clashes when a list is full, and mine takes the slot once that was shown', () => {
    const five = (last: string) =>
      toPlan({ additional: ['a', 'b', 'c', 'd', last].map((text) => open(text)) })
    const was = five('')
    const result = mergePlans(was, five('mine'), five('theirs'))
    const clash = { list: 'additional', slot: 4, stored: open('theirs') } as const
    expect(result).toEqual({ ok: false, error: [clash] })
    const again = mergePlans(baseAfterClash(was, [clash]), five('mine'), five('theirs'))
    expect(again).toEqual({ ok: true, value: five('mine') })
  })
})

describe('merging plans, whatever they hold', () => {
  it('is the other side when one side changed nothing', () => {
    fc.assert(
      fc.property(anyPlan, anyPlan, (base, plan) => {
        expect(mergePlans(base, base, plan)).toEqual({ ok: true, value: plan })
        expect(mergePlans(base, plan, base)).toEqual({ ok: true, value: plan })
        expect(mergePlans(base, plan, plan)).toEqual({ ok: true, value: plan })
      }),
    )
  })

  it('loses no words that either side wrote and invents none', () => {
    fc.assert(
      fc.property(anyPlan, anyPlan, anyPlan, (base, mine, stored) => {
        const result = mergePlans(base, mine, stored)
        if (!result.ok) return
        const kept = texts(result.value)
        for (const { text } of [...changed(base, mine), ...changed(base, stored)]) {
          expect(kept).toContain(text)
        }
        for (const text of kept) expect([...texts(mine), ...texts(stored)]).toContain(text)
        for (const list of LIST_NAMES) {
          expect(result.value[list]).toHaveLength(stored[list].length)
        }
      }),
    )
  })

  it('keeps the same words whichever tab is saved first', () => {
    fc.assert(
      fc.property(anyPlan, anyPlan, anyPlan, (base, one, other) => {
        const there = mergePlans(base, one, other)
        const back = mergePlans(base, other, one)
        if (there.ok && back.ok) expect(sorted(there.value)).toEqual(sorted(back.value))
      }),
    )
  })

  it('adds no words and loses none when the same form is sent again', () => {
    fc.assert(
      fc.property(anyPlan, anyPlan, anyPlan, (base, mine, stored) => {
        const once = mergePlans(base, mine, stored)
        if (!once.ok) return
        const twice = mergePlans(base, mine, once.value)
        if (!twice.ok) throw new Error('The same form clashed with itself.')
        for (const list of LIST_NAMES) {
          const words = (plan: DayPlan) => new Set(plan[list].map(({ text }) => text))
          expect(words(twice.value)).toEqual(words(once.value))
        }
      }),
    )
  })

  it('can be saved once its clashes were shown, and then no slot clashes a second time', () => {
    fc.assert(
      fc.property(fullPlan, fullPlan, fullPlan, (opened, mine, stored) => {
        const shown: string[] = []
        let base = opened
        let result = mergePlans(base, mine, stored)
        while (!result.ok) {
          shown.push(...result.error.map(({ list, slot }) => `${list} ${slot}`))
          base = baseAfterClash(base, result.error)
          result = mergePlans(base, mine, stored)
        }
        expect(new Set(shown).size).toBe(shown.length)
      }),
    )
  })
})
