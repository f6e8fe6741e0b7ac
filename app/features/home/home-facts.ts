import * as v from 'valibot'
import type { ActivityKind } from '#app/features/rewards/points.ts'
import { type DayString } from '#app/lib/dates.ts'
import { DaySchema } from '#app/lib/day-schema.ts'

/** What the database tells of a member's days, each a short text (db/queries/home.ts). */
export interface HomeFactsRow {
  userId: string
  streakDays: string | null
  recentActivity: string | null
  talkWeeks: string | null
  lastAssessed: DayString | null
  keptAssessment: string | null
  recentTasks: string | null
  refreshes: string | null
  memberKeys: string | null
}

/** The same, as /home reads it on the member's own day. */
export interface HomeFacts {
  /** The days with something that keeps the daily streak. */
  streakDays: readonly DayString[]
  /** A day of each week with an ended conversation, back to the first week without one. */
  talkDays: readonly DayString[]
  /** Whether a kind of thing was done today. */
  isDoneToday: (kind: ActivityKind) => boolean
  lastAssessed: DayString | null
  /** The newest assessment that is kept here; its answers are sealed. */
  kept: { date: DayString; answers: string; createdAt: number } | null
  /** Today's `daily_tasks`, the planner's lists in it sealed. */
  tasks: string
  /** How often the day's affirmations were refreshed, on the days around today. */
  refreshes: readonly { date: DayString; count: number }[]
  /** The wrapped data keys, oldest first. */
  keys: readonly { userId: string; version: number; masterKeyId: string; wrappedKey: string }[]
}

const listed = (text: string | null) => (text ? text.split(',') : [])

const KeptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([DaySchema, v.string(), v.number()]),
  v.transform(([date, answers, createdAt]) => ({ date, answers, createdAt })),
)
const TasksSchema = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([DaySchema, v.string()])))
const RefreshesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.pipe(
      v.tuple([DaySchema, v.number()]),
      v.transform(([date, count]) => ({ date, count })),
    ),
  ),
)
const KeysSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.tuple([v.number(), v.string(), v.string()])),
)

/** Reads the row on the member's `today`; no row says that nothing is known of anybody. */
export function readHomeFacts(row: HomeFactsRow | undefined, today: DayString): HomeFacts {
  const done = listed(row?.recentActivity ?? null)
  const tasks = row?.recentTasks ? v.parse(TasksSchema, row.recentTasks) : []
  return {
    streakDays: listed(row?.streakDays ?? null),
    talkDays: listed(row?.talkWeeks ?? null),
    isDoneToday: (kind) => done.includes(`${today} ${kind}`),
    lastAssessed: row?.lastAssessed ?? null,
    kept: row?.keptAssessment ? v.parse(KeptSchema, row.keptAssessment) : null,
    tasks: tasks.find(([date]) => date === today)?.[1] ?? '{}',
    refreshes: row?.refreshes ? v.parse(RefreshesSchema, row.refreshes) : [],
    keys: row ? readKeys(row) : [],
  }
}

function readKeys({ userId, memberKeys }: HomeFactsRow): HomeFacts['keys'] {
  return v
    .parse(KeysSchema, memberKeys ?? '[]')
    .map(([version, masterKeyId, wrappedKey]) => ({ userId, version, masterKeyId, wrappedKey }))
}
