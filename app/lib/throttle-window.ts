/** How often something may be done: `limit` times in a window that starts with the first. */
export interface ThrottleRule {
  limit: number
  windowMs: number
  /** The last attempt starts the window again, so that using it up closes it for a whole window. */
  isLocking?: boolean
}

/** What is remembered of one key: attempts taken and when the first of them was (ms). */
export interface ThrottleState {
  count: number
  since: number
}

export interface ThrottleAnswer {
  allowed: boolean
  /** Attempts left after this one. */
  remaining: number
  /** Milliseconds until the window ends and everything is allowed again. */
  retryAfterMs: number
}

/**
 * One step of a fixed-window throttle. A refused attempt is not counted, so waiting always helps,
 * and a clock that jumps back never makes the wait longer than one window.
 */
export function takeAttempt(
  state: ThrottleState | undefined,
  rule: ThrottleRule,
  now: number,
): { state: ThrottleState; answer: ThrottleAnswer } {
  const isOver = !state || now - state.since >= rule.windowMs
  const current = isOver
    ? { count: 0, since: now }
    : { ...state, since: Math.min(state.since, now) }
  const allowed = current.count < rule.limit
  const count = current.count + 1
  const isLast = rule.isLocking === true && count === rule.limit
  const next = allowed ? { count, since: isLast ? now : current.since } : current
  return {
    state: next,
    answer: {
      allowed,
      remaining: Math.max(0, rule.limit - next.count),
      retryAfterMs: Math.max(0, next.since + rule.windowMs - now),
    },
  }
}
