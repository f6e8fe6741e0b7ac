import type { BreathMoment } from './breath-timeline.ts'

/**
 * The still twin of the circle, for people who want no motion: one field a second, filling with the
 * breath in and emptying with the breath out.
 */
export const BreathBar = ({ moment }: { moment: BreathMoment }) => {
  const fields = Math.ceil(moment.phaseLength / 1000)
  const past = fields - moment.secondsLeft
  const filled = { in: past + 1, holdFull: fields, out: fields - past - 1, holdEmpty: 0 }[
    moment.phase
  ]
  return (
    <div className="flex h-4 gap-1.5 motion-safe:hidden" aria-hidden="true" data-filled={filled}>
      {Array.from({ length: fields }, (_, field) => (
        <span
          key={field}
          className={`grow rounded-full border-2 border-moss ${field < filled ? 'bg-moss forced-colors:bg-[Highlight]' : ''}`}
        />
      ))}
    </div>
  )
}
