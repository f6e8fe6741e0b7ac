import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A person who can sign in. Instants everywhere in the schema are milliseconds since the epoch. */
export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Trimmed and lower-cased, so that one address is one account. */
    email: text('email').notNull().unique(),
    /** Null for a member who only ever signed in through a provider. */
    passwordHash: text('password_hash'),
    emailVerifiedAt: integer('email_verified_at'),
    /** The policy's wording that was agreed to, with the statement of age that goes with it. */
    policyVersion: text('policy_version').notNull(),
    policyAgreedAt: integer('policy_agreed_at').notNull(),
    /** Sign-up metadata: the plan that was chosen on the way in. */
    signUpPlan: text('sign_up_plan'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('users_by_verification').on(table.emailVerifiedAt, table.createdAt)],
)

const memberId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const profiles = sqliteTable('profiles', {
  id: text('id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  avatar: text('avatar').notNull().default('badger'),
  /** The level an operator grants by hand; a running subscription goes before it. */
  subscriptionLevel: text('subscription_level', { enum: ['seeker', 'zen', 'nurtured'] })
    .notNull()
    .default('seeker'),
  isAdmin: integer('is_admin', { mode: 'boolean' }).notNull().default(false),
  email: text('email').notNull(),
  timeZone: text('time_zone').notNull().default('UTC'),
  /** A zone asked for on /profile and the first member-day on which it is in force. */
  pendingTimeZone: text('pending_time_zone'),
  pendingFrom: text('pending_from'),
})

export const sessions = sqliteTable(
  'sessions',
  {
    /** Public name of the session, shown in the list of devices. */
    id: text('id').primaryKey(),
    /** SHA-256 of the cookie's token; the token itself is stored nowhere. */
    tokenHash: text('token_hash').notNull().unique(),
    userId: memberId(),
    /** 'Firefox on Linux': derived once from the user agent, which is not kept. */
    device: text('device').notNull(),
    createdAt: integer('created_at').notNull(),
    lastSeenAt: integer('last_seen_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** When the password (or a code by e-mail) was last given in this session. */
    confirmedAt: integer('confirmed_at').notNull(),
  },
  (table) => [
    index('sessions_by_user').on(table.userId, table.lastSeenAt),
    index('sessions_by_expiry').on(table.expiresAt),
  ],
)

/** One live code for each member and purpose, so that a new code kills the old one. */
export const verificationCodes = sqliteTable(
  'verification_codes',
  {
    userId: memberId(),
    purpose: text('purpose', { enum: ['signup', 'email_change', 'link', 'confirm'] }).notNull(),
    /** Keyed hash over member, purpose, address and code. */
    codeHash: text('code_hash').notNull(),
    /** The address the code was sent to. */
    email: text('email').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.purpose] }),
    index('verification_codes_by_expiry').on(table.expiresAt),
  ],
)

export const passwordResets = sqliteTable(
  'password_resets',
  {
    /** Hash of the link's first half (look-up). */
    lookupHash: text('lookup_hash').primaryKey(),
    /** Hash of the link's second half (secret). */
    secretHash: text('secret_hash').notNull(),
    userId: memberId(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('password_resets_by_user').on(table.userId),
    index('password_resets_by_expiry').on(table.expiresAt),
  ],
)

export const oauthAccounts = sqliteTable(
  'oauth_accounts',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: memberId(),
    email: text('email').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('oauth_accounts_by_user').on(table.userId),
  ],
)
