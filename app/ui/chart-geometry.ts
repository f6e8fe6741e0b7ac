/** One value of a series; `label` is what a person reads under it ('21 Nov'). */
export type ChartPoint = { label: string; value: number }

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
export type ChartMark = { x: number; y: number; width: number; label: string; value: number }

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
  return {
    kind,
    height,
    base,
    marks: points.map(({ label, value }, index) => ({
      x: x.middle(index),
      y: y(value),
      width: round(Math.min(x.width, 9)),
      label,
      value,
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
