import { createHash, randomBytes, randomInt } from 'node:crypto'
import { Hono } from 'hono'

import { addFaultControl, FaultSwitch, withFaults } from '#tests/stand-ins/faults.ts'
import type { NodeEnv, StandIn, StandInPlace } from '#tests/stand-ins/stand-in.ts'

import { NOTORIOUS } from './notorious.ts'

const PREFIX = /^[0-9a-f]{5}$/i
const PADDED_LINES = { least: 800, most: 1000 }

/** SHA-1 as the service publishes it: 40 upper-case hex digits. */
function digest(password: string): string {
  return createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase()
}

/** Lines `SUFFIX:COUNT` by prefix. */
function rangesOf(passwords: typeof NOTORIOUS): Map<string, string[]> {
  const ranges = new Map<string, string[]>()
  for (const [password, count] of passwords) {
    const hash = digest(password)
    const prefix = hash.slice(0, 5)
    ranges.set(prefix, [...(ranges.get(prefix) ?? []), `${hash.slice(5)}:${count}`])
  }
  return ranges
}

/** Lines with a made-up suffix and the count 0, up to the length the service pads to. */
function padded(lines: string[]): string[] {
  const wanted = randomInt(PADDED_LINES.least, PADDED_LINES.most + 1)
  const padding = Array.from({ length: wanted - lines.length }, () => {
    return `${randomBytes(18).toString('hex').toUpperCase().slice(0, 35)}:0`
  })
  return [...lines, ...padding].sort()
}

/**
 * The range look-up of Pwned Passwords (https://haveibeenpwned.com/API/v3#PwnedPasswords): the
 * first five hex digits of a password's SHA-1 go out, every known rest comes back.
 */
export function breaches({ origin }: StandInPlace): StandIn {
  const ranges = rangesOf(NOTORIOUS)
  const faults = new FaultSwitch()
  const routes = new Hono<NodeEnv>()

  addFaultControl(routes, '/breaches/control', faults)
  routes.use(
    '/breaches/range/*',
    withFaults(faults, {
      down: (c) => c.text('The service is unavailable.', 503),
      rateLimited: (c) => c.text('Rate limit is exceeded.', 429, { 'retry-after': '2' }),
    }),
  )
  routes.get('/breaches/range/:prefix', (c) => {
    const prefix = c.req.param('prefix')
    if (!PREFIX.test(prefix)) return c.text('The hash prefix was not in a valid format', 400)
    const known = ranges.get(prefix.toUpperCase()) ?? []
    const lines = c.req.header('add-padding') === 'true' ? padded(known) : [...known].sort()
    return c.body(lines.join('\r\n'), 200, { 'content-type': 'text/plain' })
  })

  return {
    title: 'Breached passwords',
    summary:
      'The range look-up of Pwned Passwords, filled with a short list of notorious passwords. Password1! is on it.',
    settings: [{ name: 'Base URL', value: `${origin}/breaches` }],
    links: [
      {
        href: `/breaches/range/${digest('Password1!').slice(0, 5)}`,
        label: 'The range of Password1!',
      },
      { href: '/breaches/control', label: 'What is wrong with it now' },
    ],
    routes,
  }
}
