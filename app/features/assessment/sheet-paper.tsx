import { formatDayWithYear, formatShortDay } from '#app/lib/dates.ts'
import { AssessmentChartFigure } from './assessment-chart-card.tsx'
import {
  type CheckInAverages,
  type Motto,
  periodWords,
  type SheetPeriod,
  type SheetScores,
} from './assessment-sheet.ts'
import { CORE10_BANDS, CORE10_CUT_OFF, CORE10_LICENCE, RELIABLE_CHANGE } from './core10.ts'
import { SheetTable } from './sheet-table.tsx'

/** What the member adds, which never leaves the page. */
export interface SheetAdditions {
  name: string
  notes: string
  mottos: readonly Motto[]
}

export interface SheetPaperProps {
  period: SheetPeriod
  scores: SheetScores
  averages: CheckInAverages | null
  /** The operator's offset (decision 26). */
  offset: number
  additions: SheetAdditions
}

/** The page for a doctor or therapist: one side of A4. */
export const SheetPaper = ({ period, scores, averages, offset, additions }: SheetPaperProps) => (
  <article className="paper" aria-labelledby="sheet-title">
    <header>
      <h2 id="sheet-title">CORE-10 over {period.months} months</h2>
      <p>
        {additions.name && (
          <>
            <strong>{additions.name}</strong>
            {' · '}
          </>
        )}
        {periodWords(period)} · as of {formatDayWithYear(period.to)}
      </p>
    </header>
    <Scores scores={scores} months={period.months} />
    <Instrument offset={offset} />
    {averages && <Averages averages={averages} of={period.days} />}
    <Notes additions={additions} />
    <footer>
      Totals only; no single answers. Written down by its owner with Burrow, which is not medical
      care.
    </footer>
  </article>
)

const Scores = ({ scores, months }: { scores: SheetScores; months: number }) => {
  if (scores.entries.length === 0) return <p>No assessments in these {months} months.</p>
  return (
    <>
      {scores.chart && (
        <AssessmentChartFigure chart={scores.chart} title="Scores over time, oldest first" />
      )}
      <SheetTable entries={scores.entries} />
    </>
  )
}

const bandList = () =>
  CORE10_BANDS.map(({ upTo, label }, n) => {
    const from = n === 0 ? null : (CORE10_BANDS[n - 1]?.upTo ?? 0) + 1
    if (from === null) return `up to ${upTo} ${label}`
    return n === CORE10_BANDS.length - 1 ? `from ${from} ${label}` : `${from}–${upTo} ${label}`
  }).join('; ')

const Instrument = ({ offset }: { offset: number }) => (
  <section aria-labelledby="sheet-instrument">
    <h3 id="sheet-instrument">What this is</h3>
    <p>
      CORE-10, a self-report of ten items about the last week (Barkham et al. 2013, Counselling and
      Psychotherapy Research 13(1):3–13). 0 to 40, higher is more distress. Clinical cut-off{' '}
      {CORE10_CUT_OFF} (dashed); * reliable change, {RELIABLE_CHANGE} points or more (dotted: within{' '}
      {RELIABLE_CHANGE} of the last score). Means: general population 4.7, primary-care counselling
      19.7. Bands: {bandList()}.{' '}
      {offset > 0 && (
        <>
          Scores here are {offset} points below the published sum; so are cut-off and scale in the
          drawing.{' '}
        </>
      )}
      {CORE10_LICENCE}
    </p>
  </section>
)

const Averages = ({ averages, of }: { averages: CheckInAverages; of: number }) => (
  <section aria-labelledby="sheet-check-ins">
    <h3 id="sheet-check-ins">Daily check-ins</h3>
    <p>
      Routines noted by oneself, no clinical measure: {averages.days} of {of} days, on average{' '}
      {averages.points} of {averages.possible} points.{' '}
      {averages.parts
        .map(({ label, points, possible }) => `${label} ${points} of ${possible}`)
        .join(', ')}
      .
    </p>
  </section>
)

const Notes = ({ additions: { notes, mottos } }: { additions: SheetAdditions }) => {
  if (notes.trim() === '' && mottos.length === 0) return null
  return (
    <section aria-labelledby="sheet-notes">
      <h3 id="sheet-notes">Notes</h3>
      {notes.trim() !== '' && <p className="whitespace-pre-wrap">{notes}</p>}
      {mottos.length > 0 && (
        <p>{mottos.map(({ date, words }) => `‘${words}’ (${formatShortDay(date)})`).join(', ')}</p>
      )}
    </section>
  )
}
