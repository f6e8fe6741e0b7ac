/** A route's `handle` may say that its page needs no script; then none is sent. */
interface WithHandle {
  handle?: unknown
}

/** Whether the innermost matched route asks for a page without script. */
export function isScriptless(matches: readonly WithHandle[]): boolean {
  const handle = matches.at(-1)?.handle
  return (
    typeof handle === 'object' && handle !== null && 'script' in handle && handle.script === false
  )
}
