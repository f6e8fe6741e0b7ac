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
  clearest.sort()
  return prepared.map((one) => answerOf(one, clearest))
}

function prepare({ present, outcome }: Question, count: number): Prepared {
  const days = present.length
  const own = indexesTo(days)
  const withIt = own.filter((day) => present[day] === 1)
  const without = own.filter((day) => present[day] === 0)
  if (withIt.length === 0 || without.length === 0) {
    throw new RangeError('A comparison needs days with the thing and days without it.')
  }
  let total = 0
  let squares = 0
  for (const value of outcome) {
    total += value
    squares += value * value
  }
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
  one.observed = deviationOf(one, own)
  return one
}

function indexesTo(length: number): Uint16Array {
  const indexes = new Uint16Array(length)
  for (let index = 0; index < length; index += 1) indexes[index] = index
  return indexes
}

/**
 * The difference of means times the product of both sides' days: a whole number, so that shuffles
 * that tie with the data are seen to tie.
 */
function deviationOf(one: Prepared, order: Uint16Array): number {
  const sum = sumOver(one.side, order, one.outcome)
  const sumWith = one.isSideWith ? sum : one.total - sum
  return one.days * sumWith - one.total * one.with
}

/**
 * Four sums side by side, because one sum would wait for each of its additions. Every index is one of
 * a day, so nothing is checked here: this is where the time goes.
 */
function sumOver(side: Uint16Array, order: Uint16Array, outcome: Uint8Array): number {
  let [a, b, c, d] = [0, 0, 0, 0]
  let at = 0
  for (const whole = side.length - 3; at < whole; at += 4) {
    a += outcome[order[side[at] as number] as number] as number
    b += outcome[order[side[at + 1] as number] as number] as number
    c += outcome[order[side[at + 2] as number] as number] as number
    d += outcome[order[side[at + 3] as number] as number] as number
  }
  for (; at < side.length; at += 1) a += outcome[order[side[at] as number] as number] as number
  return a + b + c + d
}

/** @param clearest the clearest of all things under each shuffle, sorted */
function answerOf(one: Prepared, clearest: Float64Array): Answer {
  const without = one.days - one.with
  const toDifference = (deviation: number) => deviation / (one.with * without)
  const size = Math.abs(one.observed)
  const clear = size * one.scale
  const sorted = one.deviations.sort()
  const beyond = countBelow(sorted, 1 - size) + sorted.length - countBelow(sorted, size)
  const share = (count: number) => (1 + count) / (1 + clearest.length)
  const cut = Math.floor(sorted.length * TAIL)
  const low = sorted[cut] ?? 0
  const high = sorted[sorted.length - 1 - cut] ?? 0
  return {
    with: one.with,
    without,
    difference: toDifference(one.observed),
    range: [toDifference(low), toDifference(high)],
    chance: share(size === 0 ? sorted.length : beyond),
    chanceOfAny: share(clearest.length - countBelow(clearest, clear)),
  }
}

/** How many of the sorted values are less than the bound. */
function countBelow(sorted: Int32Array | Float64Array, bound: number): number {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? 0) < bound) from = middle + 1
    else to = middle
  }
  return from
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
  const order = indexesTo(length)
  for (let made = 0; made < count; made += 1) {
    for (let last = length - 1; last > 0; last -= 1) {
      const other = Math.floor((next() * (last + 1)) / 2 ** 32)
      const held = order[last] as number
      order[last] = order[other] as number
      order[other] = held
    }
    yield order
  }
}
