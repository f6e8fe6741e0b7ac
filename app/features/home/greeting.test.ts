import { describe, expect, it } from 'vitest'
import { daypartAt, greetingAt } from './greeting.ts'

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

describe('daypartAt', () => {
  it.each([
    [0, 'night'],
    [4, 'night'],
    [5, 'morning'],
    [11, 'midday'],
    [17, 'evening'],
    [21, 'night'],
  ])('at hour %i the light is that of %s', (hour, daypart) => {
    expect(daypartAt(hour)).toBe(daypart)
  })
})
