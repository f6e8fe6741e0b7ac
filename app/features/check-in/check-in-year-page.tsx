import { Link } from '@remix-run/react'
import { Spot } from '#app/ui/art/spots.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/layout.tsx'
import { CHECK_IN_RESULTS, CheckInHistoryHead } from './check-in-history-head.tsx'
import { type CheckInYear, nextMonth } from './check-in-year.ts'
import { WeekdayAverages } from './weekday-averages.tsx'
import { YearMap } from './year-map.tsx'

/** A year of the check-in history, as its page shows it. */
export interface CheckInYearView extends CheckInYear {
  thisYear: number
  mayCheckIn: boolean
}

/** The check-in history a year at a time. */
export const CheckInYearPage = ({ year }: { year: CheckInYearView }) => (
  <>
    <CheckInHistoryHead view="year" thisYear={year.thisYear} mayCheckIn={year.mayCheckIn} />
    <div className="grid max-w-5xl gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="figures">{year.year}</h2>
        <OtherYears year={year} />
      </div>
      {year.from === null ? <EmptyYear year={year} /> : <WholeYear year={year} />}
    </div>
  </>
)

const OtherYears = ({ year: { previous, next } }: { year: CheckInYearView }) =>
  previous === null && next === null ? null : (
    <nav aria-label="Other years" className="figures flex flex-wrap gap-3">
      {[previous, next].map(
        (other) =>
          other !== null && (
            <ButtonLink key={other} variant="secondary" to={`${CHECK_IN_RESULTS}?year=${other}`}>
              {other}
            </ButtonLink>
          ),
      )}
    </nav>
  )

const EmptyYear = ({ year: { year, thisYear, mayCheckIn } }: { year: CheckInYearView }) => (
  <EmptyState
    art={<Spot name="empty" />}
    title={`No Check-ins in ${year}`}
    action={
      year === thisYear ? (
        mayCheckIn && <ButtonLink to="/wellbeing/check-in">Check in for today</ButtonLink>
      ) : (
        <ButtonLink to={`${CHECK_IN_RESULTS}?year=${thisYear}`}>{`Open ${thisYear}`}</ButtonLink>
      )
    }
  >
    {year > thisYear
      ? 'That year is still to come.'
      : year === thisYear
        ? 'Your year will fill here, a day at a time, once you have saved one.'
        : 'Nothing is kept of that year.'}
  </EmptyState>
)

const WholeYear = ({ year }: { year: CheckInYearView }) => (
  <>
    <section className="card grid gap-5" aria-labelledby="year-at-a-glance">
      <h3 id="year-at-a-glance">The year at a glance</h3>
      <YearMap year={year} heading={monthLink} />
    </section>
    <section className="card grid max-w-3xl gap-3" aria-labelledby="by-weekday">
      <h3 id="by-weekday">By weekday</h3>
      <WeekdayAverages weekdays={year.weekdays} />
    </section>
  </>
)

const monthLink = (first: string, name: string) => (
  <Link className="link" to={`${CHECK_IN_RESULTS}?before=${nextMonth(first)}`}>
    {name}
    <span className="sr-only"> day by day</span>
  </Link>
)
