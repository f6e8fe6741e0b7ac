import { type ReactNode } from 'react'
import { type ChartMark, type ChartShape, spacedMarks } from './chart-geometry.ts'

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
  /** The words of the bands, drawn beside the chart; without it they stand inside. */
  beside?: ReactNode
}

/** How many marks have their words beside them on a phone, and on a desk; the table has them all. */
const LABELS = { phone: 4, desk: 8 }
/** The same for marks at distances in time: how far their days must stand apart, in per cent. */
const APART = { phone: 45, desk: 22 }

const percent = (n: number) => `${n}%`

// Bars would stand on the words of the bands, so a bar chart leaves these to its page.
const Ground = ({ shape, hasWords }: { shape: ChartShape; hasWords: boolean }) => (
  <>
    {shape.bands.map((band) => (
      <g key={band.label}>
        <rect x="0" y={band.y} width="100%" height={band.height} className={band.className} />
        {hasWords && shape.kind === 'line' && (
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

/** Which marks have words beside them: every so many, or as far apart as the words are wide. */
const labelled = (shape: ChartShape): Record<keyof typeof LABELS, (index: number) => boolean> => {
  const { marks } = shape
  if (shape.isTimed) {
    const desk = spacedMarks(marks, APART.desk)
    const phone = spacedMarks(marks, APART.phone)
    return { desk: (index) => desk.has(index), phone: (index) => phone.has(index) }
  }
  const step = Math.ceil(marks.length / LABELS.desk)
  const wide = step * Math.ceil(marks.length / LABELS.phone / step)
  const every = (n: number) => (index: number) => (marks.length - 1 - index) % n === 0
  return { desk: every(step), phone: every(wide) }
}

const visibility = (onDesk: boolean, onPhone: boolean) => {
  if (onDesk) return onPhone ? undefined : 'max-sm:hidden'
  return 'sm:hidden'
}

/**
 * Words for some of the marks, counted from the newest; fewer of them on a phone. Marks at distances
 * in time may stand close together, so there the newest alone has its value beside it.
 */
const Labels = ({ shape, format }: { shape: ChartShape; format: (value: number) => string }) => {
  const { desk, phone } = labelled(shape)
  return (
    <>
      {shape.marks.map((mark, index) =>
        desk(index) || phone(index) ? (
          <g key={index} className={visibility(desk(index), phone(index))}>
            {(!shape.isTimed || index === shape.marks.length - 1) && (
              <text x={percent(mark.x)} y={mark.y - 10} textAnchor="middle" className="chart-value">
                {format(mark.value)}
              </text>
            )}
            <text
              x={percent(mark.x)}
              y={shape.height - 8}
              textAnchor="middle"
              className="chart-label"
            >
              {mark.label}
            </text>
          </g>
        ) : null,
      )}
    </>
  )
}

const Table = ({ shape, title, columns, format = String }: ChartProps) => (
  // The box around it hides it: a table itself is never narrower than its words.
  <div className="sr-only">
    <table>
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
            <th scope="row">{mark.name ?? mark.label}</th>
            <td>{format(mark.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const Drawing = ({ shape, format = String, children, beside }: ChartProps) => (
  <svg width="100%" height={shape.height} className="chart figures min-w-0" aria-hidden="true">
    <Ground shape={shape} hasWords={!beside} />
    {children}
    {shape.kind === 'line' && <Line marks={shape.marks} />}
    {shape.marks.map((mark, index) => (
      <Mark key={index} mark={mark} shape={shape} />
    ))}
    <Labels shape={shape} format={format} />
  </svg>
)

/** A chart drawn from a shape the loader made, with the same figures as a table for screen readers. */
export const Chart = (chart: ChartProps) => (
  <figure>
    {chart.beside ? (
      <div className="flex">
        <Drawing {...chart} />
        {chart.beside}
      </div>
    ) : (
      <Drawing {...chart} />
    )}
    <Table {...chart} />
  </figure>
)
