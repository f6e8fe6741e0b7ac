import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** SHA-256 of a high-entropy token, base64url. Enough for values that nobody can guess. */
export function digestToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/**
 * Keyed hash (HMAC-SHA-256, base64url) for values that could be guessed, such as a six-character
 * code or a network address. `purpose` keeps hashes of different uses apart; the parts are
 * length-prefixed, so that no two lists of parts collide.
 */
export function keyedDigest(secret: string, purpose: string, ...parts: string[]): string {
  const mac = createHmac('sha256', secret)
  for (const part of [purpose, ...parts]) mac.update(`${Buffer.byteLength(part)}:`).update(part)
  return mac.digest('base64url')
}

/** Compares two digests in a time that does not depend on where they differ. */
export function isSameDigest(a: string, b: string): boolean {
  const left = createHash('sha256').update(a).digest()
  const right = createHash('sha256').update(b).digest()
  return timingSafeEqual(left, right)
}
