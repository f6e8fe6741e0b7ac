import { type AvatarStanding, mayPickAvatar } from '#app/features/rewards/avatars.ts'
import type { Level } from '#app/features/plans/features.ts'
import { type MemberZones, requestZoneChange } from '#app/lib/member-day.ts'
import { err, ok, type Result } from '#app/lib/result.ts'
import type { Database } from '#db/client.ts'
import { ownerById } from '#db/owner.ts'
import { type ProfileChange, updateProfile } from '#db/queries/profiles.ts'
import { avatarMessages, type ProfileChangeForm } from './profile-forms.ts'

/** What of the member a change of the profile depends on. */
export interface ProfileOwner {
  id: string
  avatar: string
  level: Level
  isAdmin: boolean
  zones: MemberZones
}

/** A row of `findPoints`; a member without one has nothing yet. */
export type PointsRow = { totalPoints: number; unlockedAvatars: readonly string[] } | undefined

/** What opens avatars to a member. */
export function avatarStanding(
  { level, isAdmin }: Pick<ProfileOwner, 'level' | 'isAdmin'>,
  points: PointsRow,
): AvatarStanding {
  return {
    level: level === 'admin' ? 'nurtured' : level,
    isAdmin,
    unlocked: points?.unlockedAvatars ?? [],
    points: points?.totalPoints ?? 0,
  }
}

/** A message beside the field it belongs to. */
export type ProfileRefusal = { field: 'avatar'; message: string }

/** Decides what a form of /profile changes; a zone waits for the member's next day (decision 13). */
function profileChange(
  form: ProfileChangeForm,
  owner: ProfileOwner,
  { points, now }: { points: PointsRow; now: number },
): Result<ProfileChange, ProfileRefusal> {
  switch (form.intent) {
    case 'name':
      return ok({ name: form.name })
    case 'time-zone':
      return ok(requestZoneChange(owner.zones, form.timeZone, now))
    case 'avatar': {
      const picked = mayPickAvatar(owner.avatar, form.avatar, avatarStanding(owner, points))
      if (picked.ok) return ok({ avatar: picked.value })
      return err({ field: 'avatar', message: avatarMessages[picked.error] })
    }
  }
}

/** Stores what a form of /profile asks for, or says beside which field why not. */
export async function changeProfile(
  db: Database,
  form: ProfileChangeForm,
  who: { owner: ProfileOwner; points: PointsRow; now: number },
): Promise<Result<null, ProfileRefusal>> {
  const change = profileChange(form, who.owner, who)
  if (!change.ok) return change
  await updateProfile(db, ownerById(who.owner.id), change.value)
  return ok(null)
}
