import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Link, useLoaderData } from '@remix-run/react'
import { ArrowRight } from 'lucide-react'
import { currentAffirmation } from '#app/features/affirmations/affirmations.ts'
import { dailyAffirmations } from '#app/features/affirmations/daily-affirmations.server.ts'
import { greetingAt } from '#app/features/home/greeting.ts'
import { HomeCards } from '#app/features/home/home-cards.tsx'
import { dailyWords, weeklyWords } from '#app/features/home/streak-words.ts'
import { Streaks } from '#app/features/home/streaks.tsx'
import { mayUse } from '#app/features/plans/features.ts'
import { rooms } from '#app/features/plans/rooms.ts'
import { dailyStreak, weeklyStreak } from '#app/features/rewards/streaks.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { requireMember } from '#app/http/require-member.server.ts'
import { formatLongDay } from '#app/lib/dates.ts'
import { listRefreshes } from '#db/queries/daily-choices.ts'
import { listConversationDays, listStreakDays } from '#db/queries/home.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { config, now } = args.context
  const { member, shell, rows } = await requireMember(args, {
    read: (db, owner) => [
      listStreakDays(db, owner, now),
      listConversationDays(db, owner, now),
      listRefreshes(db, owner, 'affirmations', now),
    ],
  })
  const { today, hour } = member
  const [done, conversations, refreshes] = rows
  const isDoneToday = (kind: string) => done.some((day) => day.date === today && day.kind === kind)
  return {
    shell,
    greeting: `${greetingAt(hour)}, ${member.name}`,
    date: formatLongDay(today),
    affirmation: currentAffirmation(dailyAffirmations(config.secret, member, refreshes), hour),
    daily: dailyWords(
      dailyStreak(
        done.map((day) => day.date),
        today,
      ),
      mayUse(member.level, 'wellbeing'),
    ),
    weekly: weeklyWords(
      weeklyStreak(
        conversations.map((day) => day.date),
        today,
      ),
      rooms.assistant.isOpen && mayUse(member.level, 'assistant'),
    ),
    today: { hasCheckIn: isDoneToday('check_in'), hasJournalEntry: isDoneToday('journal') },
  }
}

export default function Home() {
  const { shell, greeting, date, affirmation, daily, weekly, today } =
    useLoaderData<typeof loader>()
  return (
    <div className="grid gap-8">
      <header>
        <p className="text-ink-soft">{date}</p>
        <h1 className="mt-1">{greeting}</h1>
      </header>
      <section
        aria-label="Affirmation of the hour"
        className="flex items-center gap-6 rounded-pebble bg-lamp-tint p-6 sm:p-8"
      >
        <div className="min-w-0 grow">
          <p className="serif max-w-lg text-xl sm:text-2xl">{affirmation}</p>
          <Link to="/affirmations" className="link mt-3 inline-flex min-h-11 items-center gap-2">
            All of today
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </div>
        <span className="max-sm:hidden">
          <Avatar avatar={shell.avatar} name="" size={112} />
        </span>
      </section>
      <Streaks daily={daily} weekly={weekly} />
      <HomeCards level={shell.level} today={today} />
    </div>
  )
}
