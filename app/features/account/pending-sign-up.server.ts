import * as v from 'valibot'
import type { AccountContext } from './account-context.server.ts'

/**
 * A registration whose address is not verified yet, as the browser carries it: sealed, so that it
 * looks the same whether a member was made or the address had an account already (decision 8).
 */
const PendingSignUpSchema = v.object({
  userId: v.string(),
  email: v.string(),
  /** When its last code was sent (ms). */
  sentAt: v.number(),
})
export type PendingSignUp = v.InferOutput<typeof PendingSignUpSchema>

/** How long it may wait for its code, in milliseconds: a day. */
export const PENDING_LIFE_MS = 24 * 60 * 60 * 1000
const PURPOSE = 'pending sign-up'

export const sealPending = (context: AccountContext, pending: PendingSignUp): Promise<string> =>
  context.sealer.seal(PURPOSE, pending, context.now + PENDING_LIFE_MS)

export async function openPending(
  context: AccountContext,
  sealed: string | null,
): Promise<PendingSignUp | null> {
  if (!sealed) return null
  const opened = await context.sealer.open(PURPOSE, sealed, PendingSignUpSchema, context.now)
  return opened.ok ? opened.value : null
}
