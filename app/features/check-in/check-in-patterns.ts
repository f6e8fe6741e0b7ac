import { addDays, type DayString } from '#app/lib/dates.ts'
import { type Answer, type Question, shuffledOrders, shuffleTest } from '#app/lib/shuffle-test.ts'
import { CHECK_IN_ITEMS, type CheckInDay, dayPoints, itemPoints } from './check-in-day.ts'

/** The things that are tried, in the words of 'On days with …'. They were fixed beforehand. */
const THINGS: Readonly<Record<string, string>> = {
  'tasks.nutrition': 'good food',
  'tasks.reading': 'some reading',
  'tasks.language': 'language practice',
  'tasks.connect': 'a connection with someone',
  'tasks.walk': 'a walk',
  'discipline.noFastFood': 'no fast food',
  'discipline.noSnacks': 'no snacks between meals',
  'discipline.noSmoking': 'no smoking',
  'discipline.noDrinking': 'no alcohol',
  'discipline.noShortFormContent': 'no short-form videos',
  'discipline.noDoomScrolling': 'no doomscrolling',
  'morning.exercise': 'exercise in the morning',
  'morning.postureReset': 'a posture reset in the morning',
  'morning.mindfulStretch': 'mindful stretching in the morning',
  'morning.freshAir': 'fresh air in the morning',
  'evening.bodyScan': 'a body scan in the evening',
  'evening.stretch': 'stretching in the evening',
  'evening.exercise': 'exercise in the evening',
  'evening.calmingSounds': 'calming sounds in the evening',
  'evening.progressiveRelaxation': 'muscle relaxation in the evening',
}

/** How many things are tried. */
export const TRIED = Object.keys(THINGS).length

/** Days back from today that are compared, today included. */
export const PATTERN_DAYS = 365

/** At least so many days with a thing and so many without it, or there is no comparison. */
export const FEWEST_EACH = 3

/** How often all days are shuffled. More would change the second figure of a chance, not the words. */
export const SHUFFLES = 1000

/** From this chance of one as clear among all things on, a difference is said to be possibly chance. */
const COULD_BE_CHANCE = 0.05

/** A thing compared. Points are those of the rest of the day's check-in. */
export interface Pattern {
  thing: string
  with: number
  without: number
  /** Mean points with the thing minus mean points without it. */
  difference: number
  /** The differences that 95 of 100 shuffles stay between. */
  range: readonly [number, number]
  /** In how many of the shuffles any of the things differed as clearly. */
  asClear: number
  couldBeChance: boolean
}

/** What goes together in a member's check-ins, and what could not be compared. */
export interface CheckInPatterns {
  /** Check-ins that were compared. */
  days: number
  patterns: Pattern[]
  tooFew: { thing: string; with: number; without: number }[]
}

interface Thing extends Question {
  thing: string
  with: number
  without: number
}

/**
 * Compares days with each thing to days without it, by the points of the rest of that day's check-in
 * (the thing itself left out), and says how far shuffled days come. Days out of the span that ends
 * today do not count. The same days and the same stream of numbers give the same answer, in whatever order the days are given.
 * @param next whole numbers below 2^32, as `createWords` gives them
 */
export function checkInPatterns(
  all: readonly CheckInDay[],
  today: DayString,
  next: () => number,
): CheckInPatterns {
  const from = addDays(today, 1 - PATTERN_DAYS)
  const days = all
    .filter(({ date }) => date >= from && date <= today)
    .sort((a, b) => (a.date < b.date ? -1 : 1))
  const things = thingsOf(days)
  const isEnough = (one: Thing) => Math.min(one.with, one.without) >= FEWEST_EACH
  const compared = things.filter(isEnough)
  const count = compared.length > 0 ? SHUFFLES : 0
  const answers = shuffleTest(compared, shuffledOrders(days.length, count, next), count)
  return {
    days: days.length,
    patterns: compared
      .flatMap(({ thing }, n) => answers.slice(n, n + 1).map((answer) => toPattern(thing, answer)))
      .sort(byClearness),
    tooFew: things
      .filter((one) => !isEnough(one))
      .map(({ thing, with: withIt, without }) => ({ thing, with: withIt, without })),
  }
}

function thingsOf(days: readonly CheckInDay[]): Thing[] {
  const totals = days.map(dayPoints)
  return CHECK_IN_ITEMS.flatMap((item, n) => {
    const thing = THINGS[`${item.part}.${item.key}`]
    if (!thing) return []
    const present = new Uint8Array(days.length)
    const outcome = new Uint8Array(days.length)
    let withIt = 0
    days.forEach(({ values }, day) => {
      const value = values[n] ?? 0
      present[day] = value > 0 ? 1 : 0
      withIt += present[day] ?? 0
      // Points come in halves, and the shuffle counts in whole numbers.
      outcome[day] = 2 * ((totals[day] ?? 0) - itemPoints(item, value))
    })
    return [{ thing, present, outcome, with: withIt, without: days.length - withIt }]
  })
}

function toPattern(thing: string, answer: Answer): Pattern {
  const [low, high] = answer.range
  return {
    thing,
    with: answer.with,
    without: answer.without,
    difference: answer.difference / 2,
    range: [low / 2, high / 2],
    // The chance counts the days as they are as one of the shuffles.
    asClear: Math.round(answer.chanceOfAny * (SHUFFLES + 1)) - 1,
    couldBeChance: answer.chanceOfAny > COULD_BE_CHANCE,
  }
}

const byClearness = (a: Pattern, b: Pattern) =>
  Number(a.couldBeChance) - Number(b.couldBeChance) ||
  Math.abs(b.difference) - Math.abs(a.difference)
