import { parseDate, toZoned } from '@internationalized/date'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { DaySchema } from './day-schema.ts'
import * as dates from './dates.ts'

const zones = Intl.supportedValuesOf('timeZone')
const zone = fc.constantFrom(...zones)
const instant = fc.integer({ min: Date.UTC(2012, 0, 1), max: Date.UTC(2045, 0, 1) })
const day = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2150, 0, 1) / 86_400_000 })
  .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10))
const at = (iso: string) => Date.parse(iso)

describe('a date from outside', () => {
  it('is taken when the calendar has it', () => {
    for (const text of ['2026-11-21', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31']) {
      expect(v.parse(DaySchema, text)).toBe(text)
    }
  })

  it('is refused when the calendar does not have it or it is written another way', () => {
    const wrong = [
      '2026-02-29',
      '1900-02-29',
      '2026-04-31',
      '2026-13-01',
      '2026-00-10',
      '0000-01-01',
    ]
    const odd = ['', '2026-2-9', '21/11/2026', '2026-11-21T00:00', ' 2026-11-21', '+02026-11-21']
    for (const value of [...wrong, ...odd, '2026-11-21\n', '٢٠٢٦-١١-٢١', null, 20261121, {}]) {
      expect(v.is(DaySchema, value), String(value)).toBe(false)
    }
  })
})

describe('counting days', () => {
  it('crosses leap days and year ends', () => {
    expect(dates.addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(dates.addDays('2025-02-28', 1)).toBe('2025-03-01')
    expect(dates.addDays('2025-12-31', 1)).toBe('2026-01-01')
    expect(dates.addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(dates.daysBetween('2024-01-01', '2025-01-01')).toBe(366)
  })

  it('refuses to leave the years that can be written', () => {
    expect(() => dates.addDays('9999-12-31', 1)).toThrow(RangeError)
    expect(() => dates.addDays('0001-01-01', -1)).toThrow(RangeError)
  })

  it('comes back the way it went, in the order that strings have', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -9000, max: 9000 }), (from, n) => {
        const to = dates.addDays(from, n)
        expect(dates.daysBetween(from, to)).toBe(n)
        expect(dates.addDays(to, -n)).toBe(from)
        expect(to > from).toBe(n > 0)
        expect(to).toBe(parseDate(from).add({ days: n }).toString())
      }),
    )
  })

  it('begins a week on the Monday on or before the date', () => {
    expect(dates.weekStart('2026-11-22')).toBe('2026-11-16')
    expect(dates.weekStart('2026-11-23')).toBe('2026-11-23')
    expect(dates.weekStart('2027-01-01')).toBe('2026-12-28')
    fc.assert(
      fc.property(day, (date) => {
        const monday = dates.weekStart(date)
        expect(new Date(monday).getUTCDay()).toBe(1)
        expect(dates.daysBetween(monday, date)).toBe(dates.weekday(date))
        expect(dates.weekday(date)).toBeLessThan(7)
      }),
    )
  })
})

describe('a written date', () => {
  it('reads as people say it', () => {
    expect(dates.formatLongDay('2026-11-21')).toBe('Saturday 21 November')
    expect(dates.formatDayWithYear('2026-01-01')).toBe('Thursday 1 January 2026')
    expect(dates.formatShortDay('2026-05-03')).toBe('3 May')
    expect(dates.formatMonth('2026-05-03')).toBe('May 2026')
  })

  it('agrees with the calendar of the runtime on every date', () => {
    const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
    const oracle = new Intl.DateTimeFormat('en-GB', options)
    fc.assert(
      fc.property(day, (date) => {
        const said = oracle.format(Date.parse(date)).replace(',', '')
        expect(dates.formatLongDay(date)).toBe(said)
      }),
    )
  })
})

describe('a time zone from outside', () => {
  it('is any that the tz database names', () => {
    for (const name of [...zones, 'UTC', 'Etc/GMT+5', 'Asia/Kathmandu', 'US/Pacific']) {
      expect(dates.isTimeZone(name), name).toBe(true)
    }
  })

  it('is refused when it is an offset, a made-up place or hostile', () => {
    const wrong = [
      '',
      '+01:00',
      '-0800',
      'Europe/Atlantis',
      '../etc/passwd',
      'Europe/',
      '__proto__',
    ]
    for (const name of [...wrong, 'UTC\n', 'A'.repeat(1e5), 'constructor', ' Europe/London']) {
      expect(dates.isTimeZone(name), name.slice(0, 20)).toBe(false)
    }
  })
})

