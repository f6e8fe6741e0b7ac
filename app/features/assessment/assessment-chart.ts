import { type DayString, daysBetween, formatDayWithYear, formatShortDay } from '#app/lib/dates.ts'
import { chartHeights, type ChartShape, chartShape } from '#app/ui/chart-geometry.ts'
import { CORE10_BANDS, CORE10_CUT_OFF, RELIABLE_CHANGE } from './core10.ts'

/** Where a line or a stripe stands, in pixels from the top of the chart. */
interface Stripe {
  y: number
  height: number
}

/** The scores of a page over time. */
export interface AssessmentChart {
  shape: ChartShape
  /** The line of the clinical cut-off, and its score. */
  cutOff: { y: number; score: number }
  /** Six points above and below the newest score; null on older pages. */
  corridor: (Stripe & { around: number }) | null
}

interface ScoredDay {
  date: DayString
  score: number
}

const HIGHEST_SUM = 40
const HEIGHT = 320
/** One assessment is no course of time. */
const FEWEST = 2
/** From a span of so many days, months say more than days. */
const LONG_SPAN_DAYS = 330

/** What a band is called where there is no room for its whole name. */
export const BAND_WORDS = ['Healthy', 'Low', 'Mild', 'Moderate', 'Moderate to severe', 'Severe']

/** Bands as the chart draws them: between whole scores, so that each score lies within its own. */
function chartBands([low, high]: readonly [number, number]) {
  return CORE10_BANDS.map(({ upTo, tone }, n) => ({
    from: n === 0 ? low : (CORE10_BANDS[n - 1]?.upTo ?? low) + 0.5,
    to: n === CORE10_BANDS.length - 1 ? high : upTo + 0.5,
    className: `band-${tone}`,
    label: BAND_WORDS[n] ?? '',
  }))
}

/** '21 Nov', or 'Nov 2026' where years are in view. */
const axisLabel = (day: DayString, isLong: boolean) =>
  isLong ? `${formatShortDay(day).slice(-3)} ${day.slice(0, 4)}` : formatShortDay(day)

/**
 * Scores over time, oldest on the left, at their true distances; null when there are too few. The
 * scale is always the whole one, so that two charts can be compared.
 */
export function assessmentChart(
  newestFirst: readonly ScoredDay[],
  { offset, isNewest, height = HEIGHT }: { offset: number; isNewest: boolean; height?: number },
): AssessmentChart | null {
  const [newest] = newestFirst
  const oldest = newestFirst.at(-1)
  if (newestFirst.length < FEWEST || !newest || !oldest) return null
  const domain = [-offset, HIGHEST_SUM - offset] as const
  const isLong = daysBetween(oldest.date, newest.date) > LONG_SPAN_DAYS
  const y = chartHeights({ domain, height })
  const cutOff = CORE10_CUT_OFF - offset
  const top = y(newest.score + RELIABLE_CHANGE)
  return {
    shape: chartShape({
      kind: 'line',
      points: [...newestFirst].reverse().map(({ date, score }) => ({
        label: axisLabel(date, isLong),
        name: formatDayWithYear(date),
        value: score,
        at: daysBetween(oldest.date, date),
      })),
      domain,
      bands: chartBands(domain),
      ticks: [domain[0], domain[0] + HIGHEST_SUM / 2, domain[1]],
      height,
    }),
    cutOff: { y: y(cutOff), score: cutOff },
    corridor: isNewest
      ? { y: top, height: y(newest.score - RELIABLE_CHANGE) - top, around: newest.score }
      : null,
  }
}
