import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatWait, judgeAttempt } from './registration-throttle.ts'

const free = { allowed: true, remaining: 2, retryAfterMs: 3_600_000 }
const full = { allowed: false, remaining: 0, retryAfterMs: 1_799_500 }

describe('a registration attempt', () => {
  test('goes on while nothing is used up', () => {
    expect(judgeAttempt({ address: free, email: free, mail: free })).toEqual({ allowed: true })
  })

  test('within a minute of the last mail is rate limited and says how many attempts remain', () => {
    expect(judgeAttempt({ address: { ...free, remaining: 1 }, email: free, mail: full })).toEqual({
      allowed: false,
      message: 'Registration rate limited. 1 attempts remaining before timeout.',
      lockedForMs: null,
    })
  })

  test('that is rate limited the third time locks the form for 3600 seconds', () => {
    expect(judgeAttempt({ address: { ...free, remaining: 0 }, email: free, mail: full })).toEqual({
      allowed: false,
      message: 'Too many registration attempts. Please try again in 1 hour.',
      lockedForMs: 3_600_000,
    })
  })

  test('while the form is locked is told how long to wait', () => {
    expect(judgeAttempt({ address: full, email: free, mail: free })).toEqual({
      allowed: false,
      message: 'Please wait 0h 30m 0s before attempting to register again',
      lockedForMs: 1_799_500,
    })
  })

  test('beyond the third for one e-mail, from wherever, is told to try again later', () => {
    expect(judgeAttempt({ address: free, email: full, mail: full })).toEqual({
      allowed: false,
      message: 'Too many registration attempts. Please try again later.',
      lockedForMs: null,
    })
  })
})

test('a wait is shown in hours, minutes and seconds that add up to it', () => {
  expect(formatWait(3_600_000)).toBe('1h 0m 0s')
  expect(formatWait(-5)).toBe('0h 0m 0s')
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000 }), (ms) => {
      const [h = 0, m = 0, s = 0] = (formatWait(ms).match(/\d+/g) ?? []).map(Number)
      expect(h * 3600 + m * 60 + s).toBe(Math.ceil(ms / 1000))
      expect(m < 60 && s < 60).toBe(true)
    }),
  )
})
