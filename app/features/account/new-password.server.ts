import type { AccountContext } from './account-context.server.ts'
import { isCommonPassword } from './common-passwords.server.ts'
import { passwordMessages } from './messages.ts'

/**
 * The message for a password that was seen in a breach, or null. The most common ones are refused
 * from our own list, so that they are refused also when the service gives no answer (S0 §5 lets the
 * others pass then).
 */
export async function breachProblem(
  context: AccountContext,
  password: string,
): Promise<string | null> {
  if (isCommonPassword(password)) return passwordMessages.breached
  const answer = await context.services.breaches.isBreached(password)
  if (answer === 'unknown') context.log.warn('breach look-up gave no answer')
  return answer === 'breached' ? passwordMessages.breached : null
}
