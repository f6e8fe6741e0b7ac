import { emailChangedMail, passwordChangedMail } from '#app/emails/account-notice-mail.tsx'
import { existingAccountMail } from '#app/emails/existing-account-mail.tsx'
import { verificationCodeMail } from '#app/emails/verification-code-mail.tsx'
import { digestToken } from '#app/features/privacy/digests.server.ts'
import type { Result } from '#app/lib/result.ts'
import { err, ok } from '#app/lib/result.ts'
import { isUniqueViolation, type Query } from '#db/client.ts'
import { ownerById } from '#db/owner.ts'
import { findAccount, setEmail, setPassword } from '#db/queries/accounts.ts'
import { findCode, replaceCode } from '#db/queries/codes.ts'
import { deleteOtherSessions, renewSession } from '#db/queries/sessions.ts'
import { makeToken, type AccountContext } from './account-context.server.ts'
import { checkCode, newCode } from './codes.server.ts'
import type { Confirming } from './confirm-identity.server.ts'
import { verificationMessages } from './messages.ts'
import { breachProblem } from './new-password.server.ts'
import { hashPassword } from './password-hash.server.ts'
import { later, mayMail, sendLater, sendMail } from './send-later.server.ts'

/**
 * Sets a new password for a member who has just confirmed who they are. Their other devices are
 * signed out, this one gets a new token, and they are told by mail.
 * @returns the session's new token, or the message for the password field.
 */
export async function changePassword(
  context: AccountContext,
  member: Confirming,
  password: string,
): Promise<Result<string, string>> {
  const problem = await breachProblem(context, password)
  if (problem) return err(problem)
  const { db, config } = context
  const passwordHash = await hashPassword(password, config.passwordPepper)
  const token = await changeAndRenew(context, member, [
    setPassword(db, ownerById(member.id), passwordHash),
  ])
  sendLater(context, member.email, passwordChangedMail(config.origin))
  return ok(token)
}

/**
 * Sends a code to the address a member wants to move to. When that one has an account, it gets a
 * letter instead and the code is never told to anybody; the reply is the same (decision 8).
 */
export async function requestEmailChange(
  context: AccountContext,
  member: Confirming,
  email: string,
): Promise<Result<null, string>> {
  if (!(await mayMail(context, email))) return err(verificationMessages.wait)
  const { db, config } = context
  const { code, row } = newCode(context, { userId: member.id, purpose: 'email_change', email })
  await replaceCode(db, row)
  later(context, 'email change', async () => {
    const [other] = await findAccount(db, email)
    const isTaken = Boolean(other?.emailVerifiedAt)
    const mail = isTaken
      ? existingAccountMail(config.origin)
      : verificationCodeMail(code, 'email_change')
    await sendMail(context, email, mail)
  })
  return ok(null)
}

/**
 * Moves the account to the address whose code was typed; the old address is told.
 * @returns the session's new token, or the message for the code field.
 */
export async function changeEmail(
  context: AccountContext,
  member: Confirming,
  code: string,
): Promise<Result<string, string>> {
  const { db, config } = context
  const owner = ownerById(member.id)
  const [sent] = await findCode(db, owner, 'email_change')
  if (!sent) return err(verificationMessages.expired)
  const subject = { userId: member.id, purpose: 'email_change', email: sent.email } as const
  const checked = await checkCode(context, subject, sent.createdAt, code)
  if (!checked.ok) return checked
  try {
    const token = await changeAndRenew(context, member, [...setEmail(db, owner, sent.email)])
    sendLater(context, member.email, emailChangedMail(config.origin))
    return ok(token)
  } catch (error) {
    if (isUniqueViolation(error)) return err(verificationMessages.wrong)
    throw error
  }
}

async function changeAndRenew(
  context: AccountContext,
  member: Confirming,
  changes: [Query, ...Query[]],
): Promise<string> {
  const { db, now, random } = context
  const token = makeToken(random)
  const { id } = member.session
  const owner = ownerById(member.id)
  await db.batch([
    ...changes,
    deleteOtherSessions(db, owner, id),
    renewSession(db, owner, { id, tokenHash: digestToken(token), now }),
  ])
  return token
}
