import { eq, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, sqliteView, text } from 'drizzle-orm/sqlite-core'
import { profiles, users } from './accounts.ts'

export const subscriptions = sqliteTable(
  'subscriptions',
  {
    /** The payment provider's own id. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    level: text('level', { enum: ['zen', 'nurtured'] }).notNull(),
    status: text('status').notNull(),
    currentPeriodEnd: integer('current_period_end'),
    cancelAtPeriodEnd: integer('cancel_at_period_end', { mode: 'boolean' })
      .notNull()
      .default(false),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [index('subscriptions_by_customer').on(table.customerId)],
)

/** Every webhook event that took effect: its id is the key, so none takes effect twice. */
export const paymentEvents = sqliteTable('payment_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt: integer('created_at').notNull(),
  receivedAt: integer('received_at').notNull(),
})

/** Which level a member has now, and by which subscription state. */
export const userSubscriptionStatus = sqliteView('user_subscription_status').as((qb) =>
  qb
    .select({
      userId: sql<string>`${profiles.id}`.as('user_id'),
      subscriptionLevel: sql<'seeker' | 'zen' | 'nurtured' | 'admin'>`case
        when ${profiles.isAdmin} then 'admin'
        when ${subscriptions.status} in ('active', 'trialing') then ${subscriptions.level}
        else ${profiles.subscriptionLevel} end`.as('subscription_level'),
      subscriptionStatus: sql<string | null>`${subscriptions.status}`.as('subscription_status'),
    })
    .from(profiles)
    .leftJoin(subscriptions, eq(subscriptions.userId, profiles.id)),
)
