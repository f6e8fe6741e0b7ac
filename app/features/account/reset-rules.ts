import * as v from 'valibot'

/** How long a reset link works, in milliseconds (decision 9). */
export const RESET_LIFE_MS = 30 * 60 * 1000
/** Bytes in each half of a link: the half that finds it and the half that proves it. */
export const RESET_HALF_BYTES = 32

/** 32 bytes as base64url. */
const half = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/** The two halves as S0's link carries them. */
export const ResetTokensSchema = v.object({ access_token: half, refresh_token: half })
export type ResetTokens = v.InferOutput<typeof ResetTokensSchema>

/** The address of the link in the mail. */
export function resetLink(origin: string, tokens: ResetTokens): string {
  return `${origin}/reset-password?access_token=${tokens.access_token}&refresh_token=${tokens.refresh_token}`
}
