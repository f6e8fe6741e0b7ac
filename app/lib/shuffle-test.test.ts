import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createWords } from './seeded-shuffle.ts'
import { type Question, shuffledOrders, shuffleTest } from './shuffle-test.ts'

const seed = (n: number) => Uint8Array.from({ length: 12 }, (_, at) => (n * 31 + at * 7) & 255)
const ask = (questions: Question[], count: number, n = 1) => {
  const days = questions[0]?.present.length ?? 0
  return shuffleTest(questions, shuffledOrders(days, count, createWords(seed(n))), count)
}
const question = (present: number[], outcome: number[]): Question => ({
  present: Uint8Array.from(present),
  outcome: Uint8Array.from(outcome),
})

/** Every order of the indexes but the one they are in, which the test itself counts. */
function everyOther(length: number): Uint16Array[] {
  const all = (rest: number[]): number[][] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((first) => all(rest.filter((one) => one !== first)).map((o) => [first, ...o]))
  const [, ...others] = all(Array.from({ length }, (_, index) => index))
  return others.map((order) => Uint16Array.from(order))
}
const askExactly = (questions: Question[]) => {
  const orders = everyOther(questions[0]?.present.length ?? 0)
  return shuffleTest(questions, orders, orders.length)
}

const pairs = fc
  .array(fc.tuple(fc.nat(1), fc.nat(63)), { minLength: 2, maxLength: 40 })
  .filter((days) => new Set(days.map(([present]) => present)).size === 2)
const toQuestion = (days: [number, number][]) =>
  question(
    days.map(([present]) => present),
    days.map(([, outcome]) => outcome),
  )

describe('the shuffle test, reckoned by hand', () => {
  // With 1 2 3 against 4 5 6, of the 20 ways to choose three days two are as far apart: 2/20.
  it('gives 2 in 20 for the two most extreme of twenty deals', () => {
    const [answer] = askExactly([question([0, 0, 0, 1, 1, 1], [1, 2, 3, 4, 5, 6])])
    expect(answer).toMatchObject({ with: 3, without: 3, difference: 3 })
    expect(answer?.chance).toBeCloseTo(2 / 20, 12)
    expect(answer?.chanceOfAny).toBeCloseTo(2 / 20, 12)
    // Each end comes up in 36 of 720 orders, which is more than the 2.5 in 100 that are left out.
    expect(answer?.range).toEqual([-3, 3])
  })

  // One day of four: differences 6 − 2 = 4, 2 − 10/3, 3 − 3, 1 − 11/3 by which day it is. Sizes 4,
  // 4/3, 0 and 8/3: only the day itself is as far away, 1/4; 8/3 is reached by two of four.
  it('gives 1 in 4 and 2 in 4 for one day of four', () => {
    const outcome = [6, 2, 3, 1]
    const [far] = askExactly([question([1, 0, 0, 0], outcome)])
    expect(far?.difference).toBe(4)
    expect(far?.chance).toBeCloseTo(1 / 4, 12)
    const [near] = askExactly([question([0, 0, 0, 1], outcome)])
    expect(near?.difference).toBeCloseTo(-8 / 3, 12)
    expect(near?.chance).toBeCloseTo(2 / 4, 12)
  })

  // Two things on the same four days of 1, 2, 3 and 4. The first holds days 3 and 4: a difference
  // of 2, as far as it goes, in 8 of 24 orders. The second holds days 2 and 4: a difference of 1, in
  // 16. They share a day, so never are both at their ends at once (8 + 8 orders have one there), and
  // never are both at 0 (all 24 have one at 1 or more).
  it('allows for every thing that was tried', () => {
    const outcome = [1, 2, 3, 4]
    const answers = askExactly([question([0, 0, 1, 1], outcome), question([0, 1, 0, 1], outcome)])
    expect(answers.map(({ chance }) => Math.round(chance * 24))).toEqual([8, 16])
    expect(answers.map(({ chanceOfAny }) => Math.round(chanceOfAny * 24))).toEqual([16, 24])
  })
})

