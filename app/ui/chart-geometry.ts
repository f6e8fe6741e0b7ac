import { scaleBand, scaleLinear } from 'd3-scale'
import { line as lineOf } from 'd3-shape'

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
  width?: number
  height?: number
}

type Mark = { x: number; y: number; width: number; height: number; label: string; value: number }

/** A drawn chart, in the units of its `viewBox`; plain data, so that a loader can hand it down. */
export type ChartShape = {
  kind: 'line' | 'bar'
  width: number
  height: number
  /** Where the plot begins and ends. */
  plot: { left: number; right: number; top: number; bottom: number }
  path: string
  marks: Mark[]
  bands: { y: number; height: number; className: string; label: string }[]
  ticks: { y: number; value: number }[]
}

const round = (n: number) => Math.round(n * 10) / 10

const plotOf = (width: number, height: number) => ({
  left: 32,
  right: width - 12,
  top: 20,
  bottom: height - 32,
})

/**
 * Lays a series out. Call it in a loader: the scales stay on the server and the browser gets only
 * numbers. A single point of a line stands in the middle; a series without points has no marks.
 */
export const chartShape = (input: ChartInput): ChartShape => {
  const { width = 640, height = 240, points } = input
  const plot = plotOf(width, height)
  const y = scaleLinear([...input.domain], [plot.bottom, plot.top]).clamp(true)
  const x = scaleBand(
    points.map((_, index) => index),
    [plot.left, plot.right],
  ).paddingInner(input.kind === 'bar' ? 0.3 : 0)
  const marks = points.map(({ label, value }, index) => ({
    x: round((x(index) ?? plot.left) + x.bandwidth() / 2),
    y: round(y(value)),
    width: round(Math.min(x.bandwidth(), 48)),
    height: round(plot.bottom - y(value)),
    label,
    value,
  }))
  const path = lineOf<Mark>(
    (mark) => mark.x,
    (mark) => mark.y,
  )(marks)
  return {
    kind: input.kind,
    width,
    height,
    plot,
    path: input.kind === 'line' ? (path ?? '') : '',
    marks,
    bands: (input.bands ?? []).map(({ from, to, className, label }) => ({
      y: round(y(to)),
      height: round(y(from) - y(to)),
      className,
      label,
    })),
    ticks: (input.ticks ?? []).map((value) => ({ y: round(y(value)), value })),
  }
}
