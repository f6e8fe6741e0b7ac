import { keyedDigest } from '#app/features/privacy/digests.server.ts'
import type { ThrottleClient } from '#app/http/context.ts'
import type { Throttle } from './throttle.ts'

/** Speaks to the object of a key. The key is hashed first, so no address or e-mail is a name anywhere. */
export function createThrottle(
  namespace: DurableObjectNamespace<Throttle>,
  secret: string,
): ThrottleClient {
  const objectOf = (purpose: string, subject: string) =>
    namespace.get(namespace.idFromName(keyedDigest(secret, `throttle:${purpose}`, subject)))
  return {
    take: (purpose, subject, rule, now) => objectOf(purpose, subject).take(rule, now),
    forget: (purpose, subject) => objectOf(purpose, subject).forget(),
  }
}
