import {
  deleteAllSessions,
  deleteOtherSessions,
  deleteSession,
  deleteSessionByToken,
  insertSession,
  listSessions,
  renewSession,
} from '#db/queries/sessions.ts'
import type { Database } from '#db/client.ts'
import { ownerById } from '#db/owner.ts'
import { sessions } from '#db/schema/accounts.ts'
import { DAY_MS, NOW } from '#tests/contracts/world.ts'
import { ANN, NOBODY, type QueryCases } from './query-case.ts'

/** Ann as one who is known: her session may be the one that ends. */
const KNOWN = ownerById('ann')
const phone = {
  id: 'phone',
  tokenHash: 'token-phone',
  userId: 'ann',
  device: 'Safari on iPhone',
  createdAt: NOW,
  lastSeenAt: NOW,
  expiresAt: NOW + DAY_MS,
  confirmedAt: NOW,
}
const given = (db: Database) => [
  insertSession(db, phone),
  insertSession(db, { ...phone, id: 'over', tokenHash: 'token-over', expiresAt: NOW }),
]
const ids = (db: Database) => db.select({ id: sessions.id }).from(sessions).orderBy(sessions.id)
const idsOf = (...all: string[]) => all.map((id) => ({ id }))
const listed = ({ id, device, createdAt, lastSeenAt }: typeof phone) => ({
  id,
  device,
  createdAt,
  lastSeenAt,
})

export const cases: QueryCases = {
  insertSession: {
    run: (db) => insertSession(db, phone),
    answers: [null],
    then: { read: ids, finds: idsOf('phone', 'session-ann', 'session-bea') },
  },
  listSessions: [
    {
      given,
      run: (db) => listSessions(db, ANN, NOW),
      answers: [
        [
          listed(phone),
          {
            id: 'session-ann',
            device: 'Firefox on Linux',
            createdAt: NOW - 1000,
            lastSeenAt: NOW - 500,
          },
        ],
      ],
    },
    { given, run: (db) => listSessions(db, NOBODY, NOW), answers: [[]] },
  ],
  deleteSession: [
    {
      given,
      run: (db) => deleteSession(db, ANN, 'phone'),
      answers: [idsOf('phone')],
      then: { read: ids, finds: idsOf('over', 'session-ann', 'session-bea') },
    },
    {
      run: (db) => deleteSession(db, ANN, 'session-bea'),
      answers: [[]],
      then: { read: ids, finds: idsOf('session-ann', 'session-bea') },
    },
  ],
  deleteOtherSessions: {
    given: (db) => [insertSession(db, phone)],
    run: (db) => deleteOtherSessions(db, ANN, 'session-ann'),
    answers: [idsOf('phone')],
    then: { read: ids, finds: idsOf('session-ann', 'session-bea') },
  },
  deleteAllSessions: {
    given,
    run: (db) => deleteAllSessions(db, KNOWN),
    answers: [null],
    then: { read: ids, finds: idsOf('session-bea') },
  },
  deleteSessionByToken: {
    run: (db) => [
      deleteSessionByToken(db, 'token-ann'),
      deleteSessionByToken(db, 'token-of-nobody'),
    ],
    answers: [null, null],
    then: { read: ids, finds: idsOf('session-bea') },
  },
  renewSession: [
    {
      run: (db) => renewSession(db, ANN, { id: 'session-ann', tokenHash: 'new', now: NOW }),
      answers: [idsOf('session-ann')],
      then: { read: (db) => deleteSession(db, KNOWN, 'session-ann'), finds: idsOf('session-ann') },
    },
    {
      run: (db) => renewSession(db, ANN, { id: 'session-bea', tokenHash: 'new', now: NOW }),
      answers: [[]],
    },
  ],
}
