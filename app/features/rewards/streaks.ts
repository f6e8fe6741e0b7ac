import { addDays, type DayString, daysBetween, weekStart } from '#app/lib/dates.ts'

/** A daily streak looks at today and the days before it, this many in all. */
export const DAILY_LOOK_BACK = 30

/** Days of each calendar month that may pass without anything and still keep a streak. */
export const REST_DAYS_A_MONTH = 2

export interface DailyStreak {
  /** Days with something done, in the unbroken run that ends today; 0 when today has nothing. */
  days: number
  /** What `days` is once something is done today; the same as `days` when it has been. */
  daysIfToday: number
  /** Days without anything inside that run. They keep it and are not counted in it. */
  restDaysUsed: number
  /** Rest days that the month of today still has. */
  restDaysLeft: number
}

/**
 * The daily streak: the longest run of days that ends today, begins with a day on which something
 * was done, lies within the look-back, and has in no calendar month more than two days without
 * anything. Rest days need not be asked for; two in a row are fine, and a run over the end of a
 * month has two on either side.
 *
 * `active` holds the days with a journal entry, an assessment or a check-in, in any order; days
 * after `today` and before the look-back are ignored.
 */
export function dailyStreak(active: Iterable<DayString>, today: DayString): DailyStreak {
  const done = new Set<number>()
  for (const day of active) done.add(daysBetween(day, today))
  const months = monthsBack(today)
  const restByMonth = new Map<number, number>()
  let daysIfToday = 1
  let restDaysUsed = 0
  // Rest days count only once an earlier active day shows that they lie inside the run.
  let waiting: number[] = []
  for (const [back, month] of months.entries()) {
    if (back === 0) continue
    if (!done.has(back)) {
      waiting.push(month)
      const asked = waiting.filter((other) => other === month).length
      if ((restByMonth.get(month) ?? 0) + asked > REST_DAYS_A_MONTH) break
      continue
    }
    for (const rest of waiting) restByMonth.set(rest, (restByMonth.get(rest) ?? 0) + 1)
    restDaysUsed += waiting.length
    waiting = []
    daysIfToday += 1
  }
  return {
    days: done.has(0) ? daysIfToday : 0,
    daysIfToday,
    restDaysUsed,
    restDaysLeft: REST_DAYS_A_MONTH - (restByMonth.get(0) ?? 0),
  }
}

/**
 * How many calendar months before today's each day of the look-back lies, today first. Counted by
 * numbers, because a date for each day would cost more than all else here.
 */
function monthsBack(today: DayString): number[] {
  const months = [0]
  let month = 0
  let dayOfMonth = Number(today.slice(8))
  for (let back = 1; back < DAILY_LOOK_BACK; back++) {
    dayOfMonth -= 1
    if (dayOfMonth === 0) {
      month += 1
      dayOfMonth = Number(addDays(today, -back).slice(8))
    }
    months.push(month)
  }
  return months
}

export interface WeeklyStreak {
  /** Monday weeks in a row, up to this one; 0 when this week has nothing yet. */
  weeks: number
  /** What `weeks` is once a conversation has ended this week. */
  weeksIfThisWeek: number
}

/**
 * The weekly streak: consecutive weeks, counted back from the current one, with at least one ended
 * conversation. `ended` holds the member's dates on which one ended, in any order; later dates than
 * `today` are ignored. It goes as far back as the dates given.
 */
export function weeklyStreak(ended: Iterable<DayString>, today: DayString): WeeklyStreak {
  const weeks = new Set<DayString>()
  for (const day of ended) if (daysBetween(day, today) >= 0) weeks.add(weekStart(day))
  const thisWeek = weekStart(today)
  let weeksIfThisWeek = 1
  while (weeks.has(addDays(thisWeek, -7 * weeksIfThisWeek))) weeksIfThisWeek += 1
  return { weeks: weeks.has(thisWeek) ? weeksIfThisWeek : 0, weeksIfThisWeek }
}
