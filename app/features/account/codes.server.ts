import { keyedDigest } from '#app/features/privacy/digests.server.ts'
import type { Result } from '#app/lib/result.ts'
import { err, ok } from '#app/lib/result.ts'
import { ownerById } from '#db/owner.ts'
import { consumeCode, type CodePurpose } from '#db/queries/codes.ts'
import type { AccountContext } from './account-context.server.ts'
import { accountLimits } from './account-limits.ts'
import { verificationMessages } from './messages.ts'
import { CODE_LIFE_MS, isCodeExpired, makeCode, MAX_WRONG_PER_CODE } from './verification-code.ts'

/** Whose code, for what, and to which address it went. */
export interface CodeSubject {
  userId: string
  purpose: CodePurpose
  email: string
}

/** A fresh code and the row that stores its keyed hash (decision 6). */
export function newCode(context: AccountContext, subject: CodeSubject) {
  const { now, random } = context
  const code = makeCode((length) => random.bytes(length))
  const codeHash = hashCode(context, subject, code)
  return { code, row: { ...subject, codeHash, createdAt: now, expiresAt: now + CODE_LIFE_MS } }
}

/**
 * Uses up a code that was typed. It is counted before it is looked at, per code and per account and
 * hour, alike for members who do not exist, so that the answers tell nothing about them.
 * @param sentAt when the code was sent, as far as the visitor's page knows; null when none was.
 */
export async function checkCode(
  context: AccountContext,
  subject: CodeSubject,
  sentAt: number | null,
  code: string,
): Promise<Result<null, string>> {
  const { db, now, throttle } = context
  if (sentAt === null || isCodeExpired(sentAt, now)) return err(verificationMessages.expired)
  const { userId, purpose } = subject
  const hour = await throttle.take('code-hour', userId, accountLimits.codeHour, now)
  if (!hour.allowed) return err(verificationMessages.tooMany)
  const codeName = `${userId}:${purpose}:${sentAt}`
  const tries = await throttle.take('code', codeName, accountLimits.code, now)
  if (!tries.allowed) return err(verificationMessages.spent)
  const codeHash = hashCode(context, subject, code)
  const attempt = { purpose, codeHash, maxWrong: MAX_WRONG_PER_CODE, now }
  const [used] = await db.batch(consumeCode(db, ownerById(userId), attempt))
  if (used.length === 0) {
    return err(tries.remaining === 0 ? verificationMessages.spent : verificationMessages.wrong)
  }
  context.waitUntil(throttle.forget('code-hour', userId))
  return ok(null)
}

function hashCode(context: AccountContext, subject: CodeSubject, code: string): string {
  const { userId, purpose, email } = subject
  return keyedDigest(context.config.secret, 'code', userId, purpose, email, code)
}
