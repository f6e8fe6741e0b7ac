import type { DayString } from '#app/lib/dates.ts'

// The day alone: that somebody skipped says nothing of how they are.
const KEY = 'burrow.core10.skipped'

/** Whether 'Skip for now' was chosen on that day in this tab. Without storage it was not. */
export function isSkipped(date: DayString): boolean {
  try {
    return sessionStorage.getItem(KEY) === date
  } catch {
    return false
  }
}

export function skip(date: DayString): void {
  try {
    sessionStorage.setItem(KEY, date)
  } catch {
    // The guide opens once more on the next visit; nothing is lost by that.
  }
}
