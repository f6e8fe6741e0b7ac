import * as v from 'valibot'
import { verificationCodeMail } from '#app/emails/verification-code-mail.tsx'
import { signInLinkedMail } from '#app/emails/account-notice-mail.tsx'
import type { Result } from '#app/lib/result.ts'
import { err, ok } from '#app/lib/result.ts'
import { isUniqueViolation } from '#db/client.ts'
import { ownerById } from '#db/owner.ts'
import { deleteUnverified, findAccountById, insertAccount } from '#db/queries/accounts.ts'
import { findCode, replaceCode } from '#db/queries/codes.ts'
import { linkOAuth } from '#db/queries/oauth.ts'
import type { AccountContext } from './account-context.server.ts'
import { accountLimits } from './account-limits.ts'
import { checkCode, newCode } from './codes.server.ts'
import { loginMessages, verificationMessages } from './messages.ts'
import { verifyPassword } from './password-hash.server.ts'
import { newAccount } from './register.server.ts'
import { mayMail, sendLater } from './send-later.server.ts'
import { startSession, type Browser } from './start-session.server.ts'

/** Somebody whom a provider vouches for, waiting for one more answer from them here. */
const IdentitySchema = v.object({
  provider: v.string(),
  subject: v.string(),
  email: v.string(),
  name: v.nullable(v.string()),
  redirectTo: v.string(),
  /** The account to prove; null when a new one is to be made. */
  userId: v.nullable(v.string()),
})
export type ProviderIdentity = v.InferOutput<typeof IdentitySchema>

/** How long that answer may take, in milliseconds. */
export const IDENTITY_LIFE_MS = 15 * 60 * 1000
const PURPOSE = 'provider identity'

export const sealIdentity = (context: AccountContext, identity: ProviderIdentity) =>
  context.sealer.seal(PURPOSE, identity, context.now + IDENTITY_LIFE_MS)

export async function openIdentity(
  context: AccountContext,
  sealed: string | null,
): Promise<ProviderIdentity | null> {
  const opened = await context.sealer.open(PURPOSE, sealed ?? '', IdentitySchema, context.now)
  return opened.ok ? opened.value : null
}

/** Makes the account, verified and linked, and signs in; 'taken' when the address came first. */
export async function createFromProvider(
  context: AccountContext,
  identity: ProviderIdentity,
  form: { name: string; timeZone: string },
  browser: Browser,
): Promise<Result<string, 'taken'>> {
  const { db, now, random } = context
  const userId = random.id()
  const { email } = identity
  const made = { userId, passwordHash: null, emailVerifiedAt: now }
  const account = await newAccount(context, { ...form, email }, made)
  const { timeZone = 'UTC' } = account.profile
  const zones = { timeZone, pendingTimeZone: null, pendingFrom: null }
  const before = [
    deleteUnverified(db, email),
    ...insertAccount(db, account),
    linkQuery(context, identity, userId),
  ]
  try {
    return ok(await startSession(context, { id: userId, email, zones }, browser, before))
  } catch (error) {
    if (isUniqueViolation(error)) return err('taken')
    throw error
  }
}

/** Links the provider to an account by its password, and signs in. */
export async function linkByPassword(
  context: AccountContext,
  identity: ProviderIdentity & { userId: string },
  password: string,
  browser: Browser,
): Promise<Result<string, string>> {
  const { db, throttle, now, config } = context
  const tries = await throttle.take('confirm', identity.userId, accountLimits.confirm, now)
  if (!tries.allowed) return err(loginMessages.rateLimit)
  const [account] = await findAccountById(db, ownerById(identity.userId))
  const stored = account?.passwordHash ?? null
  if (!(await verifyPassword(password, config.passwordPepper, stored))) {
    return err(loginMessages.credentials)
  }
  return link(context, identity, browser)
}

/** Sends the account's address a code for linking. */
export async function sendLinkCode(
  context: AccountContext,
  identity: ProviderIdentity & { userId: string },
): Promise<Result<null, string>> {
  const { userId, email } = identity
  if (!(await mayMail(context, email))) return err(verificationMessages.wait)
  const { code, row } = newCode(context, { userId, purpose: 'link', email })
  await replaceCode(context.db, row)
  sendLater(context, email, verificationCodeMail(code, 'link'))
  return ok(null)
}

/** Links the provider to an account by a code that went to its address, and signs in. */
export async function linkByCode(
  context: AccountContext,
  identity: ProviderIdentity & { userId: string },
  code: string,
  browser: Browser,
): Promise<Result<string, string>> {
  const { userId, email } = identity
  const [sent] = await findCode(context.db, ownerById(userId), 'link')
  const subject = { userId, purpose: 'link', email } as const
  const checked = await checkCode(context, subject, sent?.createdAt ?? null, code)
  return checked.ok ? link(context, identity, browser) : checked
}

async function link(
  context: AccountContext,
  identity: ProviderIdentity & { userId: string },
  browser: Browser,
): Promise<Result<string, string>> {
  const { db, config, services } = context
  const [account] = await findAccountById(db, ownerById(identity.userId))
  if (!account) return err(loginMessages.other)
  const label = services.oauth.find(identity.provider)?.label ?? identity.provider
  const before = [linkQuery(context, identity, account.id)]
  const token = await startSession(context, account, browser, before)
  sendLater(context, account.email, signInLinkedMail(config.origin, label))
  return ok(token)
}

function linkQuery({ db, now }: AccountContext, identity: ProviderIdentity, userId: string) {
  const { provider, subject, email } = identity
  return linkOAuth(db, { provider, subject, userId, email, createdAt: now })
}
