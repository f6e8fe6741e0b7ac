import type { Result } from '#app/lib/result.ts'
import { err, ok } from '#app/lib/result.ts'
import { ownerById } from '#db/owner.ts'
import { findAccount, upgradePassword, type AccountRow } from '#db/queries/accounts.ts'
import type { AccountContext } from './account-context.server.ts'
import { accountLimits } from './account-limits.ts'
import { hashPassword, needsUpgrade, verifyPassword } from './password-hash.server.ts'
import { startSession, type Browser } from './start-session.server.ts'
import { resendCode } from './verify-email.server.ts'

export interface SignedIn {
  /** For the session cookie. */
  token: string
  isVerified: boolean
}

/**
 * Signs in by e-mail and password. Whether the address has an account shows neither in the answer
 * nor in its time: there is always exactly one hash.
 */
export async function login(
  context: AccountContext,
  form: { email: string; password: string },
  browser: Browser,
): Promise<Result<SignedIn, 'Invalid login credentials' | 'rate limit'>> {
  const { db, throttle, config } = context
  const pair = `${form.email} ${context.address}`
  if (!(await mayTry(context, form.email, pair))) return err('rate limit')
  const [account] = await findAccount(db, form.email)
  const stored = account?.passwordHash ?? null
  const isRight = await verifyPassword(form.password, config.passwordPepper, stored)
  if (!account || !stored || !isRight) return err('Invalid login credentials')
  const upgrade = needsUpgrade(stored) ? await upgraded(context, account, form.password) : []
  const token = await startSession(context, account, browser, upgrade)
  context.waitUntil(throttle.forget('login-pair', pair))
  const isVerified = account.emailVerifiedAt !== null
  if (!isVerified) await sendFreshCode(context, account)
  return ok({ token, isVerified })
}

async function mayTry(context: AccountContext, email: string, pair: string): Promise<boolean> {
  const { throttle, now, address } = context
  const answers = await Promise.all([
    throttle.take('login-pair', pair, accountLimits.loginPair, now),
    throttle.take('login-account', email, accountLimits.loginAccount, now),
    throttle.take('login-address', address, accountLimits.loginAddress, now),
  ])
  return answers.every((answer) => answer.allowed)
}

async function upgraded({ db, config }: AccountContext, account: AccountRow, password: string) {
  const to = await hashPassword(password, config.passwordPepper)
  return [upgradePassword(db, ownerById(account.id), { from: account.passwordHash ?? '', to })]
}

/** A member who comes back to verify finds a code that works; the pause between mails still holds. */
async function sendFreshCode(context: AccountContext, account: AccountRow): Promise<void> {
  await resendCode(context, { userId: account.id, email: account.email, sentAt: null })
}
