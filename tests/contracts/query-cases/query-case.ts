import { desc, eq, type SQLWrapper } from 'drizzle-orm'
import type { Database, Query } from '#db/client.ts'
import { ownerBySession, type Owner } from '#db/owner.ts'
import { wellbeingChecks } from '#db/schema/wellbeing.ts'
import { NOW } from '#tests/contracts/world.ts'

/** A query as the functions of `db/queries` return it: built, not yet run. */
export type BuiltQuery = Query & SQLWrapper & { toSQL(): { sql: string; params: unknown[] } }

export type Built = BuiltQuery | readonly BuiltQuery[]

/** One use of a query function and what it answers: the same on every database. */
export interface QueryCase {
  /** Statements that must have happened before. The members `ann` and `bea` are there already. */
  given?: (db: Database) => readonly Query[]
  run: (db: Database) => Built
  /** What each statement answers, in order; `null` for a write that returns nothing. */
  answers: unknown[]
  /** What is in the database afterwards, for a case that writes. */
  then?: { read: (db: Database) => BuiltQuery; finds: unknown }
}

/** Cases of one file of `db/queries`, by the function's name. */
export type QueryCases = Record<string, QueryCase | QueryCase[]>

/** The newest day's record of a member, whatever it holds: for cases that write one. */
export function newestRecord(db: Database, userId: string) {
  const { date, updatedAt, morningRoutine, eveningRoutine, dailyTasks, dailyDiscipline } =
    wellbeingChecks
  return db
    .select({ date, updatedAt, morningRoutine, eveningRoutine, dailyTasks, dailyDiscipline })
    .from(wellbeingChecks)
    .where(eq(wellbeingChecks.userId, userId))
    .orderBy(desc(date))
    .limit(1)
}

/** Ann, as a page knows her: by her session. */
export const ANN: Owner = ownerBySession('token-ann', NOW)
/** Whoever holds a token that is no session’s: nobody. */
export const NOBODY: Owner = ownerBySession('token-of-nobody', NOW)
