/**
 * Compares days with a thing to days without it by shuffling (a permutation test), for several
 * things at once. No distribution is assumed: the days themselves, dealt out anew, say what
 * differences come about when nothing hangs together. It takes days for exchangeable, so days that
 * resemble their neighbours make its ranges somewhat narrow.
 *
 * Sources: the test itself, R. A. Fisher (1935), The Design of Experiments; counting the data as one
 * of the shuffles, so that no chance is ever 0, B. Phipson and G. K. Smyth (2010), Statistical
 * Applications in Genetics and Molecular Biology 9(1):39; the allowance for how many things were
 * tried, P. H. Westfall and S. S. Young (1993), Resampling-Based Multiple Testing (single-step maxT:
 * the largest standardised difference of all things under one shared shuffle).
 */
export interface Question {
  /** 1 for a day with the thing, 0 for a day without it. There must be one of each. */
  present: Uint8Array
  /** What was measured on each of the days, in whole numbers. */
  outcome: Uint8Array
}

export interface Answer {
  /** How many days had the thing, and how many did not. */
  with: number
  without: number
  /** Mean outcome of the days with it minus that of the days without, in units of the outcome. */
  difference: number
  /** The differences that the middle 95 of 100 shuffles give, lowest and highest. */
  range: readonly [number, number]
  /** The share of shuffles with a difference as large either way, for this thing alone; above 0. */
  chance: number
  /** The share of shuffles in which any of the things differed as clearly: the chance of one as clear anywhere. */
  chanceOfAny: number
}

/** A question with all that does not change from one shuffle to the next. */
interface Prepared {
  outcome: Uint8Array
  /** The days of the smaller side: their sum tells that of the other. */
  side: Uint16Array
  isSideWith: boolean
  days: number
  with: number
  total: number
  /** Makes a deviation comparable between questions; 0 where every day had the same outcome. */
  scale: number
  observed: number
  /** Deviations under the shuffles, one each. */
  deviations: Int32Array
}

/** How many of the shuffled differences lie outside of the range, on each side. */
const TAIL = 0.025

/**
 * Answers the questions, all on the same days, by the same shuffles.
 * @param orders the indexes of the days in other orders; each is read before the next is asked for
 * @param count how many orders there are
 * @throws a RangeError when a question has no day with its thing, or none without
 */
export function shuffleTest(
  questions: readonly Question[],
  orders: Iterable<Uint16Array>,
  count: number,
): Answer[] {
  const prepared = questions.map((question) => prepare(question, count))
  const clearest = new Float64Array(count)
  let round = 0
  for (const order of orders) {
    let largest = 0
    for (const one of prepared) {
      const deviation = deviationOf(one, order)
      one.deviations[round] = deviation
      largest = Math.max(largest, Math.abs(deviation) * one.scale)
    }
    clearest[round] = largest
    round += 1
  }
  return prepared.map((one) => answerOf(one, clearest))
}

function prepare({ present, outcome }: Question, count: number): Prepared {
  const days = present.length
  const indexes = Uint16Array.from(present.keys())
  const withIt = indexes.filter((day) => present[day] === 1)
  const without = indexes.filter((day) => present[day] === 0)
  if (withIt.length === 0 || without.length === 0) {
    throw new RangeError('A comparison needs days with the thing and days without it.')
  }
  const total = outcome.reduce((sum, value) => sum + value, 0)
  const squares = outcome.reduce((sum, value) => sum + value * value, 0)
  const spread = days * squares - total * total
  const isSideWith = withIt.length <= without.length
  const one: Prepared = {
    outcome,
    side: isSideWith ? withIt : without,
    isSideWith,
    days,
    with: withIt.length,
    total,
    scale: spread > 0 ? Math.sqrt((days - 1) / (withIt.length * without.length * spread)) : 0,
    observed: 0,
    deviations: new Int32Array(count),
  }
  one.observed = deviationOf(one, indexes)
  return one
}

/**
 * The difference of means times the product of both sides' days: a whole number, so that shuffles
 * that tie with the data are seen to tie.
 */
function deviationOf(one: Prepared, order: Uint16Array): number {
  const { outcome, side } = one
  let sum = 0
  for (let at = 0; at < side.length; at += 1) sum += outcome[order[side[at] ?? 0] ?? 0] ?? 0
  const sumWith = one.isSideWith ? sum : one.total - sum
  return one.days * sumWith - one.total * one.with
}

function answerOf(one: Prepared, clearest: Float64Array): Answer {
  const without = one.days - one.with
  const toDifference = (deviation: number) => deviation / (one.with * without)
  const size = Math.abs(one.observed)
  const clear = size * one.scale
  const share = (count: number) => (1 + count) / (1 + clearest.length)
  const sorted = one.deviations.sort()
  const cut = Math.floor(sorted.length * TAIL)
  const low = sorted[cut] ?? 0
  const high = sorted[sorted.length - 1 - cut] ?? 0
  return {
    with: one.with,
    without,
    difference: toDifference(one.observed),
    range: [toDifference(low), toDifference(high)],
    chance: share(sorted.filter((deviation) => Math.abs(deviation) >= size).length),
    chanceOfAny: share(clearest.filter((largest) => largest >= clear).length),
  }
}

/**
 * Orders of the indexes 0 to `length` − 1 (at most 65,536), each as likely as any other to within
 * one part in ten million (Fisher and Yates). One array is shuffled on and on and yielded each time.
 * @param next whole numbers below 2^32, as `createWords` gives them
 */
export function* shuffledOrders(
  length: number,
  count: number,
  next: () => number,
): Generator<Uint16Array> {
  const order = Uint16Array.from({ length }, (_, index) => index)
  for (let made = 0; made < count; made += 1) {
    for (let last = length - 1; last > 0; last -= 1) {
      const other = Math.floor((next() * (last + 1)) / 2 ** 32)
      const held = order[last] ?? 0
      order[last] = order[other] ?? 0
      order[other] = held
    }
    yield order
  }
}
