import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

const memberId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/**
 * Whether a day's record has a check-in, which the planner alone does not write; a damaged record
 * counts, so that it is noticed. For its index the same holds as for the planner's.
 */
export const HAS_CHECK_IN = sql`(case when json_valid(morning_routine) then morning_routine ->> '$.setBed' else 1 end) is not null`

/**
 * Whether a day's record has a list of the planner. SQLite uses the index of this name only for a
 * query that says it in the same words.
 */
export const HAS_PLAN = sql`coalesce(daily_tasks ->> '$.personal', daily_tasks ->> '$.occupational', daily_tasks ->> '$.additional') is not null`

/**
 * One row for each member and day. The four columns hold JSON objects; `daily_tasks` is shared by
 * the check-in (booleans) and the planner (lists), so each writes by merging its own keys.
 */
export const wellbeingChecks = sqliteTable(
  'wellbeing_checks',
  {
    id: text('id').primaryKey(),
    userId: memberId(),
    date: text('date').notNull(),
    morningRoutine: text('morning_routine').notNull().default('{}'),
    eveningRoutine: text('evening_routine').notNull().default('{}'),
    dailyTasks: text('daily_tasks').notNull().default('{}'),
    dailyDiscipline: text('daily_discipline').notNull().default('{}'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('wellbeing_checks_by_user_date').on(table.userId, table.date),
    // Days with a check-in, and days with a plan, so that a history never reads the days between.
    index('wellbeing_checks_with_check_in').on(table.userId, table.date).where(HAS_CHECK_IN),
    index('wellbeing_checks_with_plan').on(table.userId, table.date).where(HAS_PLAN),
  ],
)

/**
 * A CORE-10 assessment of one day; a later one of that day takes its place. Scores are computed from
 * the answers and never stored (decision 26). Rows are there only under the assessments consent.
 */
export const assessments = sqliteTable(
  'assessments',
  {
    id: text('id').primaryKey(),
    userId: memberId(),
    date: text('date').notNull(),
    /** Ten numbers as JSON, sealed. */
    answers: text('answers').notNull(),
    /** When it was answered (ms). */
    createdAt: integer('created_at').notNull(),
  },
  (table) => [uniqueIndex('assessments_by_user_date').on(table.userId, table.date)],
)

/** The dated log of moods, several a day; there only under the assessments consent (decision 33). */
export const moodEntries = sqliteTable(
  'mood_entries',
  {
    /** Made by the device, so that an entry sent twice is one entry. */
    id: text('id').notNull(),
    userId: memberId(),
    date: text('date').notNull(),
    /** The id of an emotional state, sealed. */
    state: text('state').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('mood_entries_by_date').on(table.userId, table.date, table.createdAt),
  ],
)

/** A guided breathing exercise that was done. */
export const breathingExercises = sqliteTable(
  'breathing_exercises',
  {
    /** Made by the browser when the exercise begins, so that a record sent twice is one record. */
    id: text('id').notNull(),
    userId: memberId(),
    date: text('date').notNull(),
    technique: text('technique').notNull(),
    seconds: integer('seconds').notNull(),
    completed: integer('completed', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('breathing_exercises_by_date').on(table.userId, table.date),
  ],
)

/** How often the day's choice of a kind was refreshed; the choice itself follows from the count. */
export const dailyRefreshes = sqliteTable(
  'daily_refreshes',
  {
    userId: memberId(),
    date: text('date').notNull(),
    kind: text('kind', { enum: ['affirmations', 'meditation'] }).notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.date] })],
)
