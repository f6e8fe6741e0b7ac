import { sessionExpiry, shouldSlide } from '#app/features/account/session-rules.ts'
import { slideSession } from '#db/queries/members.ts'
import type { RequestContext } from './context.ts'
import type { Member } from './member.server.ts'

/** Slides the session and marks the day, after the reply and at most once an hour. */
export function keepSession(context: RequestContext, member: Member): void {
  const { id, session, today } = member
  const { db, now } = context
  if (!shouldSlide(session, now)) return
  const expiresAt = sessionExpiry(session.createdAt, now)
  const work = db.batch(
    slideSession(db, { sessionId: session.id, userId: id, today, expiresAt, now }),
  )
  context.waitUntil(work.catch((error: unknown) => context.log.error('slide session', error)))
}
