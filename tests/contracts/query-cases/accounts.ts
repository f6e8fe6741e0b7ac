import { eq } from 'drizzle-orm'
import {
  deleteUnverified,
  ensureProfile,
  findAccount,
  findAccountById,
  insertAccount,
  setEmail,
  setPassword,
  upgradePassword,
  verifyAccount,
} from '#db/queries/accounts.ts'
import type { Database } from '#db/client.ts'
import { ownerById } from '#db/owner.ts'
import { profiles, users } from '#db/schema/accounts.ts'
import { userPoints } from '#db/schema/rewards.ts'
import { DAY_MS, NOW } from '#tests/contracts/world.ts'
import { ANN, NOBODY, type QueryCases } from './query-case.ts'

const cal = { id: 'cal', email: 'cal@example.org', policyVersion: '1' }
/** Cal never verified the address. */
const addCal = (db: Database) => [
  db.insert(users).values({ ...cal, policyAgreedAt: NOW, createdAt: NOW }),
]
const CAL = ownerById('cal')
const password = (db: Database, id = 'ann') =>
  db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id))
const verifiedAt = (db: Database, id: string) =>
  db.select({ at: users.emailVerifiedAt }).from(users).where(eq(users.id, id))
const emails = (db: Database) => db.select({ email: users.email }).from(users).orderBy(users.email)

const ann = {
  id: 'ann',
  email: 'ann@example.org',
  passwordHash: 'hash-ann',
  emailVerifiedAt: NOW - DAY_MS,
  zones: { timeZone: 'Europe/London', pendingTimeZone: null, pendingFrom: null },
}
const withoutProfile = {
  id: 'cal',
  email: 'cal@example.org',
  passwordHash: null,
  emailVerifiedAt: null,
  zones: null,
}

const makingAnAccount: QueryCases = {
  insertAccount: {
    run: (db) =>
      insertAccount(db, {
        user: { ...cal, policyAgreedAt: NOW, createdAt: NOW },
        profile: { name: 'Cal' },
        key: { version: 1, masterKeyId: 'master', wrappedKey: 'key' },
      }),
    answers: [null, null, null, null],
    then: {
      read: (db) =>
        db
          .select({ points: userPoints.totalPoints, avatars: userPoints.unlockedAvatars })
          .from(userPoints)
          .where(eq(userPoints.userId, 'cal')),
      finds: [{ points: 0, avatars: ['penguin'] }],
    },
  },
  deleteUnverified: {
    given: addCal,
    run: (db) => [deleteUnverified(db, cal.email), deleteUnverified(db, 'ann@example.org')],
    answers: [null, null],
    then: { read: emails, finds: [{ email: 'ann@example.org' }, { email: 'bea@example.org' }] },
  },
  ensureProfile: {
    given: addCal,
    run: (db) => [
      ...ensureProfile(db, { ...cal, name: 'Cal', now: NOW }),
      ...ensureProfile(db, { id: 'ann', email: 'ann@example.org', name: 'Other', now: NOW }),
    ],
    answers: [null, null, null, null],
    then: {
      read: (db) =>
        db
          .select({ name: profiles.name, avatar: profiles.avatar })
          .from(profiles)
          .orderBy(profiles.id),
      finds: [
        { name: 'Name of ann', avatar: 'fox' },
        { name: 'Name of bea', avatar: 'fox' },
        { name: 'Cal', avatar: 'badger' },
      ],
    },
  },
}

export const cases: QueryCases = {
  ...makingAnAccount,
  findAccount: [
    { run: (db) => findAccount(db, 'ann@example.org'), answers: [[ann]] },
    { given: addCal, run: (db) => findAccount(db, cal.email), answers: [[withoutProfile]] },
    { run: (db) => findAccount(db, 'nobody@example.org'), answers: [[]] },
  ],
  findAccountById: [
    { run: (db) => findAccountById(db, ANN), answers: [[ann]] },
    { run: (db) => findAccountById(db, NOBODY), answers: [[]] },
  ],
  verifyAccount: [
    {
      given: addCal,
      run: (db) => verifyAccount(db, CAL, NOW),
      answers: [null],
      then: { read: (db) => verifiedAt(db, 'cal'), finds: [{ at: NOW }] },
    },
    {
      run: (db) => verifyAccount(db, ANN, NOW),
      answers: [null],
      then: { read: (db) => verifiedAt(db, 'ann'), finds: [{ at: NOW - DAY_MS }] },
    },
  ],
  setPassword: [
    {
      run: (db) => setPassword(db, ANN, 'new'),
      answers: [null],
      then: { read: (db) => password(db), finds: [{ hash: 'new' }] },
    },
    {
      run: (db) => setPassword(db, ANN, 'new'),
      answers: [null],
      then: { read: (db) => password(db, 'bea'), finds: [{ hash: 'hash-bea' }] },
    },
  ],
  upgradePassword: [
    {
      run: (db) => upgradePassword(db, ANN, { from: 'hash-ann', to: 'stronger' }),
      answers: [null],
      then: { read: (db) => password(db), finds: [{ hash: 'stronger' }] },
    },
    {
      run: (db) => upgradePassword(db, ANN, { from: 'another', to: 'stronger' }),
      answers: [null],
      then: { read: (db) => password(db), finds: [{ hash: 'hash-ann' }] },
    },
  ],
  setEmail: {
    given: addCal,
    run: (db) => setEmail(db, ANN, cal.email),
    answers: [null, null, null],
    then: { read: emails, finds: [{ email: 'bea@example.org' }, { email: 'cal@example.org' }] },
  },
}
