import type { MemberKeyRow, MemberVault } from '#app/features/privacy/member-vault.server.ts'
import type { DayString } from '#app/lib/dates.ts'
import type { Result } from '#app/lib/result.ts'
import type { Database } from '#db/client.ts'
import { planOn, savePlan } from '#db/queries/daily-plans.ts'
import { listMemberKeys } from '#db/queries/members.ts'
import { awardActivity } from '#db/queries/points.ts'
import { ownerById } from '#db/owner.ts'
import { countDay, type DayPlan, isSamePlan, type PlanList } from './planner.ts'
import { readSealedLists } from './stored-plan.ts'
import { openPlan, sealChanges } from './sealed-plan.server.ts'

/** How often a plan is read again because somebody else was faster, before it is given up. */
const MOST_TRIES = 25

/** What of the database row a plan begins from; no row is an empty plan. */
export type StoredTasks = readonly { dailyTasks: string }[]

export interface PlanWriting {
  db: Database
  vault: MemberVault
  /** A fresh id, used when the day has no record yet. */
  id: string
  now: number
  userId: string
  date: DayString
  /** The day's row as it was read, perhaps by an older replica. */
  rows: StoredTasks
}

/**
 * Changes a day's plan by comparing and setting: `change` gets the plan that is stored and gives the
 * one to store (a list that cannot be opened is empty, named, and stays unless it gets tasks); when
 * somebody stored another meanwhile, it is asked again with that one. With
 * `isAwarded` the day's planner activity is marked in the same batch, both or neither. (A try that
 * was too late marks it as well, which is true: the faster one saved a plan of that day.)
 * @throws when the plan cannot be read or written, or is changed faster than it can be followed.
 */
export async function changePlan<E>(
  writing: PlanWriting,
  change: (stored: DayPlan, unreadable: readonly PlanList[]) => Result<DayPlan, E>,
  { isAwarded }: { isAwarded: boolean },
): Promise<Result<DayPlan, E>> {
  let { rows, vault } = writing
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const were = readSealedLists(rows[0]?.dailyTasks ?? '{}')
    const { plan: before, unreadable } = await openPlan(vault, writing.date, were)
    const wanted = change(before, unreadable)
    if (!wanted.ok) return wanted
    const after = wanted.value
    const hasTasks = countDay(after).total > 0
    if (isSamePlan(before, after) && !(isAwarded && hasTasks)) return wanted
    const lists = await sealChanges(vault, writing.date, { before, after })
    const written = await write(writing, { were, lists }, isAwarded && hasTasks)
    if (written.isSaved) return wanted
    rows = written.rows
    // What was stored meanwhile may be sealed under a key that is newer than the vault.
    vault = await vault.renewed(written.keys)
  }
  throw new Error('The plan was changed faster than it could be saved.')
}

async function write(
  { db, id, now, userId, date }: PlanWriting,
  change: Parameters<typeof savePlan>[2],
  isAwarded: boolean,
): Promise<{ isSaved: boolean; rows: StoredTasks; keys: MemberKeyRow[] }> {
  const day = { id, userId, date, now }
  const award = isAwarded ? awardActivity(db, { userId, date, kind: 'planner', now }) : []
  const [saved, rows, keys] = await db.batch([
    savePlan(db, day, change),
    planOn(db, ownerById(userId), date),
    listMemberKeys(db, ownerById(userId)),
    ...award,
  ])
  return { isSaved: saved.length > 0, rows, keys }
}
