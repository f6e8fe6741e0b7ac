import { Chart } from '#app/ui/chart.tsx'
import type { AssessmentChart } from './assessment-chart.ts'

/** Scores over time with the bands softly behind, the cut-off, and the corridor of normal wobble. */
export const AssessmentChartCard = ({ chart }: { chart: AssessmentChart }) => {
  const count = chart.shape.marks.length
  return (
    <section className="card grid gap-4" aria-labelledby="scores-over-time">
      <h2 id="scores-over-time" className="text-lg">
        {count} scores over time
      </h2>
      <AssessmentChartFigure chart={chart} title={`${count} scores over time, oldest first`} />
      <ChartWords chart={chart} />
    </section>
  )
}

/** The drawing alone, with its table for screen readers. */
export const AssessmentChartFigure = ({
  chart,
  title,
}: {
  chart: AssessmentChart
  title: string
}) => (
  <Chart
    shape={chart.shape}
    title={title}
    columns={['Day', 'Score of 40']}
    beside={<BandWords chart={chart} />}
  >
    {chart.corridor && <Corridor {...chart.corridor} />}
    <line x1="0" x2="100%" y1={chart.cutOff.y} y2={chart.cutOff.y} className="chart-cut-off" />
  </Chart>
)

const Corridor = ({ y, height }: { y: number; height: number }) => (
  <>
    <rect x="0" y={y} width="100%" height={height} className="chart-corridor" />
    {[y, y + height].map((edge) => (
      <line key={edge} x1="0" x2="100%" y1={edge} y2={edge} className="chart-corridor-edge" />
    ))}
  </>
)

/** The bands go on beside the drawing, where their words never meet a line. */
const BandWords = ({ chart: { shape, cutOff } }: { chart: AssessmentChart }) => (
  <svg height={shape.height} className="chart w-28 flex-none sm:w-38" aria-hidden="true">
    {shape.bands.map(({ y, height, className, label }) => (
      <g key={label}>
        <rect x="0" y={y} width="100%" height={height} className={className} />
        <text x="8" y={y + height / 2 + 5} className="chart-label">
          {label === TOO_LONG ? (
            <>
              <tspan className="sm:hidden">Mod.–severe</tspan>
              <tspan className="max-sm:hidden">{label}</tspan>
            </>
          ) : (
            label
          )}
        </text>
      </g>
    ))}
    <line x1="50%" x2="100%" y1={cutOff.y} y2={cutOff.y} className="chart-cut-off" />
    <text x="100%" y={cutOff.y - 8} dx="-4" textAnchor="end" className="chart-label">
      Cut-off {cutOff.score}
    </text>
  </svg>
)

/** The one band whose words are too wide for a phone. */
const TOO_LONG = 'Moderate to severe'

const ChartWords = ({ chart: { corridor, cutOff } }: { chart: AssessmentChart }) => (
  <p className="prose text-sm text-ink-soft">
    The dashed line is the published cut-off: from {cutOff.score} on, research speaks of general
    psychological distress.
    {corridor && (
      <>
        {' '}
        The dotted stripe lies 6 points around your last score, {corridor.around}: within it, a
        change is normal wobble.
      </>
    )}
  </p>
)
