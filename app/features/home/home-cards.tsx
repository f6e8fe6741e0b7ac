import { Link } from '@remix-run/react'
import { ArrowRight, BookOpen, Flower2, Leaf, Lock, MessageCircle, Wind } from 'lucide-react'
import { type Level, mayUse } from '#app/features/plans/features.ts'
import { rooms } from '#app/features/plans/rooms.ts'
import { Badge } from '#app/ui/badge.tsx'

/** What today already has. */
export type HomeToday = { hasCheckIn: boolean; hasJournalEntry: boolean }

const cards = [
  {
    room: rooms.wellbeing,
    title: 'Wellbeing Tracker',
    Icon: Leaf,
    text: 'How your day was cared for, morning and evening.',
    action: (today: HomeToday) => (today.hasCheckIn ? 'View check-in' : 'Check in'),
    lock: 'wellbeing',
    span: 'lg:col-span-3',
  },
  {
    room: rooms.assistant,
    title: 'Emotional Support',
    Icon: MessageCircle,
    text: 'An hour to put into words what is on your mind.',
    action: () => (rooms.assistant.isOpen ? 'Talk' : 'See what is coming'),
    lock: 'assistant',
    span: 'lg:col-span-3',
  },
  {
    room: rooms.meditation,
    title: 'Meditation of the day',
    Icon: Flower2,
    text: 'One practice, five to twenty minutes long.',
    action: () => (rooms.meditation.isOpen ? 'Begin' : 'See what is coming'),
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
    action: () => 'Breathe',
    lock: null,
    span: 'lg:col-span-2',
  },
] as const

type Card = (typeof cards)[number]

const CardBody = ({ card, isLocked }: { card: Card; isLocked: boolean }) => (
  <>
    <span className="flex min-h-8 items-center justify-between gap-2">
      <card.Icon size={26} aria-hidden="true" className={isLocked ? '' : 'text-moss'} />
      {isLocked && <Lock size={20} aria-hidden="true" />}
      {!isLocked && !card.room.isOpen && <Badge>Not open yet</Badge>}
    </span>
    <h2 className="text-lg">{card.title}</h2>
    <p className="text-ink-soft">{card.text}</p>
  </>
)

const HomeCard = ({
  card,
  isLocked,
  today,
}: {
  card: Card
  isLocked: boolean
  today: HomeToday
}) =>
  isLocked ? (
    <div className="card grid h-full content-start gap-2 text-ink-soft" aria-disabled="true">
      <CardBody card={card} isLocked />
      <p className="mt-2 font-semibold">Upgrade required</p>
    </div>
  ) : (
    <Link to={card.room.path} className="card grid h-full content-start gap-2" prefetch="intent">
      <CardBody card={card} isLocked={false} />
      <span className="mt-2 inline-flex items-center gap-2 font-semibold text-moss">
        {card.action(today)}
        <ArrowRight size={18} aria-hidden="true" />
      </span>
    </Link>
  )

/** The five doors of /home. Only Wellbeing and Emotional Support are locked here (S1 §2). */
export const HomeCards = ({ level, today }: { level: Level; today: HomeToday }) => (
  <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
    {cards.map((card) => (
      <li key={card.title} className={card.span}>
        <HomeCard
          card={card}
          isLocked={card.lock !== null && !mayUse(level, card.lock)}
          today={today}
        />
      </li>
    ))}
  </ul>
)
