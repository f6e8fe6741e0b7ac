import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CRISIS_REGIONS } from '#app/content/crisis-lines.ts'
import { crisisRegion, getRegion, guessRegion } from './crisis-region.ts'

describe('the region of a country', () => {
  it.each([
    ['GB', 'uk'],
    ['gb', 'uk'],
    ['JE', 'uk'],
    ['US', 'us'],
    ['PR', 'us'],
    ['CA', 'ca'],
    ['AU', 'au'],
    ['IE', 'ie'],
    ['FR', 'elsewhere'],
    ['', 'elsewhere'],
    [null, 'elsewhere'],
    [undefined, 'elsewhere'],
    ['constructor', 'elsewhere'],
  ])('of %s is %s', (country, region) => {
    expect(crisisRegion(country)).toBe(region)
  })
})

describe('the region to begin with', () => {
  it('is the chosen one before all else', () => {
    expect(guessRegion({ chosen: 'ie', country: 'US', languages: 'en-GB' })).toBe('ie')
  })

  it('ignores a choice that does not exist', () => {
    expect(guessRegion({ chosen: 'mars', country: 'CA', languages: null })).toBe('ca')
  })

  it('believes the country before the language', () => {
    expect(guessRegion({ country: 'FR', languages: 'en-US,en' })).toBe('elsewhere')
  })

  it.each(['XX', 'T1', null])('asks the language when the country is %s', (country) => {
    expect(guessRegion({ country, languages: 'en-AU,en;q=0.9' })).toBe('au')
    expect(guessRegion({ country, languages: 'en, en-IE;q=0.8' })).toBe('ie')
    expect(guessRegion({ country, languages: 'zh-Hant-CA' })).toBe('ca')
    expect(guessRegion({ country, languages: 'en' })).toBe('elsewhere')
  })

  it('always has lines, whatever arrives', () => {
    const anything = fc.option(fc.string())
    fc.assert(
      fc.property(anything, anything, anything, (chosen, country, languages) => {
        const region = getRegion(guessRegion({ chosen, country, languages }))
        expect(CRISIS_REGIONS).toContain(region)
      }),
    )
  })
})
