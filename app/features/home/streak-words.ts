import { type DailyStreak, type WeeklyStreak } from '#app/features/rewards/streaks.ts'

/** A streak as it is told: a figure, its unit, and what could come next, without blame. */
export type StreakWords = { count: number; unit: string; note: string }

const counted = (n: number, unit: string) => `${n} ${n === 1 ? unit : `${unit}s`}`

type Telling = {
  unit: 'day' | 'week'
  now: number
  /** What it would be once something is done. */
  then: number
  /** Whether the member's plan and the open rooms let them do any of it. */
  isWithinReach: boolean
  what: { counts: string; next: string; done: string }
}

const tell = ({ unit, now, then, isWithinReach, what }: Telling): StreakWords => ({
  count: now,
  unit: now === 1 ? unit : `${unit}s`,
  note: now > 0 ? what.done : isWithinReach ? `${what.next} ${counted(then, unit)}.` : what.counts,
})

/** What a month still has of its two free rest days (decision 32), as a fact and not a warning. */
const REST_WORDS = [
  'Both rest days of this month are taken.',
  'One rest day of this month is still free.',
  'Two rest days this month are free.',
]

/**
 * The daily streak; at 0 it says what something done today would make it (decision 32), and whoever
 * can have one reads how many rest days are left.
 */
export const dailyWords = (
  { days, daysIfToday, restDaysLeft }: DailyStreak,
  isWithinReach: boolean,
): StreakWords => {
  const told = tell({
    unit: 'day',
    now: days,
    then: daysIfToday,
    isWithinReach,
    what: {
      counts: 'Check-ins, assessments and journal pages count here.',
      next: 'A check-in today makes it',
      done: 'Today is part of it.',
    },
  })
  return isWithinReach ? { ...told, note: `${told.note} ${REST_WORDS[restDaysLeft] ?? ''}` } : told
}

/** The weekly streak, in the same way. */
export const weeklyWords = (
  { weeks, weeksIfThisWeek }: WeeklyStreak,
  isWithinReach: boolean,
): StreakWords =>
  tell({
    unit: 'week',
    now: weeks,
    then: weeksIfThisWeek,
    isWithinReach,
    what: {
      counts: 'Conversations with the assistant count here.',
      next: 'A conversation this week makes it',
      done: 'This week is part of it.',
    },
  })
