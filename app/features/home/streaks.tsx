import { type StreakWords } from './streak-words.ts'

const Streak = ({ title, words }: { title: string; words: StreakWords }) => (
  <li className="leading-6">
    <span className="text-sm text-ink-soft">{title}</span>
    <strong className="serif block text-lg">
      {words.count} {words.unit}
    </strong>
    <span className="text-sm text-ink-soft">{words.note}</span>
  </li>
)

/** Both streaks, side by side. */
export const Streaks = ({ daily, weekly }: { daily: StreakWords; weekly: StreakWords }) => (
  <ul className="grid gap-6 sm:grid-cols-2">
    <Streak title="Daily streak" words={daily} />
    <Streak title="Weekly streak" words={weekly} />
  </ul>
)
