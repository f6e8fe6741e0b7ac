import * as v from 'valibot'
import type { PlanList } from './planner.ts'

/** A list as it is stored, once opened. */
export const StoredListSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ text: v.string(), completed: v.boolean() })),
)

/** The lists of a day's `daily_tasks` as they are stored: each sealed, null when it is empty. */
export type SealedLists = Record<PlanList, string | null>

// What is no text was not stored by the planner; it is left where it is, as unreadable as the rest.
const Sealed = v.pipe(
  v.unknown(),
  v.transform((value) =>
    typeof value === 'string' ? value : value == null ? null : JSON.stringify(value),
  ),
)
const SealedListsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    personal: v.optional(Sealed, null),
    occupational: v.optional(Sealed, null),
    additional: v.optional(Sealed, null),
  }),
)

/** Reads the planner's part of `daily_tasks`. Throws when it was damaged. */
export function readSealedLists(dailyTasks: string): SealedLists {
  return v.parse(SealedListsSchema, dailyTasks)
}
