import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  CHECK_IN_ITEMS,
  type CheckInDayRow,
  readCheckInDays,
} from '#app/features/check-in/check-in-day.ts'
import { checkInPatterns } from '#app/features/check-in/check-in-patterns.ts'
import { checkInYear, yearSpan } from '#app/features/check-in/check-in-year.ts'
import { WeekdayAverages } from '#app/features/check-in/weekday-averages.tsx'
import { YearMap } from '#app/features/check-in/year-map.tsx'
import { addDays } from '#app/lib/dates.ts'
import { createDraw, createWords } from '#app/lib/seeded-shuffle.ts'

const YEAR = 2026
const DAYS = 365
const { from, to } = yearSpan(YEAR)

/** A check-in on every day of a year, as the database gives them. */
const rows: CheckInDayRow[] = (() => {
  const draw = createDraw(Uint8Array.from({ length: 12 }, (_, n) => n))
  return Array.from({ length: DAYS }, (_, n) => {
    const values = CHECK_IN_ITEMS.map(({ isTimed }) => draw(2) * (isTimed ? 3 + draw(20) : 1))
    return { date: addDays(from, n), values: JSON.stringify(values) }
  })
})()

/** Renders the heat map and the weekdays of a whole year, from rows to markup. */
export function renderYear(): string {
  const bounds = { year: YEAR, first: from, today: to }
  const year = checkInYear(readCheckInDays(rows), bounds)
  return renderToString(
    createElement(
      'div',
      null,
      createElement(YearMap, { year }),
      createElement(WeekdayAverages, { weekdays: year.weekdays }),
    ),
  )
}

/** Compares the days of a whole year, from rows to figures. */
export function compareYear(): string {
  const next = createWords(Uint8Array.from({ length: 12 }, (_, n) => 7 * n))
  return JSON.stringify(checkInPatterns(readCheckInDays(rows), to, next))
}
