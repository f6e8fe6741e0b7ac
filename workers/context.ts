import { createSealer } from '#app/features/privacy/sealed-value.server.ts'
import type { AppConfig, Random, RequestContext } from '#app/http/context.ts'
import { isTimeZone } from '#app/lib/dates.ts'
import { createBreaches } from '#app/services/breaches.server.ts'
import { createMail } from '#app/services/mail.server.ts'
import { createOAuthProviders } from '#app/services/oauth.server.ts'
import { createD1Database, createLibsqlDatabase, type Database } from '#db/client.ts'
import { createThrottle } from './durable-objects/throttle-client.ts'
import type { Throttle } from './durable-objects/throttle.ts'
import type { Config } from './env.ts'
import { createLog } from './log.ts'

/** What wrangler.toml binds, besides the text settings that env.ts parses. */
export interface Bindings {
  DB: D1Database
  DAILY_PUZZLES: KVNamespace
  THROTTLE: DurableObjectNamespace<Throttle>
  COARSE_LIMIT: RateLimit
  ASSETS: Fetcher
  AI?: Ai
}

/** Hono's types for our requests. */
export interface RequestVariables {
  Bindings: Bindings
  Variables: { request: RequestContext; secureHeadersNonce?: string }
}

/** What is the same for every request of an isolate: made once from the environment. */
export interface Composition {
  settings: Config
  /** Origins that a sign-in form may lead to. */
  signInOrigins: readonly string[]
  contextOf(bindings: Bindings, request: IncomingRequest): RequestContext
}

/** What a request brings besides itself. */
export interface IncomingRequest {
  headers: Headers
  cf: Partial<IncomingRequestCfProperties> | undefined
  database: Database
  nonce: string
  waitUntil(work: Promise<unknown>): void
}

const random: Random = {
  bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  id: () => crypto.randomUUID(),
}

/** The composition root: settings in, everything a request may use out. */
export function compose(settings: Config): Composition {
  const app = toAppConfig(settings)
  const sealer = createSealer(settings.APP_SECRET)
  const services = {
    mail: createMail({
      baseUrl: settings.MAIL_API_URL,
      apiKey: settings.MAIL_API_KEY,
      from: settings.MAIL_FROM,
      fetch: (input, init) => fetch(input, init),
    }),
    breaches: createBreaches({
      baseUrl: settings.BREACH_API_URL,
      fetch: (input, init) => fetch(input, init),
    }),
    oauth: createOAuthProviders(settings),
  }
  return {
    settings,
    signInOrigins: services.oauth.origins,
    contextOf: (bindings, incoming) => ({
      config: app,
      db: incoming.database,
      services,
      throttle: createThrottle(bindings.THROTTLE, settings.APP_SECRET),
      sealer,
      random,
      log: createLog(incoming.headers.get('cf-ray') ?? random.id()),
      now: Date.now(),
      address: toLimitAddress(incoming.headers.get('cf-connecting-ip')),
      country: incoming.cf?.country ?? null,
      timeZone: toTimeZone(incoming.cf?.timezone),
      nonce: incoming.nonce,
      waitUntil: (work) => incoming.waitUntil(work),
    }),
  }
}

/** The database of one request; over D1 a session that starts from the member's last bookmark. */
export function openDatabase(
  settings: Config,
  bindings: Bindings,
  start: D1SessionConstraint | D1SessionBookmark,
): { database: Database; bookmark(): string | null } {
  if (settings.DATABASE === 'd1') {
    const session = bindings.DB.withSession(start)
    return { database: createD1Database(session), bookmark: () => session.getBookmark() }
  }
  const { LIBSQL_URL: url = '', LIBSQL_AUTH_TOKEN: authToken } = settings
  return {
    database: createLibsqlDatabase({ url, ...(authToken && { authToken }) }),
    bookmark: () => null,
  }
}

function toAppConfig(settings: Config): AppConfig {
  return {
    isLocal: settings.APP_ENV === 'local',
    origin: settings.APP_ORIGIN,
    database: settings.DATABASE,
    version: settings.APP_VERSION,
    secret: settings.APP_SECRET,
    passwordPepper: settings.PASSWORD_PEPPER,
    masterKeys: settings.MASTER_KEYS,
    core10ScoreOffset: settings.CORE10_SCORE_OFFSET,
  }
}

const toTimeZone = (guess: string | null | undefined) =>
  guess && isTimeZone(guess) ? guess : 'UTC'

/** IPv6 customers hold a /64 (RFC 6177), so limits count by that; an IPv4 address counts whole. */
export function toLimitAddress(address: string | null): string {
  if (!address) return 'unknown'
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.slice(0, 4).join(':')}::/64`
}
