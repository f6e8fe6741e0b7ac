/** One value of a series. */
export type ChartPoint = {
  /** What a person reads under it ('21 Nov'). */
  label: string
  value: number
  /** What the table calls it, where that is more than the label ('Saturday 21 November 2026'). */
  name?: string
  /** When it was, in any unit. Where every point has one, distances on the page are those in time. */
  at?: number
}

export type ChartInput = {
  kind: 'line' | 'bar'
  points: readonly ChartPoint[]
  /** Lowest and highest value drawn. */
  domain: readonly [number, number]
  /** Soft stripes behind the marks, from one value to another, each with its class and word. */
  bands?: readonly { from: number; to: number; className: string; label: string }[]
  /** Values at which a line and a figure are drawn across. */
  ticks?: readonly number[]
  /** Pixels. */
  height?: number
}

/** Where a value stands: `x` and `width` in per cent of the chart's width, `y` in pixels from its top. */
export type ChartMark = {
  x: number
  y: number
  width: number
  label: string
  value: number
  name?: string
}

/**
 * A chart laid out as plain data, so that a loader can hand it down. Widths are per cent and
 * heights are pixels: it fills its place on any screen while its words keep their size.
 */
export type ChartShape = {
  kind: 'line' | 'bar'
  height: number
  /** The line that the lowest value stands on, in pixels from the top. */
  base: number
  marks: ChartMark[]
  /** True where the marks stand at their distances in time. */
  isTimed?: boolean
  bands: { y: number; height: number; className: string; label: string }[]
  ticks: { y: number; value: number }[]
}

const TOP = 28
const BELOW = 32
const LEFT = 7
const RIGHT = 97

const round = (n: number) => Math.round(n * 100) / 100

/** The part of its step that a bar leaves free. */
const GAP = 0.3

/** Where values stand between the lowest and the highest, clamped to them, in pixels from the top. */
const verticalScale =
  ([low, high]: readonly [number, number], base: number) =>
  (value: number) => {
    const share = (Math.min(Math.max(value, low), high) - low) / (high - low)
    return round(base - share * (base - TOP))
  }

/**
 * Where values stand in a chart of that domain and height, clamped to it, in pixels from its top: for
 * what a page draws behind the marks.
 */
export const chartHeights = ({
  domain,
  height,
}: {
  domain: readonly [number, number]
  height: number
}) => verticalScale(domain, height - BELOW)

/** Places at their distances in time, in per cent of the width; null where a point has no time. */
function timePlaces(points: readonly ChartPoint[]): ((index: number) => number) | null {
  const times = points.flatMap(({ at }) => (at === undefined ? [] : [at]))
  const first = Math.min(...times)
  const span = Math.max(...times) - first
  // One instant alone has no distances and stands in the middle, like a single point.
  if (times.length < points.length || !(span > 0)) return null
  return (index) => round(LEFT + (((times[index] ?? first) - first) / span) * (RIGHT - LEFT))
}

/**
 * Indices of marks that stand at least `apart` per cent from each other, picked from the newest
 * backwards, so that their words do not overlap.
 */
export function spacedMarks(marks: readonly Pick<ChartMark, 'x'>[], apart: number): Set<number> {
  const picked = new Set<number>()
  let last = Infinity
  for (let index = marks.length - 1; index >= 0; index -= 1) {
    const { x } = marks[index] ?? { x: Infinity }
    if (last - x < apart) continue
    picked.add(index)
    last = x
  }
  return picked
}

/** Equal places for `count` marks side by side, in per cent of the width: their middles and widths. */
function horizontalScale(count: number, gap: number) {
  const step = (RIGHT - LEFT) / Math.max(1, count - gap)
  const width = step * (1 - gap)
  return { width, middle: (index: number) => round(LEFT + index * step + width / 2) }
}

/**
 * Lays a series out as numbers. A value outside the domain stands at its edge; a series without
 * points has no marks.
 */
export const chartShape = (input: ChartInput): ChartShape => {
  const { kind, points, height = 260 } = input
  const base = height - BELOW
  const y = verticalScale(input.domain, base)
  const x = horizontalScale(points.length, kind === 'bar' ? GAP : 0)
  const places = timePlaces(points)
  return {
    kind,
    height,
    base,
    ...(places && { isTimed: true }),
    marks: points.map(({ label, value, name }, index) => ({
      x: (places ?? x.middle)(index),
      y: y(value),
      width: round(Math.min(x.width, 9)),
      label,
      value,
      ...(name !== undefined && { name }),
    })),
    bands: (input.bands ?? []).map(({ from, to, className, label }) => ({
      y: y(to),
      height: round(y(from) - y(to)),
      className,
      label,
    })),
    ticks: (input.ticks ?? []).map((value) => ({ y: y(value), value })),
  }
}
