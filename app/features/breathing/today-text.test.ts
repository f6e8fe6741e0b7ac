import { describe, expect, it } from 'vitest'
import { todayText } from './today-text.ts'

describe('what was done today', () => {
  it('is nothing without an exercise', () => {
    expect(todayText([])).toBe('')
  })

  it('names each technique once, in the order of the day, and adds up the minutes', () => {
    const exercises = [
      { technique: 'box-breathing', seconds: 304 },
      { technique: 'breath-counting', seconds: 600 },
      { technique: 'box-breathing', seconds: 61 },
    ]
    expect(todayText(exercises)).toBe('Today: Box Breathing, Breath Counting. 16 minutes in all.')
    expect(todayText(exercises.slice(2))).toBe('Today: Box Breathing. 1 minute in all.')
  })
})
