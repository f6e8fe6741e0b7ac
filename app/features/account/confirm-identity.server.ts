import { verificationCodeMail } from '#app/emails/verification-code-mail.tsx'
import { digestToken } from '#app/features/privacy/digests.server.ts'
import type { Result } from '#app/lib/result.ts'
import { err, ok } from '#app/lib/result.ts'
import { ownerById } from '#db/owner.ts'
import { findAccountById } from '#db/queries/accounts.ts'
import { findCode, replaceCode } from '#db/queries/codes.ts'
import { renewSession } from '#db/queries/sessions.ts'
import { makeToken, type AccountContext } from './account-context.server.ts'
import { accountLimits } from './account-limits.ts'
import { checkCode, newCode } from './codes.server.ts'
import { loginMessages, verificationMessages } from './messages.ts'
import { verifyPassword } from './password-hash.server.ts'
import { mayMail, sendLater } from './send-later.server.ts'

/** The member and the session that is to be confirmed. */
export interface Confirming {
  id: string
  email: string
  session: { id: string }
}

/**
 * Proves again who is there by the password, for ten minutes (decision 10).
 * @returns the session's new token, or the message for the field.
 */
export async function confirmByPassword(
  context: AccountContext,
  member: Confirming,
  password: string,
): Promise<Result<string, string>> {
  const { db, throttle, now, config } = context
  const tries = await throttle.take('confirm', member.id, accountLimits.confirm, now)
  if (!tries.allowed) return err(loginMessages.rateLimit)
  const [account] = await findAccountById(db, ownerById(member.id))
  const stored = account?.passwordHash ?? null
  const isRight = await verifyPassword(password, config.passwordPepper, stored)
  if (!isRight) return err('That password is not right. Please try again.')
  context.waitUntil(throttle.forget('confirm', member.id))
  return renew(context, member)
}

/** Sends a code to a member who has no password. */
export async function sendConfirmCode(
  context: AccountContext,
  member: Confirming,
): Promise<Result<null, string>> {
  const { id: userId, email } = member
  if (!(await mayMail(context, email))) return err(verificationMessages.wait)
  const { code, row } = newCode(context, { userId, purpose: 'confirm', email })
  await replaceCode(context.db, row)
  sendLater(context, email, verificationCodeMail(code, 'confirm'))
  return ok(null)
}

/** Proves again who is there by a code that went to the member's address. */
export async function confirmByCode(
  context: AccountContext,
  member: Confirming,
  code: string,
): Promise<Result<string, string>> {
  const { id: userId, email } = member
  const [sent] = await findCode(context.db, ownerById(userId), 'confirm')
  const subject = { userId, purpose: 'confirm', email } as const
  const checked = await checkCode(context, subject, sent?.createdAt ?? null, code)
  return checked.ok ? renew(context, member) : checked
}

async function renew(context: AccountContext, member: Confirming): Promise<Result<string, string>> {
  const token = makeToken(context.random)
  const renewed = await renewSession(context.db, ownerById(member.id), {
    id: member.session.id,
    tokenHash: digestToken(token),
    now: context.now,
  })
  return renewed.length > 0 ? ok(token) : err(loginMessages.other)
}
