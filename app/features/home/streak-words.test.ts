import { describe, expect, it } from 'vitest'
import { dailyStreak, weeklyStreak } from '#app/features/rewards/streaks.ts'
import { dailyWords, weeklyWords } from './streak-words.ts'

const today = '2026-11-21'

describe('how a streak is told', () => {
  it('says what today would make it when nothing is done yet', () => {
    expect(dailyWords(dailyStreak(['2026-11-20', '2026-11-19'], today), true)).toEqual({
      count: 0,
      unit: 'days',
      note: 'A check-in or a page today makes it 3 days.',
    })
    expect(weeklyWords(weeklyStreak([], today), true).note).toBe(
      'A conversation this week makes it 1 week.',
    )
  })

  it('counts one day as a day and says that today is part of it', () => {
    expect(dailyWords(dailyStreak([today], today), true)).toEqual({
      count: 1,
      unit: 'day',
      note: 'Today is part of it.',
    })
    expect(weeklyWords(weeklyStreak([today, '2026-11-14'], today), true)).toEqual({
      count: 2,
      unit: 'weeks',
      note: 'This week is part of it.',
    })
  })

  it('asks nobody for what their plan does not have', () => {
    expect(dailyWords(dailyStreak([], today), false).note).toBe(
      'Check-ins and journal pages count here.',
    )
    expect(weeklyWords(weeklyStreak([], today), false).note).toBe(
      'Conversations with the assistant count here.',
    )
  })
})
