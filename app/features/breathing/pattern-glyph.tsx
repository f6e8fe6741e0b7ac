import type { BreathPattern } from '#app/content/breathing-techniques.ts'
import { breathCurve } from './breath-timeline.ts'

const WIDTH = 80
const HEIGHT = 28
const EDGE = 3

/** A breath as a small line: up, along, down. Ten dots where the pace is the member's own. */
export const PatternGlyph = ({ pattern }: { pattern: BreathPattern | null }) => (
  <svg
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    width={WIDTH}
    height={HEIGHT}
    aria-hidden="true"
    className="flex-none text-moss"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {pattern ? (
      <path d={softLine(pattern)} />
    ) : (
      Array.from({ length: 10 }, (_, dot) => (
        <circle
          key={dot}
          cx={toX(dot / 9)}
          cy={HEIGHT / 2}
          r="2.5"
          fill="currentColor"
          stroke="none"
        />
      ))
    )}
  </svg>
)

const toX = (offset: number) => Math.round((EDGE + offset * (WIDTH - 2 * EDGE)) * 10) / 10
const toY = (fullness: number) => HEIGHT - EDGE - fullness * (HEIGHT - 2 * EDGE)

/** From point to point with level ends, so that the line turns as softly as a breath. */
function softLine(pattern: BreathPattern): string {
  const points = breathCurve(pattern).map(({ offset, fullness }) => [toX(offset), toY(fullness)])
  return points
    .map(([x = 0, y = 0], index) => {
      const [lastX = x, lastY = y] = points[index - 1] ?? []
      const middle = (lastX + x) / 2
      return index === 0 ? `M${x} ${y}` : `C${middle} ${lastY} ${middle} ${y} ${x} ${y}`
    })
    .join('')
}
