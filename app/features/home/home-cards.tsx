import { Link } from '@remix-run/react'
import { BookOpen, Flower2, Leaf, Lock, MessageCircle, Wind } from '#app/ui/icons.tsx'
import { type Level, mayUse } from '#app/features/plans/features.ts'
import { rooms } from '#app/features/plans/rooms.ts'
import { Badge } from '#app/ui/badge.tsx'

/** What today already has. */
export type HomeToday = {
  hasCheckIn: boolean
  hasAssessment: boolean
  hasJournalEntry: boolean
  hasBreathed: boolean
  /** How much of today's plan is done; null without one. */
  plan: { done: number; total: number } | null
}

const cards = [
  {
    room: rooms.assistant,
    title: 'Emotional Support',
    Icon: MessageCircle,
    text: 'An hour to put into words what is on your mind.',
    action: () => 'Talk',
    lock: 'assistant',
    span: 'lg:col-span-3',
  },
  {
    room: rooms.meditation,
    title: 'Meditation of the day',
    Icon: Flower2,
    text: 'One practice, five to twenty minutes long.',
    action: () => 'Begin',
    lock: null,
    span: 'lg:col-span-2',
  },
  {
    room: rooms.journal,
    title: 'Journal',
    Icon: BookOpen,
    text: 'A page for today, for nobody but you.',
    action: (today: HomeToday) => (today.hasJournalEntry ? 'View entry' : 'Write today'),
    lock: null,
    span: 'lg:col-span-2',
  },
  {
    room: rooms.breathing,
    title: 'Breathing',
    Icon: Wind,
    text: 'Six ways to slow down for a few minutes.',
    action: (today: HomeToday) => (today.hasBreathed ? 'Breathe again' : 'Breathe'),
    lock: null,
    span: 'lg:col-span-2',
  },
] as const

type Card = (typeof cards)[number]

type HeadProps = {
  Icon: typeof Leaf
  title: string
  text: string
  isLocked: boolean
  isOpen: boolean
}

const CardHead = ({ Icon, title, text, isLocked, isOpen }: HeadProps) => (
  <>
    <span className="flex min-h-8 items-center justify-between gap-2">
      <Icon size={26} aria-hidden="true" className={isLocked ? '' : 'text-moss'} />
      {isLocked && <Lock size={20} aria-hidden="true" />}
      {!isLocked && !isOpen && <Badge>Not open yet</Badge>}
    </span>
    <h2 className="text-lg">{title}</h2>
    <p className="text-ink-soft">{text}</p>
  </>
)

const LockedCard = (head: Omit<HeadProps, 'isLocked'>) => (
  <div className="card grid h-full content-start gap-2 text-ink-soft" aria-disabled="true">
    <CardHead {...head} isLocked />
    <p className="mt-2 font-semibold">Upgrade required</p>
  </div>
)

const RoomCard = ({ card, today }: { card: Card; today: HomeToday }) => (
  <Link to={card.room.path} className="card grid h-full content-start gap-2" prefetch="intent">
    <CardHead {...card} isLocked={false} isOpen={card.room.isOpen} />
    <span className="mt-2 font-semibold text-moss">
      {card.room.isOpen ? card.action(today) : 'See what is coming'}
    </span>
  </Link>
)

const tracker = {
  Icon: Leaf,
  title: 'Wellbeing Tracker',
  text: 'How the week was, how the day was cared for, and what you plan.',
  isOpen: rooms.wellbeing.isOpen,
}

/** The three things that are tracked, each with what today has of it. */
const TrackerCard = ({ today: { hasAssessment, hasCheckIn, plan } }: { today: HomeToday }) => {
  const parts = [
    { to: '/wellbeing', label: 'Assessment', state: hasAssessment && 'Done today' },
    { to: '/wellbeing/check-in', label: 'Check-in', state: hasCheckIn && 'Done today' },
    {
      to: '/wellbeing/planner',
      label: 'Planner',
      state: plan && `${plan.done} of ${plan.total} done`,
    },
  ]
  return (
    <div className="card grid h-full content-start gap-2">
      <CardHead {...tracker} isLocked={false} />
      <ul className="mt-1 grid sm:grid-cols-3">
        {parts.map(({ to, label, state }) => (
          <li key={to} className="flex items-center justify-between gap-3 sm:block">
            <Link to={to} prefetch="intent" className="link inline-flex min-h-11 items-center">
              {label}
            </Link>
            {state && <span className="text-sm text-ink-soft sm:block">{state}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The five doors of /home. Only Wellbeing and Emotional Support are locked here (S1 §2). */
export const HomeCards = ({ level, today }: { level: Level; today: HomeToday }) => (
  <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
    <li className="lg:col-span-3">
      {mayUse(level, 'wellbeing') ? <TrackerCard today={today} /> : <LockedCard {...tracker} />}
    </li>
    {cards.map((card) => (
      <li key={card.title} className={card.span}>
        {card.lock === null || mayUse(level, card.lock) ? (
          <RoomCard card={card} today={today} />
        ) : (
          <LockedCard {...card} isOpen={card.room.isOpen} />
        )}
      </li>
    ))}
  </ul>
)
