import type { Pattern } from './check-in-patterns.ts'

const MIDDLE = 12

/** The largest difference that any of the strips has to hold, in points; never nothing. */
export function reachOf(patterns: readonly Pattern[]): number {
  return Math.max(
    1,
    ...patterns.flatMap(({ difference, range }) => [difference, ...range].map(Math.abs)),
  )
}

/** The range that shuffles give, and where the days as they are stand. Its words stand beside it. */
export const PatternRange = ({ pattern, reach }: { pattern: Pattern; reach: number }) => {
  // Two per cent are left on each side, so that no mark is cut off.
  const at = (points: number) => Math.round((50 + (points / reach) * 48) * 10) / 10
  const [low, high] = pattern.range.map(at)
  return (
    <svg width="100%" height={2 * MIDDLE} aria-hidden="true">
      <line x1="0" x2="100%" y1={MIDDLE} y2={MIDDLE} className="chart-grid" />
      <RangeBar from={low ?? 50} to={high ?? 50} />
      <line x1="50%" x2="50%" y1="2" y2={2 * MIDDLE - 2} className="stroke-edge" />
      <circle
        cx={`${at(pattern.difference)}%`}
        cy={MIDDLE}
        r="6"
        className={DOTS[String(pattern.couldBeChance) as 'true' | 'false']}
      />
    </svg>
  )
}

const DOTS = { true: 'pattern-dot pattern-dot-open', false: 'pattern-dot' }

const RangeBar = ({ from, to }: { from: number; to: number }) => (
  <rect
    x={`${from}%`}
    y={MIDDLE - 6}
    width={`${Math.round((to - from) * 10) / 10}%`}
    height="12"
    rx="6"
    className="fill-sunk stroke-edge"
  />
)

/** What the marks of the strips are. */
export const PatternLegend = () => (
  <ul aria-label="What the marks mean" className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
    <li className="flex items-center gap-2">
      <svg width="40" height="16" aria-hidden="true">
        <rect x="1" y="2" width="38" height="12" rx="6" className="fill-sunk stroke-edge" />
      </svg>
      What 95 of 100 shuffles give
    </li>
    <li className="flex items-center gap-2">
      <svg width="16" height="16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" className="pattern-dot" />
      </svg>
      Your days
    </li>
    <li className="flex items-center gap-2">
      <svg width="16" height="16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" className="pattern-dot pattern-dot-open" />
      </svg>
      Your days, where it could be chance
    </li>
  </ul>
)
