import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { currentAffirmation } from '#app/features/affirmations/affirmations.ts'
import { dailyAffirmations } from '#app/features/affirmations/daily-affirmations.server.ts'
import { greetingAt } from '#app/features/home/greeting.ts'
import { HomeCards } from '#app/features/home/home-cards.tsx'
import { readHomeFacts } from '#app/features/home/home-facts.ts'
import { HomeHead } from '#app/features/home/home-head.tsx'
import { openMemberHome } from '#app/features/home/member-home.server.ts'
import { dailyWords, weeklyWords } from '#app/features/home/streak-words.ts'
import { Streaks } from '#app/features/home/streaks.tsx'
import { AffirmationPanel, StepPanel } from '#app/features/home/today-panels.tsx'
import { useDeviceHome } from '#app/features/home/use-device-home.tsx'
import { mayUse } from '#app/features/plans/features.ts'
import { rooms } from '#app/features/plans/rooms.ts'
import { dailyStreak, weeklyStreak } from '#app/features/rewards/streaks.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { formatLongDay } from '#app/lib/dates.ts'
import { findHomeFacts } from '#db/queries/home.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { config, now } = args.context
  const { member, shell, rows } = await requireMember(args, {
    read: (db, owner) => [findHomeFacts(db, owner, now)],
  })
  const { today, hour, level } = member
  const facts = readHomeFacts(rows[0][0], today)
  const { standing, plan, step, onDevice } = await openMemberHome(member, facts, config)
  const talks = rooms.assistant.isOpen && mayUse(level, 'assistant')
  return {
    shell,
    greeting: `${greetingAt(hour)}, ${member.name}`,
    date: formatLongDay(today),
    standing,
    step,
    onDevice,
    affirmation: currentAffirmation(
      dailyAffirmations(config.secret, member, facts.refreshes),
      hour,
    ),
    daily: dailyWords(dailyStreak(facts.streakDays, today), mayUse(level, 'wellbeing')),
    weekly: weeklyWords(weeklyStreak(facts.talkDays, today), talks),
    today: {
      plan,
      hasCheckIn: facts.isDoneToday('check_in'),
      hasAssessment: facts.isDoneToday('assessment'),
      hasJournalEntry: facts.isDoneToday('journal'),
      hasBreathed: facts.isDoneToday('breathing'),
    },
  }
}

export default function Home() {
  const { shell, greeting, date, affirmation, daily, weekly, today, onDevice, ...server } =
    useLoaderData<typeof loader>()
  const { standing, step } = useDeviceHome(onDevice) ?? server
  return (
    <div className="grid gap-8">
      <HomeHead avatar={shell.avatar} date={date} greeting={greeting} standing={standing} />
      <div className="grid gap-4 lg:grid-cols-5">
        <AffirmationPanel affirmation={affirmation} />
        <StepPanel step={step} />
      </div>
      <Streaks daily={daily} weekly={weekly} />
      <HomeCards level={shell.level} today={today} />
    </div>
  )
}
