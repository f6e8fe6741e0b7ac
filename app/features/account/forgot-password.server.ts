import { passwordResetMail } from '#app/emails/password-reset-mail.tsx'
import { digestToken } from '#app/features/privacy/digests.server.ts'
import type { Result } from '#app/lib/result.ts'
import { err, ok } from '#app/lib/result.ts'
import { findAccount } from '#db/queries/accounts.ts'
import { replaceReset } from '#db/queries/resets.ts'
import { makeToken, type AccountContext } from './account-context.server.ts'
import { accountLimits } from './account-limits.ts'
import { resetMessages } from './messages.ts'
import { RESET_LIFE_MS, resetLink } from './reset-rules.ts'
import { later, mayMail, sendMail } from './send-later.server.ts'

/**
 * Sends a reset link where the address has an account. Everything that could tell whether it has one
 * happens after the reply.
 */
export async function requestReset(
  context: AccountContext,
  email: string,
): Promise<Result<null, string>> {
  const { throttle, address, now } = context
  const place = await throttle.take('forgot-address', address, accountLimits.forgotAddress, now)
  if (!place.allowed || !(await mayMail(context, email))) return err(resetMessages.tooMany)
  later(context, 'password reset', () => sendLink(context, email))
  return ok(null)
}

async function sendLink(context: AccountContext, email: string): Promise<void> {
  const { db, config, now, random } = context
  const [account] = await findAccount(db, email)
  if (!account) return
  const tokens = { access_token: makeToken(random), refresh_token: makeToken(random) }
  await db.batch(
    replaceReset(db, {
      lookupHash: digestToken(tokens.access_token),
      secretHash: digestToken(tokens.refresh_token),
      userId: account.id,
      createdAt: now,
      expiresAt: now + RESET_LIFE_MS,
    }),
  )
  await sendMail(context, email, passwordResetMail(resetLink(config.origin, tokens)))
}
