import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { AssessmentFormSchema } from './assessment-form.ts'
import {
  completeAnswers,
  countAnswered,
  firstUnanswered,
  fromFields,
  noAnswers,
  questionAfter,
  toFields,
  UNANSWERED,
} from './answers-so-far.ts'
import { draftFor } from './assessment-draft.ts'

const DAY = '2026-11-21'
const answer = fc.integer({ min: UNANSWERED, max: 4 })
const soFar = fc.array(answer, { minLength: 10, maxLength: 10 })
const complete = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 10, maxLength: 10 })

describe('the form of an assessment', () => {
  it('carries ten answers and the day there and back', () => {
    fc.assert(
      fc.property(complete, (answers) => {
        const form = v.parse(AssessmentFormSchema, toFields(DAY, answers))
        expect(form).toEqual({ date: DAY, sent: 'form', answers })
      }),
    )
  })

  it('brings back whatever was answered when it is not taken', () => {
    fc.assert(
      fc.property(soFar, (answers) => {
        expect(fromFields(toFields(DAY, answers))).toEqual(answers)
      }),
    )
  })

  it('reads any fields at all as ten answers or none', () => {
    const names = fc.constantFrom('q1', 'q5', 'q10', 'q11', 'date', '__proto__')
    fc.assert(
      fc.property(fc.dictionary(names, fc.string()), (fields) => {
        const answers = fromFields(fields)
        expect(answers).toHaveLength(10)
        expect(answers.every((each) => each >= UNANSWERED && each <= 4)).toBe(true)
      }),
    )
  })

  it('names each question that is still open', () => {
    const answers = noAnswers().map((_, index) => (index === 2 || index === 6 ? UNANSWERED : 1))
    const { issues } = v.safeParse(AssessmentFormSchema, toFields(DAY, answers))
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['q3', 'q7'])
  })
})

describe('how far an assessment is', () => {
  it('is complete with ten answers and not before', () => {
    fc.assert(
      fc.property(soFar, (answers) => {
        const isWhole = !answers.includes(UNANSWERED)
        expect(completeAnswers(answers)).toEqual(isWhole ? answers : null)
        expect(firstUnanswered(answers) === null).toBe(isWhole)
        expect(countAnswered(answers) === 10).toBe(isWhole)
      }),
    )
  })

  it('goes from question to question, and from the last to whatever is still open', () => {
    expect(questionAfter(noAnswers(), 0)).toBe(1)
    expect(questionAfter(noAnswers(), 8)).toBe(9)
    const gap: number[] = noAnswers().map((_, index) => (index === 3 ? UNANSWERED : 2))
    expect(questionAfter(gap, 9)).toBe(3)
    expect(questionAfter(gap.with(3, 0), 9)).toBeNull()
  })
})

describe('a form that was left half-way', () => {
  const answers = noAnswers().with(0, 3)

  it('is offered on its own day', () => {
    expect(draftFor({ date: DAY, answers }, DAY)).toEqual(answers)
  })

  it.each([
    ['on another day', { date: '2026-11-20', answers }],
    ['with nothing in it', { date: DAY, answers: noAnswers() }],
    ['that was altered', { date: DAY, answers: answers.with(1, 7) }],
    ['with nine answers', { date: DAY, answers: answers.slice(1) }],
    ['that is none', null],
    ['that is something else', 'core10'],
  ])('is not offered %s', (_, kept) => {
    expect(draftFor(kept, DAY)).toBeNull()
  })
})
