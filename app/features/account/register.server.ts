import { existingAccountMail } from '#app/emails/existing-account-mail.tsx'
import { verificationCodeMail } from '#app/emails/verification-code-mail.tsx'
import { createMemberKey } from '#app/features/privacy/member-vault.server.ts'
import { isTimeZone } from '#app/lib/dates.ts'
import type { Result } from '#app/lib/result.ts'
import { err, ok } from '#app/lib/result.ts'
import { isUniqueViolation } from '#db/client.ts'
import { ownerById } from '#db/owner.ts'
import {
  deleteUnverified,
  findAccountById,
  insertAccount,
  type NewAccount,
} from '#db/queries/accounts.ts'
import { replaceCode } from '#db/queries/codes.ts'
import type { AccountContext } from './account-context.server.ts'
import { accountLimits } from './account-limits.ts'
import { newCode } from './codes.server.ts'
import { registrationMessages } from './messages.ts'
import { breachProblem } from './new-password.server.ts'
import { hashPassword } from './password-hash.server.ts'
import { sealPending } from './pending-sign-up.server.ts'
import { policyStatement } from '#app/content/policy-statement.ts'
import { judgeAttempt } from './registration-throttle.ts'
import { sendLater } from './send-later.server.ts'

export interface Registration {
  name: string
  email: string
  password: string
  /** As the browser says; another one is used when it is none. */
  timeZone: string
  plan: string
}

export interface RegistrationRefusal {
  /** The field the message belongs to; the form as a whole when there is none. */
  field?: 'password'
  message: string
  /** How long the form stays closed (ms), when it does. */
  lockedForMs: number | null
}

/**
 * Makes an account that waits for its code. An address that has one already gets a letter instead of
 * a code; the work, the reply and the sealed value are the same (decision 8).
 * @returns the sealed pending sign-up for the browser.
 */
export async function register(
  context: AccountContext,
  form: Registration,
): Promise<Result<string, RegistrationRefusal>> {
  const problem = await breachProblem(context, form.password)
  if (problem) return err({ field: 'password', message: problem, lockedForMs: null })
  const verdict = judgeAttempt(await countAttempt(context, form.email))
  if (!verdict.allowed) return err(verdict)
  const { config, now, random } = context
  const passwordHash = await hashPassword(form.password, config.passwordPepper)
  const userId = random.id()
  const { email } = form
  const { code, row } = newCode(context, { userId, purpose: 'signup', email })
  const account = await newAccount(context, form, { userId, passwordHash })
  try {
    const created = await storeAccount(context, account, row)
    if (!created) return err({ message: registrationMessages.noUser, lockedForMs: null })
    sendLater(context, email, verificationCodeMail(code, 'signup'))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    sendLater(context, email, existingAccountMail(config.origin))
  }
  return ok(await sealPending(context, { userId, email, sentAt: now }))
}

/** Counts this attempt; an address that is used up is not counted against the e-mail as well. */
async function countAttempt({ throttle, address, now }: AccountContext, email: string) {
  const untouched = { allowed: true, remaining: 0, retryAfterMs: 0 }
  const { registerAddress, registerEmail, mailPause } = accountLimits
  const byAddress = await throttle.take('register-address', address, registerAddress, now)
  if (!byAddress.allowed) return { address: byAddress, email: untouched, mail: untouched }
  const [byEmail, mail] = await Promise.all([
    throttle.take('register-email', email, registerEmail, now),
    throttle.take('mail-pause', email, mailPause, now),
  ])
  return { address: byAddress, email: byEmail, mail }
}

/** The rows of a new member; also for those who come through a provider and have no password. */
export async function newAccount(
  context: AccountContext,
  person: { name: string; email: string; timeZone: string; plan?: string },
  made: { userId: string; passwordHash: string | null; emailVerifiedAt?: number },
): Promise<NewAccount> {
  const { config, now, random, timeZone: guess } = context
  const { userId: id, passwordHash, emailVerifiedAt = null } = made
  return {
    user: {
      id,
      email: person.email,
      passwordHash,
      emailVerifiedAt,
      policyVersion: policyStatement.version,
      policyAgreedAt: now,
      signUpPlan: person.plan ?? null,
      createdAt: now,
    },
    profile: {
      name: person.name,
      timeZone: isTimeZone(person.timeZone) ? person.timeZone : guess,
    },
    key: await createMemberKey(config.masterKeys, id, random.bytes(32)),
  }
}

async function storeAccount(
  { db }: AccountContext,
  account: NewAccount,
  code: Parameters<typeof replaceCode>[1],
): Promise<boolean> {
  const { id, email } = account.user
  const results = await db.batch([
    deleteUnverified(db, email),
    ...insertAccount(db, account),
    replaceCode(db, code),
    findAccountById(db, ownerById(id)),
  ])
  return results[6].length === 1
}
