import { createHash } from 'node:crypto'

/** `unknown` when the service gave no answer in time. */
export type BreachAnswer = 'breached' | 'clear' | 'unknown'

export interface Breaches {
  isBreached(password: string): Promise<BreachAnswer>
}

/** For the whole look-up, in milliseconds (decision 12). */
const TIME_LIMIT = 1_500
const PREFIX = 5

/**
 * Asks a breach-range service (the protocol of haveibeenpwned.com's Pwned Passwords v3) whether a
 * password was seen in a breach. Only the first five characters of its SHA-1 leave the Worker, and
 * the padding header hides from the network how long the answer is; padded lines have count 0.
 */
export function createBreaches({
  baseUrl,
  fetch,
}: {
  baseUrl: string
  fetch: typeof globalThis.fetch
}): Breaches {
  return {
    async isBreached(password) {
      const digest = createHash('sha1').update(password).digest('hex').toUpperCase()
      try {
        const response = await fetch(`${baseUrl}/range/${digest.slice(0, PREFIX)}`, {
          headers: { 'add-padding': 'true' },
          signal: AbortSignal.timeout(TIME_LIMIT),
        })
        if (!response.ok) {
          await response.body?.cancel()
          return 'unknown'
        }
        return countIn(await response.text(), digest.slice(PREFIX)) > 0 ? 'breached' : 'clear'
      } catch {
        return 'unknown'
      }
    },
  }
}

function countIn(lines: string, suffix: string): number {
  const line = lines.split(/\r?\n/).find((one) => one.toUpperCase().startsWith(`${suffix}:`))
  return line ? Number.parseInt(line.slice(suffix.length + 1), 10) || 0 : 0
}
