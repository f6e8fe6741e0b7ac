import { type AvatarKey, isAvatarKey } from '#app/content/avatars.ts'
import { err, ok, type Result } from '#app/lib/result.ts'

export { AVATAR_KEYS, type AvatarKey, isAvatarKey } from '#app/content/avatars.ts'

/** What decides which mascots are open to a member. `points` is their total, never spent. */
export type AvatarStanding = {
  level: 'seeker' | 'zen' | 'nurtured'
  isAdmin: boolean
  unlocked: readonly string[]
  points: number
}

/** How an avatar is come by, whether this member may choose it now, and the words under it. */
export type AvatarAccess = {
  by: 'free' | 'subscription' | 'points' | 'counsellor'
  open: boolean
  label: string
}

type Key =
  | { by: 'free' }
  | { by: 'counsellor' }
  | { by: 'subscription'; levels: readonly AvatarStanding['level'][]; locked: string }
  | { by: 'points'; cost: number }

const EITHER_PLAN: Key = {
  by: 'subscription',
  levels: ['zen', 'nurtured'],
  locked: 'Comes with Zen or Nurtured',
}

/** Who opens which mascot: S0 §6 and the point costs of S0 §9. */
const AVATAR_KEYRING: Record<AvatarKey, Key> = {
  badger: { by: 'free' },
  cat: EITHER_PLAN,
  dog: EITHER_PLAN,
  fennec: EITHER_PLAN,
  puffin: { by: 'subscription', levels: ['nurtured'], locked: 'Comes with Nurtured' },
  dragon: { by: 'points', cost: 250 },
  fox: { by: 'points', cost: 500 },
  lion: { by: 'points', cost: 750 },
  rabbit: { by: 'points', cost: 1000 },
  whale: { by: 'points', cost: 1500 },
  penguin: { by: 'counsellor' },
}

/** The mascots that points open, cheapest first, with their cost in points. */
export const AVATAR_TIERS: readonly { avatar: AvatarKey; points: number }[] = Object.entries(
  AVATAR_KEYRING,
)
  .flatMap(([avatar, key]) =>
    key.by === 'points' && isAvatarKey(avatar) ? [{ avatar, points: key.cost }] : [],
  )
  .sort((a, b) => a.points - b.points)

/**
 * Whether an avatar is open to a member, and what stands under it in the picker. Points count as
 * reached whether or not the unlocking has been written down yet. The penguin stays with admins
 * even though every member's list of unlocked avatars begins with it.
 */
export function avatarAccess(avatar: AvatarKey, standing: AvatarStanding): AvatarAccess {
  const key = AVATAR_KEYRING[avatar]
  switch (key.by) {
    case 'free':
      return { by: key.by, open: true, label: 'For everyone' }
    case 'counsellor':
      return { by: key.by, open: standing.isAdmin, label: 'The counsellor' }
    case 'subscription': {
      const open = standing.isAdmin || key.levels.includes(standing.level)
      return { by: key.by, open, label: open ? 'Unlocked by subscription' : key.locked }
    }
    case 'points': {
      const reached = standing.points >= key.cost || standing.unlocked.includes(avatar)
      const open = standing.isAdmin || reached
      const cost = `${key.cost.toLocaleString('en-GB')} points`
      return { by: key.by, open, label: open ? 'Unlocked by points' : cost }
    }
  }
}

/**
 * Whether a member may go from one avatar to another (S0 §5). Errors: `unknown` (no such avatar),
 * `penguin` (only admins change to or from the counsellor), `locked` (not open to this member).
 */
export function mayPickAvatar(
  from: string,
  to: string,
  standing: AvatarStanding,
): Result<AvatarKey, 'unknown' | 'penguin' | 'locked'> {
  if (!isAvatarKey(to)) return err('unknown')
  if (!standing.isAdmin && (from === 'penguin' || to === 'penguin')) return err('penguin')
  return avatarAccess(to, standing).open ? ok(to) : err('locked')
}
