import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPence, type Plan, planIds, plans, priceClaims, priceText } from './catalogue.ts'

describe('the catalogue', () => {
  it('has the prices and levels of the specification', () => {
    expect(planIds.map((id) => priceText(plans[id]))).toEqual([
      { amount: '£0', period: 'forever' },
      { amount: '£4.99', period: 'per month' },
      { amount: '£49.79', period: 'per year' },
    ])
    expect(planIds.map((id) => plans[id].level)).toEqual(['seeker', 'zen', 'nurtured'])
  })

  it('claims what the prices bear out', () => {
    expect(priceClaims(plans.free)).toEqual([])
    expect(priceClaims(plans.monthly)).toEqual(['1 month free on your first purchase'])
    expect(priceClaims(plans.annual)).toEqual([
      '3 months free on your first purchase',
      '15 months for the price of 12',
      'saves £10.09 a year',
    ])
  })

  it('never claims a percentage, nor a saving where there is none', () => {
    const pence = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(pence, pence, fc.integer({ min: 0, max: 12 }), (monthly, annual, freeMonths) => {
        const month: Plan = { ...plans.monthly, pence: monthly }
        const year: Plan = { ...plans.annual, pence: annual, freeMonths }
        const claims = priceClaims(year, month)
        expect(claims.join()).not.toContain('%')
        expect(claims.some((claim) => claim.startsWith('saves'))).toBe(annual < 12 * monthly)
        expect(claims.some((claim) => claim.includes('price of'))).toBe(freeMonths > 0)
      }),
    )
  })
})

describe('formatPence', () => {
  it('leaves the pence off a round sum only', () => {
    expect(formatPence(500)).toBe('£5')
    expect(formatPence(550)).toBe('£5.50')
    expect(formatPence(123_456)).toBe('£1,234.56')
  })
})
