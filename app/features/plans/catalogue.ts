import { type Level } from './features.ts'

/** A plan that can be chosen on /pricing. Prices are in pence (S0 §9). */
export type Plan = {
  id: 'free' | 'monthly' | 'annual'
  level: Exclude<Level, 'admin'>
  name: string
  pence: number
  /** How many calendar months a price pays for; 0 for what is free forever. */
  months: 0 | 1 | 12
  /** Calendar months given free with a first purchase. */
  freeMonths: number
}

export const plans = {
  free: { id: 'free', level: 'seeker', name: 'Free', pence: 0, months: 0, freeMonths: 0 },
  monthly: { id: 'monthly', level: 'zen', name: 'Monthly', pence: 499, months: 1, freeMonths: 1 },
  annual: {
    id: 'annual',
    level: 'nurtured',
    name: 'Annual',
    pence: 4979,
    months: 12,
    freeMonths: 3,
  },
} as const satisfies Record<Plan['id'], Plan>

export const planIds = ['free', 'monthly', 'annual'] as const

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** '£4.99'; whole pounds without pence. */
export const formatPence = (pence: number): string =>
  pounds.format(pence / 100).replace(/\.00$/, '')

/** '£0 forever', '£4.99 per month', '£49.79 per year'. */
export const priceText = (plan: Plan): { amount: string; period: string } => ({
  amount: formatPence(plan.pence),
  period: plan.months === 0 ? 'forever' : plan.months === 1 ? 'per month' : 'per year',
})

/**
 * What may be said about a plan's price, worked out from the prices alone: the free months of a
 * first purchase, and what a year costs less than twelve single months. Says nothing that the
 * figures do not bear out.
 */
export const priceClaims = (plan: Plan, monthly: Plan = plans.monthly): string[] => {
  const claims: string[] = []
  if (plan.months === 0) return claims
  if (plan.freeMonths > 0) {
    const months = plan.freeMonths === 1 ? 'month' : 'months'
    claims.push(`${plan.freeMonths} ${months} free on your first purchase`)
  }
  if (plan.months === 1) return claims
  if (plan.freeMonths > 0) {
    claims.push(`${plan.months + plan.freeMonths} months for the price of ${plan.months}`)
  }
  const saved = plan.months * monthly.pence - plan.pence
  if (saved > 0) claims.push(`saves ${formatPence(saved)} a year`)
  return claims
}
