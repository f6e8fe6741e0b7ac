import { registrationMessages } from './messages.ts'

/** Three registrations in an hour, then none for an hour (S0 §9). In milliseconds. */
export const MAX_ATTEMPTS = 3
export const WINDOW_MS = 3_600_000
export const LOCK_MS = 3_600_000
/** One registration mail a minute to one address. */
export const MAIL_PAUSE_MS = 60_000

/** What one counter says of this attempt. */
export interface Count {
  allowed: boolean
  /** Attempts left after this one. */
  remaining: number
  retryAfterMs: number
}

export interface Counts {
  /** Attempts from this network address. */
  address: Count
  /** Attempts with this e-mail, from anywhere. */
  email: Count
  /** Mails to this e-mail in the last minute. */
  mail: Count
}

/** `lockedForMs` is there when the form is to be disabled with a countdown. */
export type Verdict =
  { allowed: true } | { allowed: false; message: string; lockedForMs: number | null }

/**
 * Whether an attempt that was just counted may go on, and S0 §8's sentence when it may not. Nothing
 * here depends on whether the e-mail has an account.
 */
export function judgeAttempt({ address, email, mail }: Counts): Verdict {
  if (!address.allowed) {
    const message = registrationMessages.wait(formatWait(address.retryAfterMs))
    return { allowed: false, message, lockedForMs: address.retryAfterMs }
  }
  if (!email.allowed) {
    return { allowed: false, message: registrationMessages.tooMany, lockedForMs: null }
  }
  if (mail.allowed) return { allowed: true }
  if (address.remaining === 0) {
    return { allowed: false, message: registrationMessages.locked, lockedForMs: LOCK_MS }
  }
  const message = registrationMessages.rateLimited(address.remaining)
  return { allowed: false, message, lockedForMs: null }
}

/** A wait as 'h m s': '0h 59m 30s'. */
export function formatWait(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return `${hours}h ${minutes}m ${seconds % 60}s`
}
