import { AFFIRMATION_SLOTS, type AffirmationSlot } from '#app/content/affirmations.ts'
import { Badge } from '#app/ui/badge.tsx'
import { NO_AFFIRMATION, type DailyAffirmations } from './affirmations.ts'

const SLOT_NAMES: Record<AffirmationSlot, string> = {
  morning: 'Morning',
  lunch: 'Midday',
  evening: 'Evening',
}

/** The day's three sentences in the order of the day; the one for now stands out. */
export const AffirmationList = ({
  daily,
  now,
  isChoosing,
}: {
  daily: DailyAffirmations
  now: AffirmationSlot
  /** Others are on their way; these stay readable until then. */
  isChoosing: boolean
}) => (
  <ol className="grid max-w-3xl gap-4" aria-busy={isChoosing}>
    {AFFIRMATION_SLOTS.map((slot) => (
      <li
        key={slot}
        className={`card grid gap-3 ${slot === now ? 'bg-moss-tint! px-6! py-8! sm:px-10!' : ''}`}
        aria-current={slot === now ? 'time' : undefined}
      >
        <h2 className="flex items-center gap-3 font-sans! text-base! font-semibold">
          {SLOT_NAMES[slot]}
          {slot === now && <Badge tone="lamp">Now</Badge>}
        </h2>
        <p
          className={`serif max-w-xl text-balance ${slot === now ? 'text-2xl sm:text-3xl' : 'text-lg'}`}
        >
          {daily[slot] ?? NO_AFFIRMATION}
        </p>
      </li>
    ))}
  </ol>
)
