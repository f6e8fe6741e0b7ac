import { type CheckInPatterns, type Pattern, SHUFFLES, TRIED } from './check-in-patterns.ts'

const MINUS = '−'
const signed = (value: number) => value.toFixed(1).replace('-', MINUS).replace(`${MINUS}0.0`, '0.0')

/** 'On days with a walk, the rest of your check-in was 2.1 points higher (16 days with, 40 without).' */
export function differenceText({ thing, difference, with: withIt, without }: Pattern): string {
  const size = Math.abs(difference).toFixed(1)
  const than =
    size === '0.0' ? 'just as high' : `${size} points ${difference > 0 ? 'higher' : 'lower'}`
  return `On days with ${thing}, the rest of your check-in was ${than} (${withIt} days with, ${without} without).`
}

/** 'Shuffling the days gives differences between −1.8 and 1.7 in 95 of 100 tries.' */
export function rangeText({ range: [low, high] }: Pattern): string {
  return `Shuffling the days gives differences between ${signed(low)} and ${signed(high)} in 95 of 100 tries.`
}

const SHUFFLES_TEXT = String(SHUFFLES).replace(/\B(?=(\d{3})+$)/g, ',')

/** What the shuffles of all things together say of this one. */
export function verdictText({ couldBeChance, asClear }: Pattern): string {
  if (couldBeChance) return 'This could be chance.'
  const count = asClear === 0 ? 'none' : String(asClear)
  return `Of ${SHUFFLES_TEXT} shuffles of all the things together, ${count} gave a difference as clear as this.`
}

/** How many were tried, and how many of them chance alone would put outside of their range. */
export function triedText({ patterns, tooFew }: CheckInPatterns): string {
  const left = tooFew.length === 0 ? '' : ` ${tooFew.length} of them had too few days to compare.`
  const byChance = Math.round(patterns.length * OUTSIDE * 10) / 10
  return `We looked at ${TRIED} things.${left} By chance alone, about ${byChance} of the ${patterns.length} compared would fall outside its range.`
}

/** The share of shuffles that lies outside of a range of 95 in 100. */
const OUTSIDE = 0.05
