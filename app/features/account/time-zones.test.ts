import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupTimeZones, zoneWords } from './time-zones.ts'

describe('groupTimeZones', () => {
  it('sorts zones into the parts of the world', () => {
    expect(
      groupTimeZones(['Europe/Paris', 'America/Argentina/Salta', 'Europe/London'], 'UTC'),
    ).toEqual([
      {
        name: 'America',
        zones: [{ value: 'America/Argentina/Salta', label: 'Argentina, Salta' }],
      },
      {
        name: 'Europe',
        zones: [
          { value: 'Europe/London', label: 'London' },
          { value: 'Europe/Paris', label: 'Paris' },
        ],
      },
      { name: 'Other', zones: [{ value: 'UTC', label: 'UTC' }] },
    ])
  })

  it('offers every zone once, the wanted one always', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    fc.assert(
      fc.property(fc.subarray(zones), fc.constantFrom(...zones), (some, wanted) => {
        const offered = groupTimeZones([...some, ...some], wanted).flatMap((group) =>
          group.zones.map((zone) => zone.value),
        )
        expect(offered.toSorted()).toEqual([...new Set([...some, wanted])].sort())
      }),
    )
  })
})

describe('zoneWords', () => {
  it('names the place before the part of the world', () => {
    expect(zoneWords('Europe/London')).toBe('London, Europe')
    expect(zoneWords('America/New_York')).toBe('New York, America')
    expect(zoneWords('UTC')).toBe('UTC')
  })
})
