import { describe, expect, it } from 'vitest'
import { dailyStreak, weeklyStreak } from '#app/features/rewards/streaks.ts'
import { dailyWords, weeklyWords } from './streak-words.ts'

const today = '2026-11-21'

describe('how a streak is told', () => {
  it('says what today would make it when nothing is done yet', () => {
    expect(dailyWords(dailyStreak(['2026-11-20', '2026-11-19'], today), true)).toEqual({
      count: 0,
      unit: 'days',
      note: 'A check-in today makes it 3 days. Two rest days this month are free.',
    })
    expect(weeklyWords(weeklyStreak([], today), true).note).toBe(
      'A conversation this week makes it 1 week.',
    )
  })

  it('counts one day as a day and says that today is part of it', () => {
    expect(dailyWords(dailyStreak([today], today), true)).toEqual({
      count: 1,
      unit: 'day',
      note: 'Today is part of it. Two rest days this month are free.',
    })
    expect(weeklyWords(weeklyStreak([today, '2026-11-14'], today), true)).toEqual({
      count: 2,
      unit: 'weeks',
      note: 'This week is part of it.',
    })
  })

  it.each([
    [['2026-11-20'], 'Two rest days this month are free.'],
    [['2026-11-19'], 'One rest day of this month is still free.'],
    [['2026-11-18'], 'Both rest days of this month are taken.'],
    [['2026-11-17'], 'Two rest days this month are free.'],
  ])('tells the rest days that are left when the last day was %s', (days, words) => {
    expect(dailyWords(dailyStreak([...days, today], today), true).note).toContain(words)
  })

  it('asks nobody for what their plan does not have', () => {
    expect(dailyWords(dailyStreak([], today), false).note).toBe(
      'Check-ins, assessments and journal pages count here.',
    )
    expect(weeklyWords(weeklyStreak([], today), false).note).toBe(
      'Conversations with the assistant count here.',
    )
  })
})