describe('the day in a zone', () => {
  it('turns exactly at midnight there', () => {
    const midnight = at('2026-11-20T18:15:00Z')
    expect(dates.dayIn('Asia/Kathmandu', midnight - 1)).toBe('2026-11-20')
    expect(dates.dayIn('Asia/Kathmandu', midnight)).toBe('2026-11-21')
    expect(dates.hourIn('Asia/Kathmandu', midnight - 1)).toBe(23)
    expect(dates.hourIn('Asia/Kathmandu', midnight)).toBe(0)
    expect(dates.timeIn('Asia/Kathmandu', midnight + 59_999)).toBe('00:00')
  })

  it('differs by two dates between the ends of the earth', () => {
    const now = at('2025-12-31T10:30:00Z')
    expect(dates.dayIn('Pacific/Pago_Pago', now)).toBe('2025-12-30')
    expect(dates.dayIn('Europe/London', now)).toBe('2025-12-31')
    expect(dates.dayIn('Pacific/Kiritimati', now)).toBe('2026-01-01')
  })

  it('leaves out the date that a zone left out', () => {
    const jump = at('2011-12-30T10:00:00Z')
    expect(dates.dayIn('Pacific/Apia', jump - 1)).toBe('2011-12-29')
    expect(dates.dayIn('Pacific/Apia', jump)).toBe('2011-12-31')
    expect(dates.nextDayStart('Pacific/Apia', jump - 3_600_000)).toBe(jump)
  })

  it('agrees with the clock of the runtime in every zone at every instant', () => {
    fc.assert(
      fc.property(zone, instant, (timeZone, now) => {
        const said = new Date(now).toLocaleString('sv-SE', { timeZone })
        expect(`${dates.dayIn(timeZone, now)} ${dates.timeIn(timeZone, now)}`).toBe(
          said.slice(0, 16),
        )
        expect(dates.hourIn(timeZone, now)).toBe(Number(said.slice(11, 13)))
      }),
      { numRuns: 1000 },
    )
  })

  it('never goes backwards at a change of the clocks that the tz database foresees', () => {
    const WEEK = 7 * 86_400_000
    const wall = (timeZone: string, now: number) =>
      Date.parse(`${dates.dayIn(timeZone, now)}T${dates.timeIn(timeZone, now)}Z`)
    const offset = (timeZone: string, now: number) => wall(timeZone, now) - now
    let changes = 0
    for (const timeZone of zones) {
      for (let now = at('2026-01-01T00:00Z'); now < at('2029-01-01T00:00Z'); now += WEEK) {
        let [before, after] = [now, now + WEEK]
        if (offset(timeZone, before) === offset(timeZone, after)) continue
        changes += 1
        while (after - before > 60_000) {
          const middle = before + Math.round((after - before) / 120_000) * 60_000
          if (offset(timeZone, middle) === offset(timeZone, before)) before = middle
          else after = middle
        }
        const days = [dates.dayIn(timeZone, before), dates.dayIn(timeZone, after)]
        expect([...days].sort(), `${timeZone} at ${new Date(after).toISOString()}`).toEqual(days)
      }
    }
    expect(changes).toBeGreaterThan(500)
  }, 20_000)
})

describe('the next day', () => {
  it('comes after 23 and 25 hours when the clocks change', () => {
    const hours = (timeZone: string, from: string) =>
      (dates.nextDayStart(timeZone, at(from)) - at(from)) / 3_600_000
    expect(hours('Europe/London', '2026-03-29T00:00:00Z')).toBe(23)
    expect(hours('Europe/London', '2026-10-24T23:00:00Z')).toBe(25)
    expect(hours('Australia/Lord_Howe', '2026-04-04T13:00:00Z')).toBe(24.5)
  })

  it('begins at one where the clocks go forward at midnight', () => {
    const start = dates.nextDayStart('America/Havana', at('2026-03-08T04:00:00Z'))
    expect(dates.timeIn('America/Havana', start)).toBe('01:00')
    expect(dates.dayIn('America/Havana', start)).toBe('2026-03-08')
  })

  it('is a whole day away at the very instant that a day begins', () => {
    const midnight = at('2026-06-10T23:00:00Z')
    expect(dates.nextDayStart('Europe/London', midnight)).toBe(midnight + 86_400_000)
    expect(dates.nextDayStart('Europe/London', midnight - 1)).toBe(midnight)
  })

  it('is the first instant of the following date, as a second library finds it', () => {
    fc.assert(
      fc.property(zone, instant, (timeZone, now) => {
        const start = dates.nextDayStart(timeZone, now)
        const today = dates.dayIn(timeZone, now)
        expect(dates.dayIn(timeZone, start - 1)).toBe(today)
        expect(start).toBeGreaterThan(now)
        const next = parseDate(dates.dayIn(timeZone, start))
        expect(start).toBe(toZoned(next, timeZone).toDate().getTime())
      }),
      { numRuns: 500 },
    )
  })
})
