import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false)

export const userPoints = sqliteTable('user_points', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  totalPoints: integer('total_points').notNull().default(0),
  unlockedAvatars: text('unlocked_avatars', { mode: 'json' })
    .$type<string[]>()
    .notNull()
    .default(['penguin']),
  firstLogin: flag('first_login'),
  firstJournal: flag('first_journal'),
  firstMeditation: flag('first_meditation'),
  firstWellbeing: flag('first_wellbeing'),
  firstSession: flag('first_session'),
  updatedAt: integer('updated_at').notNull(),
})

export const avatarTiers = sqliteTable('avatar_tiers', {
  tier: integer('tier').primaryKey(),
  avatar: text('avatar').notNull().unique(),
  pointsRequired: integer('points_required').notNull(),
})

export const ACTIVITY_KINDS = [
  'login',
  'check_in',
  'planner',
  'assessment',
  'journal',
  'meditation',
  'breathing',
  'assistant_session',
  'sudoku',
  'word_guesser',
] as const

/** Which kind of thing was done on which of the member's days: no content, whatever the consents. */
export const activityDays = sqliteTable(
  'activity_days',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    date: text('date').notNull(),
    kind: text('kind', { enum: ACTIVITY_KINDS }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.date] }),
    index('activity_days_by_date').on(table.userId, table.date),
  ],
)
