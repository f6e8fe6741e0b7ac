import { formatShortDay } from '#app/lib/dates.ts'
import { type ChartShape, chartShape } from '#app/ui/chart-geometry.ts'
import type { HistoryEntry } from './check-in-history.ts'
import { CHECK_IN_LEVELS, POSSIBLE_POINTS } from './check-in-score.ts'

/** How many check-ins the chart shows, and how few are too few for one. */
export const CHART_DAYS = 14
const FEWEST = 2

const BAND_CLASSES = {
  Healthy: 'fill-level-1/40',
  'Doing Well': 'fill-level-2/30',
  Drifting: 'fill-level-3/25',
  Distressed: 'fill-level-4/15',
} as const

/** The points of the newest check-ins, oldest on the left; null when there are too few to compare. */
export function checkInChart(newestFirst: readonly HistoryEntry[]): ChartShape | null {
  if (newestFirst.length < FEWEST) return null
  const days = newestFirst.slice(0, CHART_DAYS).reverse()
  return chartShape({
    kind: 'bar',
    points: days.map(({ date, points }) => ({ label: formatShortDay(date), value: points })),
    domain: [0, POSSIBLE_POINTS],
    bands: CHECK_IN_LEVELS.map(({ from, label }, n) => ({
      from,
      to: CHECK_IN_LEVELS[n - 1]?.from ?? POSSIBLE_POINTS,
      label,
      className: BAND_CLASSES[label],
    })),
    ticks: [0, ...CHECK_IN_LEVELS.map(({ from }) => from)],
    height: 260,
  })
}
