import type { MasterKeys } from '#app/features/privacy/member-vault.server.ts'
import type { Sealer } from '#app/features/privacy/sealed-value.server.ts'
import type { ThrottleAnswer, ThrottleRule } from '#app/lib/throttle-window.ts'
import type { Breaches } from '#app/services/breaches.server.ts'
import type { Mail } from '#app/services/mail.server.ts'
import type { OAuthProviders } from '#app/services/oauth.server.ts'
import type { Database } from '#db/client.ts'

/** What the account use cases need of a request: the part of its context that is theirs. */
export interface AccountContext {
  config: { origin: string; secret: string; passwordPepper: string; masterKeys: MasterKeys }
  db: Database
  services: { mail: Mail; breaches: Breaches; oauth: OAuthProviders }
  throttle: {
    take(purpose: string, subject: string, rule: ThrottleRule, now: number): Promise<ThrottleAnswer>
    forget(purpose: string, subject: string): Promise<void>
  }
  sealer: Sealer
  random: { bytes(length: number): Uint8Array<ArrayBuffer>; id(): string }
  log: {
    warn(event: string, fields?: Record<string, string | number | boolean | null>): void
    error(event: string, error: unknown): void
  }
  now: number
  address: string
  timeZone: string
  waitUntil(work: Promise<unknown>): void
}

/** 256 random bits that can travel in a cookie or a link. */
export const makeToken = (random: AccountContext['random']): string =>
  Buffer.from(random.bytes(32)).toString('base64url')
