import { type ReactNode } from 'react'
import { type ChartMark, type ChartShape } from './chart-geometry.ts'

type ChartProps = {
  shape: ChartShape
  /** What the chart shows, as a sentence; it captions the table too. */
  title: string
  /** Heads of the table's two columns: what the points are, and what is measured. */
  columns: readonly [string, string]
  /** How a value is written ('18 points'). */
  format?: (value: number) => string
  /** More SVG behind the marks: x in per cent, y in pixels, as in the shape. */
  children?: ReactNode
}

/** How many marks have their words beside them on a phone, and on a desk; the table has them all. */
const LABELS = { phone: 4, desk: 8 }

const percent = (n: number) => `${n}%`

// Bars would stand on the words of the bands, so a bar chart leaves these to its page.
const Ground = ({ shape }: { shape: ChartShape }) => (
  <>
    {shape.bands.map((band) => (
      <g key={band.label}>
        <rect x="0" y={band.y} width="100%" height={band.height} className={band.className} />
        {shape.kind === 'line' && (
          <text x="99%" y={band.y + 20} textAnchor="end" className="chart-label">
            {band.label}
          </text>
        )}
      </g>
    ))}
    {shape.ticks.map((tick) => (
      <g key={tick.value}>
        <line x1="0" x2="100%" y1={tick.y} y2={tick.y} className="chart-grid" />
        <text x="0" y={tick.y - 5} className="chart-label">
          {tick.value}
        </text>
      </g>
    ))}
  </>
)

const Line = ({ marks }: { marks: readonly ChartMark[] }) => (
  <>
    {marks.slice(1).map((mark, index) => {
      const before = marks[index] ?? mark
      return (
        <line
          key={index}
          x1={percent(before.x)}
          y1={before.y}
          x2={percent(mark.x)}
          y2={mark.y}
          className="chart-line"
        />
      )
    })}
  </>
)

const Mark = ({ mark, shape }: { mark: ChartMark; shape: ChartShape }) =>
  shape.kind === 'line' ? (
    <circle cx={percent(mark.x)} cy={mark.y} r={4.5} className="chart-mark" />
  ) : (
    <rect
      x={percent(mark.x - mark.width / 2)}
      y={mark.y}
      width={percent(mark.width)}
      height={shape.base - mark.y}
      rx={5}
      className="chart-mark"
    />
  )

/** Words for every so many marks, counted from the newest; fewer of them on a phone. */
const Labels = ({ shape, format }: { shape: ChartShape; format: (value: number) => string }) => {
  const desk = Math.ceil(shape.marks.length / LABELS.desk)
  const phone = desk * Math.ceil(shape.marks.length / LABELS.phone / desk)
  return (
    <>
      {shape.marks.map((mark, index) => {
        const fromLast = shape.marks.length - 1 - index
        if (fromLast % desk !== 0) return null
        return (
          <g key={index} className={fromLast % phone === 0 ? undefined : 'max-sm:hidden'}>
            <text x={percent(mark.x)} y={mark.y - 10} textAnchor="middle" className="chart-value">
              {format(mark.value)}
            </text>
            <text
              x={percent(mark.x)}
              y={shape.height - 8}
              textAnchor="middle"
              className="chart-label"
            >
              {mark.label}
            </text>
          </g>
        )
      })}
    </>
  )
}

const Table = ({ shape, title, columns, format = String }: ChartProps) => (
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
)

/** A chart drawn from a shape the loader made, with the same figures as a table for screen readers. */
export const Chart = (chart: ChartProps) => {
  const { shape, format = String, children } = chart
  return (
    <figure>
      <svg width="100%" height={shape.height} className="chart figures" aria-hidden="true">
        <Ground shape={shape} />
        {children}
        {shape.kind === 'line' && <Line marks={shape.marks} />}
        {shape.marks.map((mark, index) => (
          <Mark key={index} mark={mark} shape={shape} />
        ))}
        <Labels shape={shape} format={format} />
      </svg>
      <Table {...chart} />
    </figure>
  )
}
