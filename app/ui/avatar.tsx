import { AVATAR_NAMES, avatarSrc, FALLBACK_AVATAR, isAvatarKey } from '#app/content/avatars.ts'

type AvatarProps = {
  /** A stored avatar key; one that nobody knows shows the penguin. */
  avatar: string
  /** Whose picture it is. Leave out for the mascot itself; '' when the name stands beside it. */
  name?: string
  /** Edge of the square in CSS pixels. */
  size?: number
}

/** A mascot on its round ground. */
export function Avatar({ avatar, name, size = 40 }: AvatarProps) {
  const mascot = AVATAR_NAMES[isAvatarKey(avatar) ? avatar : FALLBACK_AVATAR]
  return (
    <img
      src={avatarSrc(avatar)}
      width={size}
      height={size}
      alt={name ?? mascot}
      decoding="async"
      className="shrink-0 rounded-full"
    />
  )
}
