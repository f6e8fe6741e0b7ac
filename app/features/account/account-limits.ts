import type { ThrottleRule } from '#app/lib/throttle-window.ts'
import { LOCK_MS, MAIL_PAUSE_MS, MAX_ATTEMPTS } from './registration-throttle.ts'
import { CODE_LIFE_MS, MAX_WRONG_PER_CODE, MAX_WRONG_PER_HOUR } from './verification-code.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How often each act of the account pages may be done, by what it is counted under. */
export const accountLimits = {
  registerAddress: { limit: MAX_ATTEMPTS, windowMs: LOCK_MS, isLocking: true },
  registerEmail: { limit: MAX_ATTEMPTS, windowMs: LOCK_MS, isLocking: true },
  /** One mail a minute to one address, and a few in an hour, whoever asks and for whatever reason. */
  mailPause: { limit: 1, windowMs: MAIL_PAUSE_MS },
  mailHour: { limit: 6, windowMs: HOUR },
  /** One person at one place, guessing one account's password. */
  loginPair: { limit: 10, windowMs: 15 * MINUTE },
  /** One account from everywhere; high, so that a stranger cannot lock a member out. */
  loginAccount: { limit: 100, windowMs: HOUR },
  /** One place, trying many accounts. */
  loginAddress: { limit: 50, windowMs: 15 * MINUTE },
  forgotAddress: { limit: 10, windowMs: HOUR },
  resetAddress: { limit: 20, windowMs: HOUR },
  code: { limit: MAX_WRONG_PER_CODE, windowMs: CODE_LIFE_MS },
  codeHour: { limit: MAX_WRONG_PER_HOUR, windowMs: HOUR },
  confirm: { limit: 10, windowMs: 15 * MINUTE },
} as const satisfies Record<string, ThrottleRule>
