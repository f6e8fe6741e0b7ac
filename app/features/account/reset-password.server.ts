import { passwordChangedMail } from '#app/emails/account-notice-mail.tsx'
import { digestToken } from '#app/features/privacy/digests.server.ts'
import type { Result } from '#app/lib/result.ts'
import { err, ok } from '#app/lib/result.ts'
import { findReset, resetPassword as resetQueries, type LinkHashes } from '#db/queries/resets.ts'
import type { AccountContext } from './account-context.server.ts'
import { accountLimits } from './account-limits.ts'
import { resetMessages } from './messages.ts'
import { breachProblem } from './new-password.server.ts'
import { hashPassword } from './password-hash.server.ts'
import type { ResetTokens } from './reset-rules.ts'
import { sendLater } from './send-later.server.ts'

/** Whether a link would work now. */
export async function isResetLive(context: AccountContext, tokens: ResetTokens): Promise<boolean> {
  const found = await findReset(context.db, toHashes(tokens), context.now)
  return found.length > 0
}

/**
 * Sets a new password by a link. The link, every session and every open code of the member end with
 * it, and the member is told by mail.
 */
export async function resetPassword(
  context: AccountContext,
  tokens: ResetTokens,
  password: string,
): Promise<Result<null, { field?: 'password'; message: string }>> {
  const { db, now, config, throttle, address } = context
  const place = await throttle.take('reset-address', address, accountLimits.resetAddress, now)
  if (!place.allowed) return err({ message: resetMessages.tooMany })
  if (!(await isResetLive(context, tokens))) return err({ message: resetMessages.invalidLink })
  const problem = await breachProblem(context, password)
  if (problem) return err({ field: 'password', message: problem })
  const passwordHash = await hashPassword(password, config.passwordPepper)
  const change = { link: toHashes(tokens), passwordHash, now }
  const [changed] = await db.batch(resetQueries(db, change))
  const [member] = changed
  if (!member) return err({ message: resetMessages.invalidLink })
  context.waitUntil(throttle.forget('login-account', member.email))
  sendLater(context, member.email, passwordChangedMail(config.origin))
  return ok(null)
}

const toHashes = (tokens: ResetTokens): LinkHashes => ({
  lookupHash: digestToken(tokens.access_token),
  secretHash: digestToken(tokens.refresh_token),
})
