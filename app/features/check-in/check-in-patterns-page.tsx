import { Spot } from '#app/ui/art/spots.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Details, EmptyState } from '#app/ui/layout.tsx'
import { CheckInHistoryHead } from './check-in-history-head.tsx'
import {
  type CheckInPatterns,
  FEWEST_EACH,
  PATTERN_DAYS,
  type Pattern,
} from './check-in-patterns.ts'
import { PatternLegend, PatternRange, reachOf } from './pattern-range.tsx'
import { differenceText, rangeText, triedText, verdictText } from './pattern-words.ts'

/** The comparisons, as their page shows them. */
export interface CheckInPatternsView extends CheckInPatterns {
  thisYear: number
  mayCheckIn: boolean
}

/** What goes together in a member's check-ins, with how far chance alone would go. */
export const CheckInPatternsPage = ({ patterns }: { patterns: CheckInPatternsView }) => (
  <>
    <CheckInHistoryHead
      view="patterns"
      thisYear={patterns.thisYear}
      mayCheckIn={patterns.mayCheckIn}
    />
    {patterns.patterns.length === 0 ? <NothingYet view={patterns} /> : <Compared view={patterns} />}
  </>
)

const NothingYet = ({ view: { days, mayCheckIn } }: { view: CheckInPatternsView }) => (
  <EmptyState
    art={<Spot name="empty" />}
    title="Too few days to compare"
    action={mayCheckIn && <ButtonLink to="/wellbeing/check-in">Check in for today</ButtonLink>}
  >
    {`A comparison needs at least ${FEWEST_EACH} days with a thing and ${FEWEST_EACH} without it. The last ${PATTERN_DAYS} days hold ${days} ${days === 1 ? 'check-in' : 'check-ins'}.`}
  </EmptyState>
)

const Compared = ({ view }: { view: CheckInPatternsView }) => {
  const reach = reachOf(view.patterns)
  const clear = view.patterns.filter(({ couldBeChance }) => !couldBeChance)
  const unclear = view.patterns.filter(({ couldBeChance }) => couldBeChance)
  return (
    <div className="grid max-w-5xl gap-6">
      <section className="card grid max-w-3xl gap-4" aria-labelledby="what-goes-together">
        <h2 id="what-goes-together">What goes together</h2>
        <p>
          {`Your ${view.days} check-ins of the last ${PATTERN_DAYS} days: those with a thing beside those without it. What is compared is the rest of that day’s check-in, the thing itself left out.`}
        </p>
        <p>{triedText(view)}</p>
        <p>
          Things that go together need not lead to one another. A day can hold many of them for a
          reason that is not on this page.
        </p>
        <PatternLegend />
        <Method />
      </section>
      {clear.length > 0 && (
        <PatternList title="More than shuffled days show" patterns={clear} reach={reach} />
      )}
      {unclear.length > 0 && (
        <PatternList title="Could be chance" patterns={unclear} reach={reach} />
      )}
      {view.tooFew.length > 0 && <TooFew things={view.tooFew} />}
    </div>
  )
}

const Method = () => (
  <Details summary="How this is reckoned">
    <div className="prose">
      <p>
        All days are shuffled 1,000 times, so that nothing belongs together any more, and each time
        all things are compared again. What differences come up then is what chance can do.
      </p>
      <p>
        The more things are looked at, the likelier one of them stands out by chance. So a
        difference counts as more than chance here only when fewer than 5 in 100 shuffles gave one
        as clear for any of the things (Westfall and Young, 1993).
      </p>
      <p>
        Days next to each other are often alike, which shuffling cannot know. The ranges are
        therefore rather too narrow than too wide.
      </p>
    </div>
  </Details>
)

interface PatternListProps {
  title: string
  patterns: readonly Pattern[]
  reach: number
}

const PatternList = ({ title, patterns, reach }: PatternListProps) => (
  <section className="card grid gap-2">
    <h2 className="text-lg">{title}</h2>
    <ul className="grid gap-x-10 lg:grid-cols-2">
      {patterns.map((pattern) => (
        <li
          key={pattern.thing}
          className="figures grid content-start gap-1 border-t border-line py-4"
        >
          <p>{differenceText(pattern)}</p>
          <PatternRange pattern={pattern} reach={reach} />
          <p className="text-sm text-ink-soft">{`${rangeText(pattern)} ${verdictText(pattern)}`}</p>
        </li>
      ))}
    </ul>
  </section>
)

const TooFew = ({ things }: { things: CheckInPatterns['tooFew'] }) => (
  <section className="card grid gap-2">
    <h2 className="text-lg">Too few days to compare</h2>
    <p className="text-ink-soft">{`At least ${FEWEST_EACH} days with and ${FEWEST_EACH} without are needed.`}</p>
    <ul className="figures grid gap-x-8 gap-y-1 sm:grid-cols-2">
      {things.map(({ thing, with: withIt, without }) => (
        <li key={thing}>{`Days with ${thing}: ${withIt} with, ${without} without`}</li>
      ))}
    </ul>
  </section>
)
