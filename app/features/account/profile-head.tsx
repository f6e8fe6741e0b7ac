import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { Level } from '#app/features/plans/features.ts'

type ProfileHeadProps = {
  name: string
  email: string
  avatar: string
  level: Level
  isAdmin: boolean
}

const planBadges = {
  seeker: { tone: 'plain', label: 'Seeker' },
  zen: { tone: 'moss', label: 'Zen' },
  nurtured: { tone: 'lamp', label: 'Nurtured' },
  admin: null,
} as const

/** Who the member is: picture, name, badges, address. */
export const ProfileHead = ({ name, email, avatar, level, isAdmin }: ProfileHeadProps) => {
  const plan = planBadges[level]
  return (
    <header className="flex flex-wrap items-center gap-6">
      <Avatar avatar={avatar} name="" size={112} />
      <div className="min-w-0">
        <h1>{name}</h1>
        <p className="text-ink-soft wrap-anywhere">{email}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          {isAdmin && <Badge tone="clay">Admin</Badge>}
          {plan && <Badge tone={plan.tone}>{plan.label}</Badge>}
        </p>
      </div>
      {level === 'seeker' && (
        <ButtonLink to="/pricing?upgrade" reloadDocument className="sm:ml-auto">
          Upgrade Plan
        </ButtonLink>
      )}
    </header>
  )
}
