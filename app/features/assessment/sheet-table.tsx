import { formatShortDay } from '#app/lib/dates.ts'
import { BAND_WORDS } from './assessment-chart.ts'
import type { AssessmentEntry } from './assessment-history.ts'

/** As many as fit on one page beside everything else; the chart has all. */
export const MOST_ROWS = 22
/** From so many on, the table stands in two columns. */
const ONE_COLUMN = 12

const title = (entries: readonly AssessmentEntry[], all: number) =>
  entries.length < all ? `The newest ${entries.length} of ${all} scores` : 'Scores, newest first'

/** The scores of a period as a table of one or two columns. */
export const SheetTable = ({ entries }: { entries: readonly AssessmentEntry[] }) => {
  const shown = entries.slice(0, MOST_ROWS)
  const half = shown.length > ONE_COLUMN ? Math.ceil(shown.length / 2) : shown.length
  const columns = [shown.slice(0, half), shown.slice(half)].filter((rows) => rows.length > 0)
  return (
    <section aria-labelledby="sheet-scores">
      <h3 id="sheet-scores">{title(shown, entries.length)}</h3>
      <div className={columns.length > 1 ? 'grid gap-x-8 print:grid-cols-2' : 'grid'}>
        {columns.map((rows, index) => (
          <Rows key={rows[0]?.date} rows={rows} isSecond={index > 0} />
        ))}
      </div>
    </section>
  )
}

// On a screen both stand one below the other, and the second needs no head to be seen.
const Rows = ({ rows, isSecond }: { rows: readonly AssessmentEntry[]; isSecond: boolean }) => (
  <table className="paper-table">
    <thead className={isSecond ? 'sr-only print:not-sr-only' : undefined}>
      <tr>
        <th scope="col">Date</th>
        <th scope="col">Score</th>
        <th scope="col">Band</th>
        <th scope="col">Change</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ date, score, band, change }) => (
        <tr key={date}>
          <th scope="row">
            {formatShortDay(date)} {date.slice(0, 4)}
          </th>
          <td>{score}</td>
          <td>{BAND_WORDS[band.tone - 1]}</td>
          <td>
            {change ? (change.points === 0 ? '0' : change.words.split(' ')[0]) : '–'}
            {change?.isReliable && ' *'}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
