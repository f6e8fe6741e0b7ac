import { scaleBand, scaleLinear } from 'd3-scale'

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

/**
 * Lays a series out. Call it in a loader: the scales stay on the server and the browser gets only
 * numbers. A value outside the domain stands at its edge; a series without points has no marks.
 */
export const chartShape = (input: ChartInput): ChartShape => {
  const { kind, points, height = 260 } = input
  const base = height - BELOW
  const y = scaleLinear([...input.domain], [base, TOP]).clamp(true)
  const x = scaleBand(
    points.map((_, index) => index),
    [LEFT, RIGHT],
  ).paddingInner(kind === 'bar' ? 0.3 : 0)
  return {
    kind,
    height,
    base,
    marks: points.map(({ label, value }, index) => ({
      x: round((x(index) ?? LEFT) + x.bandwidth() / 2),
      y: round(y(value)),
      width: round(Math.min(x.bandwidth(), 9)),
      label,
      value,
    })),
    bands: (input.bands ?? []).map(({ from, to, className, label }) => ({
      y: round(y(to)),
      height: round(y(from) - y(to)),
      className,
      label,
    })),
    ticks: (input.ticks ?? []).map((value) => ({ y: round(y(value)), value })),
  }
}
