import { NavLink } from '@remix-run/react'
import {
  BookOpen,
  Flower2,
  House,
  Leaf,
  Lock,
  MessageCircle,
  Puzzle,
  Sun,
  Wind,
} from '#app/ui/icons.tsx'
import { type NavItem, navItems } from './access.ts'
import { type Level, mayUse } from './features.ts'

const icons: Record<string, typeof House> = {
  '/home': House,
  '/wellbeing': Leaf,
  '/emotional-assistant': MessageCircle,
  '/journal': BookOpen,
  '/meditations': Flower2,
  '/affirmations': Sun,
  '/breathing': Wind,
  '/brain-training': Puzzle,
}

const Entry = ({ item, isLocked }: { item: NavItem; isLocked: boolean }) => {
  const Icon = icons[item.path] ?? House
  if (isLocked) {
    return (
      <span className="nav-item" role="link" aria-disabled="true">
        <Icon size={20} aria-hidden="true" />
        <span className="grow">
          {item.label}
          <span className="sr-only"> (Upgrade required)</span>
        </span>
        <Lock size={16} aria-hidden="true" />
      </span>
    )
  }
  return (
    <NavLink to={item.path} className="nav-item" prefetch="intent">
      <Icon size={20} aria-hidden="true" />
      {item.label}
    </NavLink>
  )
}

/** The rooms, in their order; `level` is missing when the page failed to learn it. What the plan does not have is shown with a lock and leads nowhere. */
export const Navigation = ({ level }: { level: Level | undefined }) => (
  <ul className="grid gap-0.5" aria-label="Rooms">
    {navItems.map((item) => (
      <li key={item.path}>
        <Entry
          item={item}
          isLocked={Boolean(level && item.feature && !mayUse(level, item.feature))}
        />
      </li>
    ))}
  </ul>
)
