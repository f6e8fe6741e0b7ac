import { existingAccountMail } from '#app/emails/existing-account-mail.tsx'
import { verificationCodeMail } from '#app/emails/verification-code-mail.tsx'
import type { Result } from '#app/lib/result.ts'
import { err, ok } from '#app/lib/result.ts'
import { ownerById } from '#db/owner.ts'
import { findAccount, findAccountById, verifyAccount } from '#db/queries/accounts.ts'
import { replaceSignUpCode } from '#db/queries/codes.ts'
import { deleteAllSessions } from '#db/queries/sessions.ts'
import type { AccountContext } from './account-context.server.ts'
import { checkCode, newCode } from './codes.server.ts'
import { verificationMessages } from './messages.ts'
import { mayMail, sendMail, later } from './send-later.server.ts'
import { startSession, type Browser } from './start-session.server.ts'
import { canResend } from './verification-code.ts'

/** Who stands before /verify-email: by a sealed pending sign-up or by a session. */
export interface Unverified {
  userId: string
  email: string
  /** When the last code was sent (ms); null when there is none any more. */
  sentAt: number | null
}

/**
 * Verifies the address by the code that was sent to it and signs the member in; every session that
 * was there before ends.
 * @returns the new session's token, or the message for the code field.
 */
export async function verifyEmail(
  context: AccountContext,
  visitor: Unverified,
  code: string,
  browser: Browser,
): Promise<Result<string, string>> {
  const { userId, email, sentAt } = visitor
  const checked = await checkCode(context, { userId, purpose: 'signup', email }, sentAt, code)
  if (!checked.ok) return checked
  const { db, now } = context
  const owner = ownerById(userId)
  const [account] = await findAccountById(db, owner)
  if (!account) return err(verificationMessages.other)
  const before = [verifyAccount(db, owner, now), deleteAllSessions(db, owner)]
  return ok(await startSession(context, account, { ...browser, tokenHash: null }, before))
}

/**
 * Sends the next code, or, where the address belongs to an account already, that letter again. The
 * reply waits for neither.
 * @returns when it was sent (ms), or the message.
 */
export async function resendCode(
  context: AccountContext,
  visitor: Unverified,
): Promise<Result<number, string>> {
  const { now, config, db } = context
  const { userId, email, sentAt } = visitor
  if (sentAt !== null && !canResend(sentAt, now)) return err(verificationMessages.wait)
  if (!(await mayMail(context, email))) return err(verificationMessages.resendFailed)
  const { code, row } = newCode(context, { userId, purpose: 'signup', email })
  const replaced = await replaceSignUpCode(db, row)
  later(context, 'resend', async () => {
    if (replaced.length > 0) return sendMail(context, email, verificationCodeMail(code, 'signup'))
    const [other] = await findAccount(db, email)
    if (other?.emailVerifiedAt) await sendMail(context, email, existingAccountMail(config.origin))
  })
  return ok(now)
}
