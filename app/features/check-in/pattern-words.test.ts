import { describe, expect, it } from 'vitest'
import type { Pattern } from './check-in-patterns.ts'
import { differenceText, rangeText, triedText, verdictText } from './pattern-words.ts'

const walk: Pattern = {
  thing: 'a walk',
  with: 16,
  without: 40,
  difference: 2.06,
  range: [-1.8, 1.7],
  asClear: 3,
  couldBeChance: false,
}

describe('a comparison in words', () => {
  it('says the difference with its days, higher, lower or neither', () => {
    expect(differenceText(walk)).toBe(
      'On days with a walk, the rest of your check-in was 2.1 points higher (16 days with, 40 without).',
    )
    expect(differenceText({ ...walk, difference: -0.5 })).toContain('was 0.5 points lower (')
    expect(differenceText({ ...walk, difference: -0.04 })).toContain('was just as high (')
  })

  it('says what shuffled days give', () => {
    expect(rangeText(walk)).toBe(
      'Shuffling the days gives differences between −1.8 and 1.7 in 95 of 100 tries.',
    )
    expect(rangeText({ ...walk, range: [-0.01, 0] })).toContain('between 0.0 and 0.0 in')
  })

  it('says that it could be chance when it could', () => {
    expect(verdictText({ ...walk, couldBeChance: true })).toBe('This could be chance.')
    expect(verdictText(walk)).toMatch(/^Of 1,000 shuffles of all the things together, 3 gave/)
    expect(verdictText({ ...walk, asClear: 0 })).toContain('none gave')
  })

  it('counts what was tried and what chance would make of it', () => {
    const twenty = { days: 56, patterns: Array<Pattern>(20).fill(walk), tooFew: [] }
    expect(triedText(twenty)).toBe(
      'We looked at 20 things. By chance alone, about 1 of the 20 compared would fall outside its range.',
    )
    const tooFew = Array(3).fill({ thing: 'no alcohol', with: 0, without: 56 })
    expect(triedText({ ...twenty, patterns: twenty.patterns.slice(3), tooFew })).toMatch(
      /20 things\. 3 of them had too few days to compare\. By chance alone, about 0\.9 of the 17/,
    )
  })
})
