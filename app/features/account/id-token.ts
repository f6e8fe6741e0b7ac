import * as v from 'valibot'
import type { Result } from '#app/lib/result.ts'
import { err, ok } from '#app/lib/result.ts'

/** Apple writes booleans as text. */
const flag = v.pipe(
  v.optional(v.union([v.boolean(), v.picklist(['true', 'false'])]), false),
  v.transform((value) => value === true || value === 'true'),
)

const Claims = v.object({
  iss: v.string(),
  aud: v.union([v.string(), v.array(v.string())]),
  azp: v.optional(v.string()),
  exp: v.number(),
  nonce: v.optional(v.string()),
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)),
  email: v.optional(v.string()),
  email_verified: flag,
  name: v.optional(v.string()),
})

/** What an id token must say to be ours. */
export interface Expected {
  /** Google signs under two spellings of its name. */
  issuers: readonly string[]
  clientId: string
  nonce: string
}

export interface IdTokenIdentity {
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
}

/** Providers' clocks may be a little off, in milliseconds. */
const LEEWAY_MS = 60_000

/**
 * Checks a decoded id token's claims (OpenID Connect Core 1.0 §3.1.3.7, steps 2 to 5, 9 and 11). The
 * signature is not checked: the token comes from the token endpoint over TLS, which step 6 allows.
 */
export function checkIdToken(
  claims: unknown,
  expected: Expected,
  now: number,
): Result<IdTokenIdentity, 'malformed' | 'issuer' | 'audience' | 'expired' | 'nonce'> {
  const parsed = v.safeParse(Claims, claims)
  if (!parsed.success) return err('malformed')
  const token = parsed.output
  if (!expected.issuers.includes(token.iss)) return err('issuer')
  const audience = [token.aud].flat()
  const party = token.azp ?? (audience.length === 1 ? expected.clientId : undefined)
  if (!audience.includes(expected.clientId) || party !== expected.clientId) return err('audience')
  if (token.exp * 1000 + LEEWAY_MS <= now) return err('expired')
  if (token.nonce !== expected.nonce) return err('nonce')
  return ok({
    subject: token.sub,
    email: token.email ?? null,
    emailVerified: token.email !== undefined && token.email_verified,
    name: token.name ?? null,
  })
}
