import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countdownText } from './countdown-text.ts'

describe('countdownText', () => {
  it('writes minutes and seconds on a timer, and hours once there are any', () => {
    expect(countdownText(300, 'timer')).toBe('5:00')
    expect(countdownText(9, 'timer')).toBe('0:09')
    expect(countdownText(3600, 'timer')).toBe('1:00:00')
  })

  it('writes hours, minutes and seconds in words while a form is closed', () => {
    expect(countdownText(3599, 'words')).toBe('0h 59m 59s')
  })

  it('says nought only when nothing is left', () => {
    expect(countdownText(0.2, 'timer')).toBe('0:01')
    expect(countdownText(-4, 'timer')).toBe('0:00')
  })

  it('can be read back as the seconds it was given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), (seconds) => {
        const [h, m, s] = countdownText(seconds, 'words').split(' ').map(parseFloat)
        expect((h ?? 0) * 3600 + (m ?? 0) * 60 + (s ?? 0)).toBe(seconds)
      }),
    )
  })
})
