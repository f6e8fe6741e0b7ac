import { redirect } from '@remix-run/cloudflare'
import { isConfirmed } from '#app/features/account/session-rules.ts'
import type { Member } from './member.server.ts'
import type { Visit } from './require-member.server.ts'

/**
 * The guard of what asks for the password again (decision 10): e-mail and password change, export,
 * erasure. It holds for ten minutes.
 * @throws a redirect to /profile/confirm, which leads back to this page
 */
export function requireConfirmed(member: Member, { request, context }: Visit): void {
  if (isConfirmed(member.session.confirmedAt, context.now)) return
  const { pathname } = new URL(request.url)
  const back = encodeURIComponent(pathname.replace(/\.data$/, ''))
  throw redirect(`/profile/confirm?redirectTo=${back}`)
}
