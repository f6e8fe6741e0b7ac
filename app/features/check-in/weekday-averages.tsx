import { POSSIBLE_POINTS } from './check-in-score.ts'
import type { WeekdayAverage } from './check-in-year.ts'

const percent = (points: number) => `${Math.round((points / POSSIBLE_POINTS) * 1000) / 10}%`

/** The mean points of each weekday as a table that is a chart as well, so that no figure is left out. */
export const WeekdayAverages = ({ weekdays }: { weekdays: readonly WeekdayAverage[] }) => (
  <table className="figures w-full text-left">
    <caption className="sr-only">Average points by weekday, of {POSSIBLE_POINTS}</caption>
    <thead className="text-sm text-ink-soft">
      <tr>
        <th scope="col" className="py-1 pr-4 font-normal">
          Day
        </th>
        <th scope="col" className="w-full py-1 font-normal">
          Average points
        </th>
        <th scope="col" className="py-1 pl-4 text-right font-normal">
          Days
        </th>
      </tr>
    </thead>
    <tbody>
      {weekdays.map(({ name, days, average }) => (
        <tr key={name} className="border-t border-line">
          <th scope="row" className="py-2 pr-4 font-medium">
            {name}
          </th>
          <td className="py-2">
            {average === null ? (
              <span className="text-ink-soft">Too few days</span>
            ) : (
              <span className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-2">
                <span className="font-semibold">{average.toFixed(1)}</span>
                <svg width="100%" height="16" aria-hidden="true">
                  <rect width="100%" height="16" rx="5" className="fill-sunk" />
                  <rect width={percent(average)} height="16" rx="5" className="chart-mark" />
                </svg>
              </span>
            )}
          </td>
          <td className="py-2 pl-4 text-right text-ink-soft">{days}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
