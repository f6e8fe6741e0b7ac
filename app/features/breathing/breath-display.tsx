import type { BreathPattern } from '#app/content/breathing-techniques.ts'
import { BreathBar } from './breath-bar.tsx'
import { BreathCircle } from './breath-circle.tsx'
import { PHASE_WORDS, type BreathMoment, type Side } from './breath-timeline.ts'

const SideMark = ({ side, active }: { side: Side; active: Side }) => (
  <span
    className={`rounded-full px-3 py-0.5 font-medium ${side === active ? 'bg-moss text-on-moss forced-colors:bg-[Highlight]' : 'text-ink-soft'}`}
  >
    {side === 'left' ? 'Left' : 'Right'}
    {side === active && <span className="sr-only"> side now</span>}
  </span>
)

/** What to do in this second: circle (or its still twin), word, countdown and side. */
export const BreathDisplay = ({
  pattern,
  moment,
  elapsed,
  isRunning,
}: {
  pattern: BreathPattern
  moment: BreathMoment
  elapsed: number
  isRunning: boolean
}) => (
  <div className="grid gap-3">
    <BreathCircle pattern={pattern} elapsed={elapsed} isRunning={isRunning}>
      <p className="serif text-lg">{isRunning ? PHASE_WORDS[moment.phase] : 'Paused'}</p>
      <p className="figures text-3xl" aria-hidden="true">
        {moment.secondsLeft}
      </p>
    </BreathCircle>
    <BreathBar moment={moment} />
    {moment.side && (
      <p className="flex justify-center gap-6">
        <SideMark side="left" active={moment.side} />
        <SideMark side="right" active={moment.side} />
      </p>
    )}
    <p role="status" className="sr-only">
      {isRunning
        ? `${PHASE_WORDS[moment.phase]}${moment.side ? `, ${moment.side} side` : ''}`
        : 'Paused'}
    </p>
  </div>
)
