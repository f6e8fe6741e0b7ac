import { describe, expect, it } from 'vitest'
import { dailyAffirmations } from './daily-affirmations.server.ts'

const member = { id: '5c0f6a52-52c4-4f5c-9c8b-1f7f3b1c9d10', today: '2026-11-21' }
const choose = (change: Partial<typeof member> = {}, count?: number, secret = 'secret') =>
  dailyAffirmations(
    secret,
    { ...member, ...change },
    count === undefined ? [] : [{ date: change.today ?? member.today, count }],
  )

describe('the affirmations of a day', () => {
  it('are the same at every visit of the day, and without a row as with a count of 0', () => {
    expect(choose()).toEqual(choose())
    expect(choose({}, 0)).toEqual(choose())
  })

  it('take the count of today and of no other date', () => {
    const rows = [
      { date: '2026-11-20', count: 5 },
      { date: '2026-11-21', count: 2 },
      { date: '2026-11-22', count: 7 },
    ]
    expect(dailyAffirmations('secret', member, rows)).toEqual(choose({}, 2))
    expect(choose({}, 2)).not.toEqual(choose({}, 1))
  })

  it('differ between members, dates and secrets', () => {
    const days = Array.from(
      { length: 28 },
      (_, day) => `2026-02-${String(day + 1).padStart(2, '0')}`,
    )
    const sets = (id: string, secret: string) =>
      days.map((today) => JSON.stringify(choose({ id, today }, undefined, secret)))
    const all = [...sets('a', 'one'), ...sets('b', 'one'), ...sets('a', 'two')]
    expect(new Set(all).size).toBeGreaterThan(80)
  })
})
