import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayIn, daysBetween } from './dates.ts'
import {
  type MemberZones,
  nextDayStartFor,
  requestZoneChange,
  todayFor,
  zoneFor,
} from './member-day.ts'

const HOUR = 3_600_000
const at = (iso: string) => Date.parse(iso)
const london: MemberZones = { timeZone: 'Europe/London', pendingTimeZone: null, pendingFrom: null }
const names = [
  'Pacific/Pago_Pago',
  'America/Los_Angeles',
  'America/Havana',
  'Europe/London',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
]

describe('a change of zone', () => {
  it('waits for the next day', () => {
    const now = at('2026-11-21T09:00:00Z')
    const member = requestZoneChange(london, 'Asia/Tokyo', now)
    expect(member).toEqual({
      timeZone: 'Europe/London',
      pendingTimeZone: 'Asia/Tokyo',
      pendingFrom: '2026-11-22',
    })
    expect(todayFor(member, at('2026-11-21T23:59:59Z'))).toBe('2026-11-21')
    expect(zoneFor(member, at('2026-11-21T23:59:59Z'))).toBe('Europe/London')
    expect(todayFor(member, at('2026-11-22T00:00:00Z'))).toBe('2026-11-22')
    expect(zoneFor(member, at('2026-11-22T00:00:00Z'))).toBe('Asia/Tokyo')
  })

  it('makes the present day last when the way goes west', () => {
    const member = requestZoneChange(london, 'America/Los_Angeles', at('2026-11-21T09:00:00Z'))
    expect(todayFor(member, at('2026-11-22T07:59:59Z'))).toBe('2026-11-21')
    expect(todayFor(member, at('2026-11-22T08:00:00Z'))).toBe('2026-11-22')
    expect(nextDayStartFor(member, at('2026-11-21T23:00:00Z'))).toBe(at('2026-11-22T08:00:00Z'))
  })

  it('leaves a date out only across 24 hours or more', () => {
    const pago: MemberZones = { timeZone: 'Pacific/Pago_Pago' }
    const member = requestZoneChange(pago, 'Pacific/Kiritimati', at('2026-11-21T20:00:00Z'))
    expect(todayFor(member, at('2026-11-22T10:59:59Z'))).toBe('2026-11-21')
    expect(todayFor(member, at('2026-11-22T11:00:00Z'))).toBe('2026-11-23')
  })

  it('is taken back by asking for the present zone', () => {
    const now = at('2026-11-21T09:00:00Z')
    const member = requestZoneChange(london, 'Asia/Tokyo', now)
    expect(requestZoneChange(member, 'Europe/London', now)).toEqual(london)
  })

  it('counts as the present zone once it is in force', () => {
    const member = requestZoneChange(london, 'Asia/Tokyo', at('2026-11-21T09:00:00Z'))
    const later = requestZoneChange(member, 'Asia/Tokyo', at('2026-11-23T00:00:00Z'))
    expect(later).toEqual({ timeZone: 'Asia/Tokyo', pendingTimeZone: null, pendingFrom: null })
  })
})

const wish = fc.record({
  zone: fc.constantFrom(...names),
  after: fc.integer({ min: 0, max: 40 * HOUR }),
})

describe('whatever zones a member asks for, and when', () => {
  it('never turns their today back, nor gives more days than the calendar of the earth', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2034-01-01T00:00:00Z') }),
        fc.array(wish, { maxLength: 8 }),
        (timeZone, start, wishes) => {
          let member: MemberZones = { timeZone }
          let now = start
          let last = todayFor(member, now)
          const look = () => {
            const today = todayFor(member, now)
            expect(daysBetween(last, today)).toBeGreaterThanOrEqual(0)
            expect(daysBetween(last, today)).toBeLessThanOrEqual(2)
            expect(today >= dayIn('Etc/GMT+12', now)).toBe(true)
            expect(today <= dayIn('Etc/GMT-14', now)).toBe(true)
            last = today
          }
          for (const { zone, after } of [...wishes, { zone: timeZone, after: 80 * HOUR }]) {
            for (const end = now + after; now < end; now = Math.min(end, now + 1.5 * HOUR)) look()
            member = requestZoneChange(member, zone, now)
            look()
          }
        },
      ),
      { numRuns: 120 },
    )
  }, 20_000)

  it('changes nothing about today at the moment of asking, while the old day is running', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom(...names),
        fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2034-01-01T00:00:00Z') }),
        (timeZone, zone, now) => {
          const member = requestZoneChange({ timeZone }, zone, now)
          expect(todayFor(member, now)).toBe(todayFor({ timeZone }, now))
        },
      ),
    )
  })

  it('puts the beginning of the next day at the first instant of it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom(...names),
        fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2034-01-01T00:00:00Z') }),
        (timeZone, zone, now) => {
          const member = requestZoneChange({ timeZone }, zone, now)
          const next = nextDayStartFor(member, now)
          expect(todayFor(member, next - 1)).toBe(todayFor(member, now))
          expect(todayFor(member, next) > todayFor(member, now)).toBe(true)
        },
      ),
    )
  })
})
