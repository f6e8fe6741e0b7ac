import type { MasterKeys } from '#app/features/privacy/member-vault.server.ts'
import type { Sealer } from '#app/features/privacy/sealed-value.server.ts'
import type { ThrottleAnswer, ThrottleRule } from '#app/lib/throttle-window.ts'
import type { Breaches } from '#app/services/breaches.server.ts'
import type { Mail } from '#app/services/mail.server.ts'
import type { OAuthProviders } from '#app/services/oauth.server.ts'
import type { Database } from '#db/client.ts'

/** Chance, handed in so that tests can choose it. */
export interface Random {
  bytes(length: number): Uint8Array<ArrayBuffer>
  /** A UUID, version 4. */
  id(): string
}

/** Exact limits, shared by all Workers everywhere. */
export interface ThrottleClient {
  take(purpose: string, subject: string, rule: ThrottleRule, now: number): Promise<ThrottleAnswer>
  forget(purpose: string, subject: string): Promise<void>
}

/** Structured log. Fields say what happened and where, never what a member wrote or who they are. */
export interface Log {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, error: unknown, fields?: LogFields): void
}
export type LogFields = Record<string, string | number | boolean | null>

/** The settings that doors and use cases need; the Worker's whole environment stays in workers/. */
export interface AppConfig {
  isLocal: boolean
  /** Scheme, host and port of the app's own pages. */
  origin: string
  database: 'd1' | 'libsql'
  version: string
  /** Key of all keyed hashes. */
  secret: string
  passwordPepper: string
  masterKeys: MasterKeys
  /** What is subtracted from a CORE-10 total: 0 or 5 (decision 26). */
  core10ScoreOffset: number
}

/** Everything a request may use, made once for each request in workers/context.ts. */
export type RequestContext = {
  config: AppConfig
  db: Database
  services: { mail: Mail; breaches: Breaches; oauth: OAuthProviders }
  throttle: ThrottleClient
  sealer: Sealer
  random: Random
  log: Log
  /** The instant of this request, in milliseconds since the epoch. */
  now: number
  /** The network address that limits count by: an IPv4 address or an IPv6 /64. */
  address: string
  /** The country the edge saw (ISO 3166-1 alpha-2), or null. */
  country: string | null
  /** The zone the edge guesses; a member's own zone goes before it. */
  timeZone: string
  /** The Content-Security-Policy nonce of this answer. */
  nonce: string
  /** Work that goes on after the reply. */
  waitUntil(work: Promise<unknown>): void
}

declare module '@remix-run/cloudflare' {
  interface AppLoadContext extends RequestContext {}
}
