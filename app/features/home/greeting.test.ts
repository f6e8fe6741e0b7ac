import { describe, expect, it } from 'vitest'
import { greetingAt } from './greeting.ts'

describe('greetingAt', () => {
  it.each([
    [0, 'Good morning'],
    [11, 'Good morning'],
    [12, 'Good afternoon'],
    [17, 'Good afternoon'],
    [18, 'Good evening'],
    [23, 'Good evening'],
  ])('at hour %i says %s', (hour, greeting) => {
    expect(greetingAt(hour)).toBe(greeting)
  })
})
