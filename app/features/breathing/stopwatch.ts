/**
 * Time that can be paused, kept as instants and never as ticks, so that a tab that slept is right as
 * soon as it wakes. Instants are milliseconds on any one clock that does not run backwards.
 */
export interface Stopwatch {
  /** What had run by the last start or pause. */
  ran: number
  /** When it was last set going; null while it stands still. */
  since: number | null
}

export const STOPPED: Stopwatch = { ran: 0, since: null }

/** Milliseconds that have run by `now`. */
export function elapsedAt(watch: Stopwatch, now: number): number {
  return watch.ran + (watch.since === null ? 0 : Math.max(0, now - watch.since))
}

export function startWatch(watch: Stopwatch, now: number): Stopwatch {
  return watch.since === null ? { ran: watch.ran, since: now } : watch
}

export function pauseWatch(watch: Stopwatch, now: number): Stopwatch {
  return { ran: elapsedAt(watch, now), since: null }
}