describe('the shuffle test', () => {
  it('turns its signs and nothing else when with and without change places', () => {
    fc.assert(
      fc.property(pairs, fc.nat(50), (days, n) => {
        const [one] = ask([toQuestion(days)], 60, n)
        const [other] = ask([toQuestion(days.map(([p, o]) => [1 - p, o]))], 60, n)
        expect(other).toEqual({
          ...one,
          with: one?.without,
          without: one?.with,
          difference: -(one?.difference ?? 0) + 0,
          range: [-(one?.range[1] ?? 0) + 0, -(one?.range[0] ?? 0) + 0],
        })
      }),
    )
  })

  it('never gives anything but numbers, with chances above 0 and at most 1', () => {
    fc.assert(
      fc.property(pairs, fc.boolean(), (days, isFlat) => {
        const same = days.map(([present]): [number, number] => [present, 7])
        const [answer] = ask([toQuestion(isFlat ? same : days)], 40)
        const { difference, range, chance, chanceOfAny } = answer ?? fail()
        for (const value of [difference, ...range, chance, chanceOfAny]) {
          expect(Number.isFinite(value)).toBe(true)
        }
        expect(range[0]).toBeLessThanOrEqual(range[1])
        expect(chance).toBeGreaterThan(0)
        expect(chanceOfAny).toBeLessThanOrEqual(1)
        if (isFlat) expect([difference, chance, chanceOfAny]).toEqual([0, 1, 1])
      }),
    )
  })

  it('is never surer of one thing among several than of that thing alone', () => {
    fc.assert(
      fc.property(pairs, pairs, (first, second) => {
        const length = Math.min(first.length, second.length)
        const both = [first.slice(0, length), second.slice(0, length)].map(toQuestion)
        fc.pre(both.every(({ present }) => new Set(present).size === 2))
        for (const { chance, chanceOfAny } of ask(both, 50)) {
          expect(chanceOfAny).toBeGreaterThanOrEqual(chance)
        }
      }),
    )
  })

  it('needs a day with the thing and one without', () => {
    expect(() => ask([question([1, 1], [3, 4])], 5)).toThrow(RangeError)
    expect(() => ask([question([0, 0], [3, 4])], 5)).toThrow(RangeError)
  })
})

describe('the shuffle test on made-up days', () => {
  const DAYS = 60
  /** Days on which nothing hangs together, but for what is planted. */
  const made = (n: number, things: number, planted = 0) => {
    const next = createWords(seed(n + 1000))
    const below = (bound: number) => Math.floor((next() / 2 ** 32) * bound)
    return Array.from({ length: things }, (_, thing) => {
      const present = Array.from({ length: DAYS }, () => below(2))
      const outcome = present.map((is) => 10 + below(20) + (thing === 0 ? is * planted : 0))
      return question(present, outcome)
    })
  }

  it('gives chances spread evenly where there is nothing to find', () => {
    const chances = Array.from({ length: 400 }, (_, n) => ask(made(n, 1), 199, n)[0]?.chance ?? 0)
    for (const edge of [0.05, 0.25, 0.5, 0.75]) {
      const share = chances.filter((chance) => chance <= edge).length / chances.length
      // Three standard errors of a share of 400.
      expect(Math.abs(share - edge)).toBeLessThan(3 * Math.sqrt((edge * (1 - edge)) / 400))
    }
  })

  it('finds something among twenty things in about 5 of 100 worlds without anything to find', () => {
    const worlds = 200
    const found = Array.from({ length: worlds }, (_, n) => ask(made(n * 7, 20), 199, n)).filter(
      (answers) => answers.some(({ chanceOfAny }) => chanceOfAny <= 0.05),
    )
    const alone = Array.from({ length: worlds }, (_, n) => ask(made(n * 7, 20), 199, n)).filter(
      (answers) => answers.some(({ chance }) => chance <= 0.05),
    )
    expect(found.length / worlds).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / worlds))
    // Without the allowance, chance alone would find something in most of them.
    expect(alone.length / worlds).toBeGreaterThan(0.4)
  })

  it('finds what was planted among twenty things, and only that', () => {
    const answers = ask(made(3, 20, 12), 999)
    expect(answers[0]?.chanceOfAny).toBeLessThan(0.01)
    expect(answers[0]?.difference).toBeGreaterThan(answers[0]?.range[1] ?? Infinity)
    expect(answers.slice(1).every(({ chanceOfAny }) => chanceOfAny > 0.05)).toBe(true)
  })

  it('says the same again for the same seed', () => {
    expect(ask(made(5, 20), 99, 4)).toEqual(ask(made(5, 20), 99, 4))
    expect(ask(made(5, 20), 99, 4)).not.toEqual(ask(made(5, 20), 99, 5))
  })
})

describe('the orders of a shuffle', () => {
  it('makes each order of three as likely', () => {
    const counts = new Map<string, number>()
    for (const order of shuffledOrders(3, 12_000, createWords(seed(2)))) {
      counts.set(order.join(), (counts.get(order.join()) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(150)
  })
})

function fail(): never {
  throw new Error('There is no answer.')
}
