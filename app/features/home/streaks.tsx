import { Leaf, MessageCircle } from 'lucide-react'
import { type StreakWords } from './streak-words.ts'

type StreakProps = { title: string; Icon: typeof Leaf; words: StreakWords }

const Streak = ({ title, Icon, words }: StreakProps) => (
  <li className="flex items-center gap-4">
    <span className="grid size-12 flex-none place-items-center rounded-full bg-moss-tint text-moss">
      <Icon size={24} aria-hidden="true" />
    </span>
    <p className="leading-6">
      <span className="text-sm text-ink-soft">{title}</span>
      <strong className="serif block text-lg">
        {words.count} {words.unit}
      </strong>
      <span className="text-sm text-ink-soft">{words.note}</span>
    </p>
  </li>
)

/** Both streaks, side by side. */
export const Streaks = ({ daily, weekly }: { daily: StreakWords; weekly: StreakWords }) => (
  <ul className="grid gap-6 sm:grid-cols-2">
    <Streak title="Daily streak" Icon={Leaf} words={daily} />
    <Streak title="Weekly streak" Icon={MessageCircle} words={weekly} />
  </ul>
)
