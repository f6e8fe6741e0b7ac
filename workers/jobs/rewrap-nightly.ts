import type { MasterKeys } from '#app/features/privacy/member-vault.server.ts'
import { rewrapKeys } from '#app/features/privacy/rewrap-keys.server.ts'
import type { Log } from '#app/http/context.ts'
import type { Database } from '#db/client.ts'

/** Data keys wrapped again in one night: 20 statements' worth, well within a Worker's limits. */
const A_NIGHT = 2000

/**
 * Moves data keys to the current master key, so that an operator who changed the secret and deployed
 * is done after some nights without doing more. Logs how many, and nothing when there was nothing.
 */
export async function rewrapNightly(
  db: Database,
  masters: MasterKeys,
  log: Log,
  limit = A_NIGHT,
): Promise<void> {
  const { isWhole, ...counts } = await rewrapKeys(db, masters, { limit })
  const { rewrapped, unreadable, masterMissing } = counts
  if (unreadable + masterMissing > 0) log.warn('keys rewrapped', { ...counts, isWhole })
  else if (rewrapped > 0) log.info('keys rewrapped', { ...counts, isWhole })
}
