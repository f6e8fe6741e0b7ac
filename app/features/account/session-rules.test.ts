import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isConfirmed, isSessionLive, sessionExpiry, shouldSlide } from './session-rules.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

describe('a session', () => {
  test('ends 30 days after its last use', () => {
    expect(sessionExpiry(0, 0)).toBe(30 * DAY)
    expect(sessionExpiry(0, 10 * DAY)).toBe(40 * DAY)
  })

  test('ends 90 days after it began, however often it is used', () => {
    fc.assert(
      fc.property(fc.nat({ max: 89 * DAY }), (used) => {
        expect(sessionExpiry(0, used)).toBeLessThanOrEqual(90 * DAY)
        expect(isSessionLive({ expiresAt: sessionExpiry(0, used) }, 90 * DAY)).toBe(false)
      }),
    )
  })

  test('is moved on at most once an hour and never past its last day', () => {
    expect(shouldSlide({ createdAt: 0, lastSeenAt: 0 }, HOUR - 1)).toBe(false)
    expect(shouldSlide({ createdAt: 0, lastSeenAt: 0 }, HOUR)).toBe(true)
    expect(shouldSlide({ createdAt: 0, lastSeenAt: 0 }, 90 * DAY)).toBe(false)
  })

  test('counts as confirmed for ten minutes after the password', () => {
    expect(isConfirmed(0, 599_999)).toBe(true)
    expect(isConfirmed(0, 600_000)).toBe(false)
    expect(isConfirmed(5, 0)).toBe(false)
  })
})
