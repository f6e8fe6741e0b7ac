import { randomUUID } from 'node:crypto'
import { getTableName, type InferInsertModel } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { BREATHING_TECHNIQUES } from '#app/content/breathing-techniques.ts'
import { emotionalStateIds } from '#app/features/mood/emotional-states.ts'
import { toRecord } from '#app/features/check-in/check-in.ts'
import { emptyCheckIn } from '#app/features/check-in/check-in-fields.ts'
import { forEachList, toPlan } from '#app/features/planner/planner.ts'
import { sealChanges } from '#app/features/planner/sealed-plan.server.ts'
import { sealRecord } from '#app/features/privacy/kept-records.server.ts'
import type { MemberVault } from '#app/features/privacy/member-vault.server.ts'
import type { KeptRecord } from '#app/features/privacy/record-kinds.ts'
import { addDays, type DayString } from '#app/lib/dates.ts'
import { conversations } from '#db/schema/assistant.ts'
import { sudokuScores, wordGuesserScores } from '#db/schema/games.ts'
import { ACTIVITY_KINDS, activityDays } from '#db/schema/rewards.ts'
import {
  assessments,
  breathingExercises,
  dailyRefreshes,
  moodEntries,
  wellbeingChecks,
} from '#db/schema/wellbeing.ts'
import { insertRows } from './insert-rows.ts'
import { addConsent, vaultOf } from './members.ts'

interface MemberDay {
  userId: string
  date: DayString
  /** Different for every member and day. */
  id: string
  createdAt: number
  /** The member's words are sealed by it; null for those who nobody signs in as. */
  vault: MemberVault | null
}

type Rows<T extends SQLiteTable> = readonly InferInsertModel<T>[]

/** A table that grows with a member's years, and what it holds of one day. */
function kept<T extends SQLiteTable>(
  table: T,
  rowsOf: (day: MemberDay) => Rows<T> | Promise<Rows<T>>,
) {
  return {
    name: getTableName(table),
    insert: async (d1: D1Database, days: readonly MemberDay[]) =>
      insertRows(d1, table, (await Promise.all(days.map(rowsOf))).flat()),
  }
}

/** As long as a sealed assessment. */
const NOBODYS = 'v1.1.'.padEnd(70, 'A')

const sealed = async (vault: MemberVault | null, record: KeptRecord) =>
  vault ? sealRecord(vault, record) : NOBODYS

async function assessmentOf({ userId, date, id, createdAt, vault }: MemberDay) {
  const value = Array.from({ length: 10 }, (_, n) => ((createdAt / DAY_MS + n) % 5) | 0)
  const record = { kind: 'assessment', id: date, date, createdAt, value } as const
  return [{ userId, date, id, createdAt, answers: await sealed(vault, record) }]
}

const moodsOf = ({ userId, date, createdAt: noon, vault }: MemberDay) =>
  Promise.all(
    emotionalStateIds.slice(0, MOODS_A_DAY).map(async (value, n) => {
      const mood = { id: randomUUID(), date, createdAt: noon + n }
      return { userId, ...mood, state: await sealed(vault, { kind: 'mood', ...mood, value }) }
    }),
  )

const checkIn = toRecord(emptyCheckIn())
const fullList = Array.from({ length: 10 }, (_, n) => ({
  text: `A task of an ordinary length, number ${n}`,
  completed: n % 2 === 0,
}))
const fullPlan = toPlan(forEachList(() => fullList))

/** A check-in and a plan with every slot filled. */
async function wellbeingOf(day: MemberDay) {
  const change = { before: toPlan({}), after: fullPlan }
  const lists = day.vault
    ? await sealChanges(day.vault, day.date, change)
    : forEachList(() => NOBODYS)
  const dailyTasks = JSON.stringify({ ...emptyCheckIn().tasks, ...lists })
  return [{ ...day, ...checkIn, dailyTasks, updatedAt: day.createdAt }]
}

const DAY_MS = 24 * 60 * 60 * 1000
const MOODS_A_DAY = 3
const technique = BREATHING_TECHNIQUES[0]?.id ?? ''
const score = (day: MemberDay) => ({ ...day, completionTime: 60 + (day.createdAt % 900) })

/** Everything on every day: more than anybody does, so that growth cannot hide. */
const HISTORY = [
  kept(wellbeingChecks, wellbeingOf),
  kept(assessments, assessmentOf),
  kept(moodEntries, moodsOf),
  kept(breathingExercises, (day) => [{ ...day, technique, seconds: 300, completed: true }]),
  kept(dailyRefreshes, ({ userId, date }) => [
    { userId, date, kind: 'affirmations' as const, count: 2 },
    { userId, date, kind: 'meditation' as const, count: 1 },
  ]),
  kept(activityDays, ({ userId, date, createdAt }) =>
    ACTIVITY_KINDS.map((kind) => ({ userId, date, kind, createdAt })),
  ),
  kept(conversations, (day) => [
    { ...day, startedAt: day.createdAt, endedAt: day.createdAt, durationMinutes: 30 },
  ]),
  kept(sudokuScores, (day) => [score(day)]),
  kept(wordGuesserScores, (day) => [score(day)]),
]

/** Tables that hold a few rows a member however long they stay, or none of a member's. */
const NOT_HISTORY = [
  ...['users', 'profiles', 'sessions', 'oauth_accounts', 'member_keys', 'consents', 'user_points'],
  ...['verification_codes', 'password_resets', 'subscriptions', 'payment_events', 'avatar_tiers'],
  // Nothing reads it before the assistant is there.
  'conversation_messages',
]

/** Fills in everything on each of the `days` days that end today, for each of the members. */
export async function addHistory(
  d1: D1Database,
  userIds: readonly string[],
  { today, days }: { today: DayString; days: number },
): Promise<void> {
  await requireEveryTable(d1)
  if (days === 0) return
  const memberDays = userIds.map(async (userId) => {
    const vault = await vaultOf(d1, userId)
    if (vault) await addConsent(d1, userId)
    return Array.from({ length: days }, (_, ago) => {
      const date = addDays(today, -ago)
      const createdAt = Date.parse(`${date}T12:00:00Z`)
      return { userId, date, id: `${userId}-${date}`, createdAt, vault }
    })
  })
  const all = (await Promise.all(memberDays)).flat()
  for (const table of HISTORY) await table.insert(d1, all)
}

/** A table that is not spoken of here would make rows read look smaller than they are. */
async function requireEveryTable(d1: D1Database): Promise<void> {
  const known = [...HISTORY.map(({ name }) => name), ...NOT_HISTORY]
  const { results } = await d1
    .prepare("select name from sqlite_master where type = 'table'")
    .all<{ name: string }>()
  const isOurs = (name: string) => !/^(_cf_|sqlite_)/.test(name)
  const unknown = results
    .map(({ name }) => name)
    .filter((name) => isOurs(name) && !known.includes(name))
  if (unknown.length > 0) {
    throw new Error(`Say in scripts/bench/history.ts what ${unknown.join(', ')} holds of a day.`)
  }
}
