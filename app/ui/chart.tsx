import { type ReactNode } from 'react'
import { type ChartShape } from './chart-geometry.ts'

type ChartProps = {
  shape: ChartShape
  /** What the chart shows, as a sentence; it captions the table too. */
  title: string
  /** Heads of the table's two columns: what the points are, and what is measured. */
  columns: readonly [string, string]
  /** How a value is written ('18 points'). */
  format?: (value: number) => string
  /** More marks in the chart's own units, under the line. */
  children?: ReactNode
}

/** At most this many values are written beside their marks; the table has them all. */
const DIRECT_LABELS = 8

const Ground = ({ shape }: { shape: ChartShape }) => {
  const { left, right } = shape.plot
  return (
    <>
      {shape.bands.map((band) => (
        <g key={band.label}>
          <rect
            x={left}
            y={band.y}
            width={right - left}
            height={band.height}
            className={band.className}
          />
          <text x={right - 8} y={band.y + 18} textAnchor="end" className="chart-label fill-current">
            {band.label}
          </text>
        </g>
      ))}
      {shape.ticks.map((tick) => (
        <g key={tick.value}>
          <line x1={left} x2={right} y1={tick.y} y2={tick.y} className="chart-grid" />
          <text x={left - 8} y={tick.y + 5} textAnchor="end" className="chart-label fill-current">
            {tick.value}
          </text>
        </g>
      ))}
    </>
  )
}

const Marks = ({ shape, format }: { shape: ChartShape; format: (value: number) => string }) => {
  const every = Math.ceil(shape.marks.length / DIRECT_LABELS)
  const last = shape.marks.length - 1
  return shape.marks.map((mark, index) => (
    <g key={index}>
      {shape.kind === 'line' ? (
        <circle cx={mark.x} cy={mark.y} r={4.5} className="chart-mark" />
      ) : (
        <rect
          x={mark.x - mark.width / 2}
          y={mark.y}
          width={mark.width}
          height={mark.height}
          rx={Math.min(6, mark.width / 3)}
          className="chart-mark"
        />
      )}
      {(last - index) % every === 0 && (
        <>
          <text x={mark.x} y={mark.y - 10} textAnchor="middle" className="chart-value">
            {format(mark.value)}
          </text>
          <text x={mark.x} y={shape.height - 8} textAnchor="middle" className="chart-label">
            {mark.label}
          </text>
        </>
      )}
    </g>
  ))
}

/** A chart drawn from a shape the loader made, with the same figures as a table for screen readers. */
export const Chart = ({ shape, title, columns, format = String, children }: ChartProps) => (
  <figure>
    <svg
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      className="chart figures"
      aria-hidden="true"
    >
      <Ground shape={shape} />
      {children}
      {shape.path && <path d={shape.path} className="chart-line" />}
      <Marks shape={shape} format={format} />
    </svg>
    <table className="sr-only">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns[0]}</th>
          <th scope="col">{columns[1]}</th>
        </tr>
      </thead>
      <tbody>
        {shape.marks.map((mark, index) => (
          <tr key={index}>
            <th scope="row">{mark.label}</th>
            <td>{format(mark.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </figure>
)
