const DAY_MS = 24 * 60 * 60 * 1000

/** A session ends this long after its last use … */
export const IDLE_MS = 30 * DAY_MS
/** … and this long after it began, however often it was used (decision 10). */
export const ABSOLUTE_MS = 90 * DAY_MS
/** How long after giving the password again the guarded pages stay open. */
export const CONFIRMED_MS = 10 * 60 * 1000
/** A session is moved on at most this often, so that reading a page seldom writes. */
export const SLIDE_EVERY_MS = 60 * 60 * 1000

interface SessionTimes {
  createdAt: number
  lastSeenAt: number
}

/** When a session used now will end. */
export const sessionExpiry = (createdAt: number, now: number): number =>
  Math.min(now + IDLE_MS, createdAt + ABSOLUTE_MS)

export const isSessionLive = (session: { expiresAt: number }, now: number): boolean =>
  now < session.expiresAt

/** Whether this use of a session is to be written down and its end moved on. */
export const shouldSlide = (session: SessionTimes, now: number): boolean =>
  now - session.lastSeenAt >= SLIDE_EVERY_MS && now < session.createdAt + ABSOLUTE_MS

/** Whether the password (or a code by e-mail) was given within the last ten minutes. */
export const isConfirmed = (confirmedAt: number, now: number): boolean =>
  now - confirmedAt < CONFIRMED_MS && confirmedAt <= now
