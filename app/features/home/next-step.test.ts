import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DayState, nextStep } from './next-step.ts'

/** A zen member at noon who has assessed themselves this week, with nothing else done. */
const noon: DayState = {
  hour: 12,
  hasWellbeing: true,
  hasCheckIn: false,
  hasBreathed: false,
  plan: null,
  daysSinceAssessed: 3,
  tone: 2,
}
const leadsTo = (over: Partial<DayState>) => nextStep({ ...noon, ...over }).action?.to ?? 'rest'

describe("today's next step", () => {
  it.each<[string, Partial<DayState>, string]>([
    ['at noon with nothing special is to breathe', {}, '/breathing'],
    ['in the evening without a check-in is the check-in', { hour: 18 }, '/wellbeing/check-in'],
    ['at 17 is not the check-in yet', { hour: 17 }, '/breathing'],
    [
      'in the evening after the check-in is to breathe',
      { hour: 20, hasCheckIn: true },
      '/breathing',
    ],
    [
      'with open tasks is a look at the plan',
      { plan: { done: 2, total: 5 } },
      '/wellbeing/planner',
    ],
    ['with a plan that is done is to breathe', { plan: { done: 5, total: 5 } }, '/breathing'],
    ['without any assessment is the questionnaire', { daysSinceAssessed: null }, '/wellbeing'],
    ['seven days after one is the questionnaire', { daysSinceAssessed: 7 }, '/wellbeing'],
    ['six days after one is not the questionnaire', { daysSinceAssessed: 6 }, '/breathing'],
    ['after Distress this week is to breathe', { tone: 4, hour: 20 }, '/breathing'],
    [
      'after Distress and a breath is what the evening asks for',
      { tone: 4, hour: 20, hasBreathed: true },
      '/wellbeing/check-in',
    ],
    ['In Crisis this week is help', { tone: 5, hour: 3, hasBreathed: true }, '/crisis-help'],
    [
      'after an old In Crisis is the questionnaire anew',
      { tone: 5, daysSinceAssessed: 8 },
      '/wellbeing',
    ],
    [
      'in the small hours is no task',
      { hour: 3, plan: { done: 0, total: 9 }, daysSinceAssessed: null },
      '/breathing',
    ],
    ['in the small hours after a breath is rest', { hour: 4, hasBreathed: true }, 'rest'],
    ['at noon after a breath is to read', { hasBreathed: true }, '/affirmations'],
    [
      'in the evening with all of it done is rest',
      { hour: 21, hasBreathed: true, hasCheckIn: true },
      'rest',
    ],
  ])('%s', (_, over, to) => {
    expect(leadsTo(over)).toBe(to)
  })

  it('says how much of the plan is done, and lets the evening leave the rest', () => {
    const plan = { done: 2, total: 5 }
    expect(nextStep({ ...noon, plan }).text).toBe(
      'Of your plan for today, 2 of 5 is done. No need to hurry.',
    )
    expect(nextStep({ ...noon, plan, hour: 19, hasCheckIn: true }).text).toContain('may wait')
  })
})

const anyState: fc.Arbitrary<DayState> = fc.record({
  hour: fc.integer({ min: 0, max: 23 }),
  hasWellbeing: fc.boolean(),
  hasCheckIn: fc.boolean(),
  hasBreathed: fc.boolean(),
  plan: fc.option(
    fc
      .tuple(fc.nat(25), fc.nat(25))
      .map(([a, b]) => ({ done: Math.min(a, b), total: Math.max(a, b) })),
  ),
  daysSinceAssessed: fc.option(fc.nat(60)),
  tone: fc.option(fc.integer({ min: 1, max: 5 })),
})

describe('a next step, whatever the day', () => {
  it('is one short piece of calm text', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { text } = nextStep(state)
        expect(text.length).toBeGreaterThan(20)
        expect(text.length).toBeLessThan(100)
        expect(text).not.toMatch(/!|haven['’]t|should|must|miss|lose|fail|only \d/i)
      }),
    )
  })

  it('is for a plan without Wellbeing only what that plan has', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const { action } = nextStep({ ...state, hasWellbeing: false })
        expect([undefined, '/breathing', '/affirmations']).toContain(action?.to)
      }),
    )
  })

  it('is never the questionnaire in the week after one', () => {
    fc.assert(
      fc.property(anyState, fc.integer({ min: 0, max: 6 }), (state, daysSinceAssessed) => {
        expect(nextStep({ ...state, daysSinceAssessed }).action?.to).not.toBe('/wellbeing')
      }),
    )
  })

  it('is never what today has already', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const to = nextStep(state).action?.to
        if (state.hasCheckIn) expect(to).not.toBe('/wellbeing/check-in')
        if (state.hasBreathed) expect(to).not.toBe('/breathing')
      }),
    )
  })

  it('is a kind one for whoever answered In Crisis this week', () => {
    fc.assert(
      fc.property(anyState, fc.integer({ min: 0, max: 6 }), (state, daysSinceAssessed) => {
        const step = nextStep({ ...state, hasWellbeing: true, tone: 5, daysSinceAssessed })
        expect(step.action?.to).toBe('/crisis-help')
      }),
    )
  })
})
