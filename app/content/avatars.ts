/**
 * The eleven mascots, in the order in which a picker shows them. Each key names a drawing in
 * `public/avatars/<key>.svg`. The penguin is the counsellor, and stands in for an unknown key.
 */
export const AVATAR_KEYS = [
  'badger',
  'cat',
  'dog',
  'fennec',
  'puffin',
  'dragon',
  'fox',
  'lion',
  'rabbit',
  'whale',
  'penguin',
] as const

export type AvatarKey = (typeof AVATAR_KEYS)[number]

/** What a new member looks like. */
export const DEFAULT_AVATAR: AvatarKey = 'badger'

/** The drawing shown for a key that nobody knows, and the face of the assistant. */
export const FALLBACK_AVATAR: AvatarKey = 'penguin'

/** What to call each mascot in an alternative text or under a picture. */
export const AVATAR_NAMES: Record<AvatarKey, string> = {
  badger: 'Badger',
  cat: 'Cat',
  dog: 'Dog',
  fennec: 'Fennec',
  puffin: 'Puffin',
  dragon: 'Dragon',
  fox: 'Fox',
  lion: 'Lion',
  rabbit: 'Rabbit',
  whale: 'Whale',
  penguin: 'Penguin',
}

/** Tells a known avatar key from any other value. */
export function isAvatarKey(value: unknown): value is AvatarKey {
  return AVATAR_KEYS.some((key) => key === value)
}

/** Address of the drawing for a key as stored; an unknown key gets the penguin. */
export function avatarSrc(key: string): string {
  return `/avatars/${isAvatarKey(key) ? key : FALLBACK_AVATAR}.svg`
}
