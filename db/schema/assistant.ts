import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { users } from './accounts.ts'

export const conversations = sqliteTable(
  'conversations',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedAt: integer('started_at').notNull(),
    endedAt: integer('ended_at'),
    durationMinutes: integer('duration_minutes'),
    /** The member's own day on which it was started. */
    date: text('date').notNull(),
  },
  (table) => [
    index('conversations_by_date').on(table.userId, table.date),
    index('conversations_by_end').on(table.userId, table.endedAt),
  ],
)

export const conversationMessages = sqliteTable(
  'conversation_messages',
  {
    id: text('id').primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    /** Sealed with the member's own key. */
    content: text('content').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('conversation_messages_by_conversation').on(table.conversationId, table.createdAt),
  ],
)
