/**
 * The outcome of something that may fail in an expected way. Surprises are thrown; what a caller
 * must be able to answer is one of these. `error` is best a tagged union, so that one exhaustive
 * `switch` at the door answers every case.
 */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E }

/** The good outcome. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

/** The expected failure. */
export function err<const E>(error: E): { ok: false; error: E } {
  return { ok: false, error }
}
