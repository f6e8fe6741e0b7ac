import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { memberKeys } from '#db/schema/privacy.ts'

// None of these is of one member's page: they serve the operator's rotation of keys.

/** The next id of a master key under which any data key is wrapped, in order; null after the last. */
export function nextMasterKey(db: Database, after: string) {
  return db
    .select({ id: sql<string | null>`min(${memberKeys.masterKeyId})`.as('id') })
    .from(memberKeys)
    .where(gt(memberKeys.masterKeyId, after))
}

/** How many data keys are wrapped under a master key. */
export function countKeysUnder(db: Database, masterKeyId: string) {
  return db
    .select({ count: sql<number>`count(*)`.as('count') })
    .from(memberKeys)
    .where(eq(memberKeys.masterKeyId, masterKeyId))
}

const position = sql<number>`${memberKeys}.rowid`

/** A page of the data keys under one master key, from behind a position (0 at first). */
export function listKeysUnder(
  db: Database,
  masterKeyId: string,
  { after, limit }: { after: number; limit: number },
) {
  return db
    .select({
      position: position.as('position'),
      userId: memberKeys.userId,
      version: memberKeys.version,
      masterKeyId: memberKeys.masterKeyId,
      wrappedKey: memberKeys.wrappedKey,
    })
    .from(memberKeys)
    .where(and(eq(memberKeys.masterKeyId, masterKeyId), gt(position, after)))
    .orderBy(asc(position))
    .limit(limit)
}

/** One data key that was wrapped again. */
export interface Rewrap {
  userId: string
  version: number
  /** What it was, as it was read. */
  wasWrapped: string
  masterKeyId: string
  wrappedKey: string
}

/**
 * Stores data keys that were wrapped again, each only as long as it still is what it was, in one
 * statement with one parameter; gives a row for each that was stored.
 */
export function replaceWrapped(db: Database, changes: readonly Rewrap[]) {
  const change = (name: keyof Rewrap) => sql<string>`change.value ->> ${sql.raw(`'$.${name}'`)}`
  return db
    .update(memberKeys)
    .set({ masterKeyId: change('masterKeyId'), wrappedKey: change('wrappedKey') })
    .from(sql`json_each(${JSON.stringify(changes)}) as change`)
    .where(
      and(
        eq(memberKeys.userId, change('userId')),
        eq(memberKeys.version, change('version')),
        eq(memberKeys.wrappedKey, change('wasWrapped')),
      ),
    )
    .returning({ version: memberKeys.version })
}

/** Adds a version of a member's data key; when that version is there already it changes nothing. */
export function insertMemberKey(db: Database, row: typeof memberKeys.$inferInsert) {
  return db.insert(memberKeys).values(row).onConflictDoNothing()
}

/** A page of the members who have data keys, in the order of their ids. */
export function listKeyHolders(db: Database, { after, limit }: { after: string; limit: number }) {
  return db
    .selectDistinct({ userId: memberKeys.userId })
    .from(memberKeys)
    .where(gt(memberKeys.userId, after))
    .orderBy(memberKeys.userId)
    .limit(limit)
}

/** When a member's newest data key was made (ms); null when there is none. */
export function newestKeyAt(db: Database, owner: Owner) {
  return db
    .select({ at: sql<number | null>`max(${memberKeys.createdAt})`.as('at') })
    .from(memberKeys)
    .where(eq(memberKeys.userId, owner))
}
