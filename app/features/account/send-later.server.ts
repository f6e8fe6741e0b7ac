import type { MailContent } from '#app/emails/mail-frame.tsx'
import type { AccountContext } from './account-context.server.ts'
import { accountLimits } from './account-limits.ts'

/** Work whose time must not show in the reply; a failure is logged and nobody is told. */
export function later(context: AccountContext, event: string, work: () => Promise<void>): void {
  context.waitUntil(work().catch((error: unknown) => context.log.error(event, error)))
}

/** Sends a message once; the provider's refusal is logged without the address. */
export async function sendMail(
  context: AccountContext,
  to: string,
  content: MailContent,
): Promise<void> {
  const sent = await context.services.mail.send({
    to,
    ...content,
    idempotencyKey: context.random.id(),
  })
  if (!sent.ok) context.log.warn('mail not sent', { ...sent.error })
}

export function sendLater(context: AccountContext, to: string, content: MailContent): void {
  later(context, 'mail', () => sendMail(context, to, content))
}

/** Whether one more mail may go to an address now: one a minute, six an hour. */
export async function mayMail(context: AccountContext, email: string): Promise<boolean> {
  const { throttle, now } = context
  const pause = await throttle.take('mail-pause', email, accountLimits.mailPause, now)
  if (!pause.allowed) return false
  return (await throttle.take('mail-hour', email, accountLimits.mailHour, now)).allowed
}
