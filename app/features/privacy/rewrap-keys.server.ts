import type { Database } from '#db/client.ts'
import {
  countKeysUnder,
  listKeysUnder,
  nextMasterKey,
  type Rewrap,
  replaceWrapped,
} from '#db/queries/member-keys.ts'
import {
  type MasterKeys,
  type MemberKeyRow,
  unwrapMemberKey,
  wrapMemberKey,
} from './member-vault.server.ts'

/** Data keys that are wrapped again in one statement. */
const PAGE = 100

/** What became of the data keys under other master keys than the current one: how many. */
export interface Rewrapped {
  rewrapped: number
  /** Wrapped under a master key that is configured, but damaged or moved; left as they are. */
  unreadable: number
  /** Under master keys that are not configured; left as they are. */
  masterMissing: number
  /** False when the limit was reached before the last one. */
  isWhole: boolean
}

/**
 * Wraps data keys under the current master key, at most `limit` of them. A data key stays the same,
 * so nothing that was sealed under it is touched. Each is replaced only if it still is what was read:
 * running it twice, at once or beside live traffic does nothing more and loses nothing. A key that
 * cannot be unwrapped is counted and never destroyed.
 */
export async function rewrapKeys(
  db: Database,
  masters: MasterKeys,
  { limit }: { limit: number },
): Promise<Rewrapped> {
  const tally: Rewrapped = { rewrapped: 0, unreadable: 0, masterMissing: 0, isWhole: true }
  for (let id = await idAfter(db, ''); id !== null; id = await idAfter(db, id)) {
    if (id === masters.current) continue
    if (masters.keys.has(id)) await rewrapUnder(db, masters, { id, limit, tally })
    else tally.masterMissing += (await countKeysUnder(db, id))[0]?.count ?? 0
  }
  return tally
}

async function idAfter(db: Database, id: string): Promise<string | null> {
  const [next] = await nextMasterKey(db, id)
  return next?.id ?? null
}

async function rewrapUnder(
  db: Database,
  masters: MasterKeys,
  { id, limit, tally }: { id: string; limit: number; tally: Rewrapped },
): Promise<void> {
  for (let after = 0; ;) {
    const room = Math.min(PAGE, limit - tally.rewrapped)
    const rows = await listKeysUnder(db, id, { after, limit: Math.max(room, 1) })
    const last = rows.at(-1)
    if (!last) return
    if (room <= 0) {
      tally.isWhole = false
      return
    }
    const changes = await Promise.all(rows.map((row) => rewrap(masters, row)))
    const readable = changes.filter((change) => change !== null)
    const stored = readable.length > 0 ? await replaceWrapped(db, readable) : []
    tally.rewrapped += stored.length
    tally.unreadable += changes.length - readable.length
    after = last.position
  }
}

/** Null when it cannot be unwrapped. */
async function rewrap(masters: MasterKeys, row: MemberKeyRow): Promise<Rewrap | null> {
  const raw = await unwrapMemberKey(masters, row).catch(() => null)
  if (!raw) return null
  return { ...(await wrapMemberKey(masters, row, raw)), wasWrapped: row.wrappedKey }
}
