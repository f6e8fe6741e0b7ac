import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  type Answers,
  CORE10_ANSWERS,
  CORE10_BANDS,
  CORE10_ITEMS,
  hasRisk,
  interpretation,
  shortScale,
  totalScore,
} from './core10.ts'
import { AnswersSchema } from './core10-answers.ts'

const all = (answer: number): Answers => CORE10_ITEMS.map(() => answer)

const answer = fc.integer({ min: 0, max: CORE10_ANSWERS.length - 1 })
const answers = fc.array(answer, { minLength: 10, maxLength: 10 })
const itemIndex = fc.integer({ min: 0, max: CORE10_ITEMS.length - 1 })

describe('the instrument', () => {
  it('has the published ten statements in their order, unchanged', () => {
    expect(CORE10_ITEMS.map(({ id, text }) => `${id} ${text}`)).toEqual([
      '1 I have felt tense, anxious or nervous',
      '2 I have felt I have someone to turn to for support when needed',
      '3 I have felt able to cope when things go wrong',
      '4 Talking to people has felt too much for me',
      '5 I have felt panic or terror',
      '6 I made plans to end my life',
      '7 I have had difficulty getting to sleep or staying asleep',
      '8 I have felt despairing or hopeless',
      '9 I have felt unhappy',
      '10 Unwanted images or memories have been distressing me',
    ])
  })

  it('reverse-scores items 2 and 3 and no other', () => {
    const reversed = CORE10_ITEMS.filter(({ reverseScored }) => reverseScored)
    expect(reversed.map(({ id }) => id)).toEqual([2, 3])
  })

  it('offers the five published answers, 0 to 4', () => {
    expect(CORE10_ANSWERS).toEqual([
      'Not at all',
      'Only occasionally',
      'Sometimes',
      'Often',
      'Most or all of the time',
    ])
  })
})

describe('the total', () => {
  it.each([
    ['Not at all', 0, 8],
    ['Only occasionally', 1, 14],
    ['Sometimes', 2, 20],
    ['Often', 3, 26],
    ['Most or all of the time', 4, 32],
  ])('of ten times %j is the published one', (_, each, total) => {
    expect(totalScore(all(each), 0)).toBe(total)
  })

  it('reaches 0 and 40 at the best and the worst answers', () => {
    const worst = CORE10_ITEMS.map(({ reverseScored }) => (reverseScored ? 0 : 4))
    expect(totalScore(worst, 0)).toBe(40)
    expect(
      totalScore(
        worst.map((each) => 4 - each),
        0,
      ),
    ).toBe(0)
  })

  it('lies between 0 and 40, and an offset of 5 takes 5 off', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const total = totalScore(given, 0)
        expect(Number.isInteger(total) && total >= 0 && total <= 40).toBe(true)
        expect(totalScore(given, 5)).toBe(total - 5)
      }),
    )
  })

  it('rises by one with each step on an item, and falls by one on items 2 and 3', () => {
    fc.assert(
      fc.property(answers, itemIndex, fc.integer({ min: 0, max: 3 }), (given, index, step) => {
        const lower = given.with(index, step)
        const higher = given.with(index, step + 1)
        const change = CORE10_ITEMS[index]?.reverseScored ? -1 : 1
        expect(totalScore(higher, 0) - totalScore(lower, 0)).toBe(change)
      }),
    )
  })

  it('does not depend on which of the items that count forwards got which answer', () => {
    const forwards = fc.shuffledSubarray([0, 3, 4, 5, 6, 7, 8, 9], { minLength: 8 })
    fc.assert(
      fc.property(answers, forwards, (given, order) => {
        const places = [...order].sort((one, other) => one - other)
        const moved = [...given]
        places.forEach((place, nth) => (moved[place] = given[order[nth] ?? 0] ?? 0))
        expect(totalScore(moved, 0)).toBe(totalScore(given, 0))
      }),
    )
  })
})

describe('the bands', () => {
  it.each([
    [0, 'Healthy', 1],
    [5, 'Healthy', 1],
    [6, 'Low level distress', 2],
    [10, 'Low level distress', 2],
    [11, 'Mild psychological distress', 3],
    [14, 'Mild psychological distress', 3],
    [15, 'Moderate psychological distress', 4],
    [19, 'Moderate psychological distress', 4],
    [20, 'Moderate to severe psychological distress', 5],
    [24, 'Moderate to severe psychological distress', 5],
    [25, 'Severe psychological distress', 6],
    [40, 'Severe psychological distress', 6],
    [-5, 'Healthy', 1],
  ])('put %i into %j', (total, label, tone) => {
    expect(interpretation(total)).toMatchObject({ label, tone })
  })

  it('never get lighter as the total rises', () => {
    const tones = Array.from({ length: 41 }, (_, total) => interpretation(total).tone)
    expect(tones).toEqual([...tones].sort((one, other) => one - other))
    expect(new Set(tones).size).toBe(CORE10_BANDS.length)
  })
})

describe('the short scale', () => {
  it.each([
    [0, 'Well', 1],
    [5, 'Well', 1],
    [6, 'Uneasy', 2],
    [10, 'Uneasy', 2],
    [11, 'Struggling', 3],
    [15, 'Struggling', 3],
    [16, 'Distress', 4],
    [20, 'Distress', 4],
    [21, 'In Crisis', 5],
    [40, 'In Crisis', 5],
  ])('says of %i %j', (total, label, tone) => {
    expect(shortScale(total)).toEqual({ label, tone })
  })
})

describe('item 6', () => {
  it('is a risk above Not at all, whatever the other answers', () => {
    fc.assert(
      fc.property(answers, (given) => {
        expect(hasRisk(given)).toBe((given[5] ?? 0) > 0)
      }),
    )
  })
})

describe('what arrives as answers', () => {
  it('is taken when it is ten whole numbers from 0 to 4', () => {
    fc.assert(fc.property(answers, (given) => v.is(AnswersSchema, given)))
  })

  it.each([
    ['nine answers', all(1).slice(1)],
    ['eleven answers', [...all(1), 1]],
    ['no answers', []],
    ['an unanswered question', all(1).with(4, -1)],
    ['an answer above four', all(1).with(9, 5)],
    ['half an answer', all(1).with(0, 1.5)],
    ['a text', [...all(1).slice(1), '2']],
    ['what is not a number', all(1).with(3, NaN)],
    ['infinity', all(1).with(3, Infinity)],
    ['a hole', [...all(1).slice(1), null]],
    ['no list', { 0: 1, length: 10 }],
  ])('is refused when it has %s', (_, given) => {
    expect(v.is(AnswersSchema, given)).toBe(false)
  })
})
