import * as v from 'valibot'
import { isTimeZone } from '#app/lib/dates.ts'
import { nameField } from './name.ts'

/** The forms of /profile, told apart by `intent`. */
export const ProfileForm = v.variant('intent', [
  v.object({ intent: v.literal('name'), name: nameField('Please enter a name') }),
  v.object({
    intent: v.literal('avatar'),
    avatar: v.string('Please choose an avatar.'),
  }),
  v.object({
    intent: v.literal('time-zone'),
    timeZone: v.pipe(
      v.string('Please choose a time zone.'),
      v.check(isTimeZone, 'Please choose a time zone from the list.'),
    ),
  }),
])

export type ProfileChangeForm = v.InferOutput<typeof ProfileForm>

export const avatarMessages = {
  unknown: 'That avatar is not one of ours. Please choose another.',
  penguin: 'The penguin is the counsellor and stays as it is.',
  locked: 'That avatar is not open to you yet.',
} as const
