import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { consentKinds } from '#app/features/privacy/consent-wording.ts'
import { users } from './accounts.ts'

const memberId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The member's own data keys, each wrapped by one of the operator's master keys. */
export const memberKeys = sqliteTable(
  'member_keys',
  {
    userId: memberId(),
    version: integer('version').notNull(),
    masterKeyId: text('master_key_id').notNull(),
    wrappedKey: text('wrapped_key').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.version] }),
    index('member_keys_by_master_key').on(table.masterKeyId),
  ],
)

/**
 * Who agreed to what, when, and to which wording. A withdrawn consent keeps its row; at most one of
 * a kind is in force. Every write under a consent raises its revision, so that a withdrawal that has
 * copied the records first can tell whether it has them all.
 */
export const consents = sqliteTable(
  'consents',
  {
    id: text('id').primaryKey(),
    userId: memberId(),
    kind: text('kind', { enum: consentKinds }).notNull(),
    wordingVersion: text('wording_version').notNull(),
    givenAt: integer('given_at').notNull(),
    withdrawnAt: integer('withdrawn_at'),
    revision: integer('revision').notNull().default(0),
  },
  (table) => [
    index('consents_by_user').on(table.userId, table.kind, table.givenAt),
    uniqueIndex('consents_in_force')
      .on(table.userId, table.kind)
      .where(sql`withdrawn_at is null`),
  ],
)
