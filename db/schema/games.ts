import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

const score = {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Seconds from opening the board to the last move, by the server's clock. */
  completionTime: integer('completion_time').notNull(),
  /** The member's own day whose puzzle it was. */
  date: text('date').notNull(),
  /** A result with hints or checks has no rank. */
  assisted: integer('assisted', { mode: 'boolean' }).notNull().default(false),
  createdAt: integer('created_at').notNull(),
}

export const sudokuScores = sqliteTable('sudoku_scores', score, (table) => [
  uniqueIndex('sudoku_scores_by_user_date').on(table.userId, table.date),
  index('sudoku_scores_by_time').on(table.assisted, table.completionTime),
  index('sudoku_scores_by_date_time').on(table.date, table.assisted, table.completionTime),
])

export const wordGuesserScores = sqliteTable('word_guesser_scores', score, (table) => [
  uniqueIndex('word_guesser_scores_by_user_date').on(table.userId, table.date),
  index('word_guesser_scores_by_date_time').on(table.date, table.assisted, table.completionTime),
])
