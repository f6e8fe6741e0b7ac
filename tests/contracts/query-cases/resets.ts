import { asc } from 'drizzle-orm'
import { findReset, replaceReset, resetPassword } from '#db/queries/resets.ts'
import { insertSession } from '#db/queries/sessions.ts'
import type { Database } from '#db/client.ts'
import { passwordResets, sessions, users } from '#db/schema/accounts.ts'
import { NOW } from '#tests/contracts/world.ts'
import type { QueryCases } from './query-case.ts'

const link = { lookupHash: 'look', secretHash: 'secret' }
const reset = { ...link, userId: 'ann', createdAt: NOW, expiresAt: NOW + 1 }
const given = (db: Database) => replaceReset(db, reset)
const change = { link, passwordHash: 'new', now: NOW }
const ann = { id: 'ann', email: 'ann@example.org' }
const hashes = (db: Database) =>
  db.select({ hash: users.passwordHash }).from(users).orderBy(asc(users.id))
const untouched = { read: hashes, finds: [{ hash: 'hash-ann' }, { hash: 'hash-bea' }] }

export const cases: QueryCases = {
  replaceReset: {
    given: (db) => [
      ...given(db),
      ...replaceReset(db, { ...reset, userId: 'bea', lookupHash: 'b' }),
    ],
    run: (db) => replaceReset(db, { ...reset, lookupHash: 'newer' }),
    answers: [null, null],
    then: {
      read: (db) =>
        db
          .select({ look: passwordResets.lookupHash })
          .from(passwordResets)
          .orderBy(passwordResets.lookupHash),
      finds: [{ look: 'b' }, { look: 'newer' }],
    },
  },
  findReset: [
    { given, run: (db) => findReset(db, link, NOW), answers: [[{ userId: 'ann' }]] },
    { given, run: (db) => findReset(db, link, NOW + 1), answers: [[]] },
    { given, run: (db) => findReset(db, { ...link, secretHash: 'other' }, NOW), answers: [[]] },
  ],
  resetPassword: [
    {
      given,
      run: (db) => resetPassword(db, change),
      answers: [[ann], null, null, null],
      then: { read: hashes, finds: [{ hash: 'new' }, { hash: 'hash-bea' }] },
    },
    {
      given: (db) => [...given(db), insertSession(db, phone)],
      run: (db) => resetPassword(db, change),
      answers: [[ann], null, null, null],
      then: {
        read: (db) => db.select({ id: sessions.id }).from(sessions),
        finds: [{ id: 'session-bea' }],
      },
    },
    {
      given: (db) => [...given(db), ...resetPassword(db, { ...change, passwordHash: 'hash-ann' })],
      run: (db) => resetPassword(db, change),
      answers: [[], null, null, null],
      then: untouched,
    },
    {
      given,
      run: (db) => resetPassword(db, { ...change, now: NOW + 1 }),
      answers: [[], null, null, null],
      then: untouched,
    },
  ],
}

const phone = {
  id: 'phone',
  tokenHash: 'token-phone',
  userId: 'ann',
  device: 'Safari on iPhone',
  createdAt: NOW,
  lastSeenAt: NOW,
  expiresAt: NOW + 1,
  confirmedAt: NOW,
}
