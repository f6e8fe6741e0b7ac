import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#app/lib/dates.ts'
import { dayToSave, firstDayToSave } from './day-to-save.ts'

const member = (today: string, joined: string, timeZone = 'Europe/London') => ({
  today,
  createdAt: Date.parse(joined),
  zones: { timeZone },
})
const settled = (today: string) => member(today, '2020-01-01T12:00:00Z')

describe('the day that a form is saved under', () => {
  it('is the one it was opened for, today or yesterday', () => {
    const ok = (value: string) => ({ ok: true, value })
    expect(dayToSave('2026-11-21', settled('2026-11-21'))).toEqual(ok('2026-11-21'))
    expect(dayToSave('2026-12-31', settled('2027-01-01'))).toEqual(ok('2026-12-31'))
  })

  it('is never a day to come, nor one longer gone', () => {
    expect(dayToSave('2026-11-22', settled('2026-11-21'))).toMatchObject({
      error: expect.stringContaining('still to come'),
    })
    expect(dayToSave('2026-11-19', settled('2026-11-21'))).toMatchObject({
      error: expect.stringContaining('opened on an earlier day'),
    })
  })

  it('is never a day before the account, by the clock where the member lives', () => {
    const joined = '2026-11-21T00:30:00Z'
    expect(dayToSave('2026-11-20', member('2026-11-21', joined))).toMatchObject({
      error: expect.stringContaining('before your account began'),
    })
    expect(dayToSave('2026-11-20', member('2026-11-21', joined, 'America/New_York')).ok).toBe(true)
    expect(dayToSave('2026-11-21', member('2026-11-21', joined)).ok).toBe(true)
    expect(dayToSave('2026-11-21', member('2026-11-22', joined)).ok).toBe(true)
  })

  it('is always today or yesterday, and today always is one', () => {
    const day = fc.integer({ min: 0, max: 800 }).map((n) => addDays('2025-06-01', n))
    fc.assert(
      fc.property(day, day, day, (opened, today, joined) => {
        const who = member(today, `${joined > today ? today : joined}T12:00:00Z`)
        expect(dayToSave(today, who).ok).toBe(true)
        const isOpen = opened <= today && opened >= firstDayToSave(who)
        expect(dayToSave(opened, who).ok).toBe(isOpen)
        if (isOpen) expect([today, addDays(today, -1)]).toContain(opened)
      }),
    )
  })
})
