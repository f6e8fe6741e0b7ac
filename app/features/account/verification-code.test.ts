import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canResend,
  CODE_ALPHABET,
  CODE_LENGTH,
  codeTimeLeft,
  formatTimer,
  isCodeExpired,
  makeCode,
  normaliseCode,
} from './verification-code.ts'

describe('a verification code', () => {
  test('is made of 31 characters, none of which looks like another', () => {
    expect(CODE_ALPHABET).toHaveLength(31)
    expect(CODE_ALPHABET).not.toMatch(/[0O1IL]/)
    expect(new Set(CODE_ALPHABET).size).toBe(31)
  })

  test('throws away the bytes that would favour some characters', () => {
    const calls = [Uint8Array.of(248, 249, 255, 0, 30, 31), Uint8Array.of(247, 62, 250, 1, 2, 3)]
    expect(makeCode(() => calls.shift() ?? new Uint8Array(6))).toBe('2Z2Z23')
  })

  test('takes every character from the same number of bytes', () => {
    const counts = new Map<string, number>()
    for (let byte = 0; byte < 248; byte++) {
      const first = makeCode(() => new Uint8Array(CODE_LENGTH).fill(byte)).charAt(0)
      counts.set(first, (counts.get(first) ?? 0) + 1)
    }
    expect([...counts.values()]).toEqual(Array(31).fill(8))
  })

  test('is recognised in any case, with spaces or dashes from pasting', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 6, maxLength: 6, max: 247 }), (bytes) => {
        const code = makeCode(() => bytes)
        const pasted = ` ${code.slice(0, 3).toLowerCase()} \u2013-\u00a0${code.slice(3)}\n`
        expect(normaliseCode(pasted)).toBe(code)
        expect(normaliseCode(normaliseCode(pasted))).toBe(code)
      }),
    )
  })

  test('works for 300 seconds and not one millisecond more', () => {
    expect(isCodeExpired(0, 299_999)).toBe(false)
    expect(isCodeExpired(0, 300_000)).toBe(true)
  })

  test('is not followed by another one in the first 60 seconds, until the timer reads below 240', () => {
    expect(canResend(0, 0)).toBe(false)
    expect(canResend(0, 60_000)).toBe(false)
    expect(canResend(0, 60_001)).toBe(true)
  })

  test('has between 0 and 300 seconds left whatever the clock does', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer(), (createdAt, drift) => {
        const left = codeTimeLeft(createdAt, createdAt + drift)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(300_000)
      }),
    )
  })

  test('shows its time as minutes and seconds', () => {
    expect([300_000, 239_001, 60_000, 9_000, 1, 0].map(formatTimer)).toEqual([
      '5:00',
      '4:00',
      '1:00',
      '0:09',
      '0:01',
      '0:00',
    ])
  })
})
