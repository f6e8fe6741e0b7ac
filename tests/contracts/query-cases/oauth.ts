import { findLinked, linkOAuth, listLinked } from '#db/queries/oauth.ts'
import type { Database } from '#db/client.ts'
import { DAY_MS, NOW } from '#tests/contracts/world.ts'
import { ANN, NOBODY, type QueryCases } from './query-case.ts'

const link = { provider: 'oidc', subject: 's-1', userId: 'ann', email: 'a@x.org', createdAt: NOW }
const given = (db: Database) => [linkOAuth(db, link)]

export const cases: QueryCases = {
  linkOAuth: [
    { run: (db) => linkOAuth(db, link), answers: [[{ userId: 'ann' }]] },
    {
      given,
      run: (db) => linkOAuth(db, { ...link, userId: 'bea' }),
      answers: [[]],
      then: {
        read: (db) => listLinked(db, ANN),
        finds: [{ provider: 'oidc', email: 'a@x.org' }],
      },
    },
  ],
  findLinked: [
    {
      given,
      run: (db) => findLinked(db, 'oidc', 's-1'),
      answers: [
        [
          {
            id: 'ann',
            email: 'ann@example.org',
            passwordHash: 'hash-ann',
            emailVerifiedAt: NOW - DAY_MS,
            zones: { timeZone: 'Europe/London', pendingTimeZone: null, pendingFrom: null },
          },
        ],
      ],
    },
    { given, run: (db) => findLinked(db, 'google', 's-1'), answers: [[]] },
  ],
  listLinked: [
    {
      given,
      run: (db) => listLinked(db, ANN),
      answers: [[{ provider: 'oidc', email: 'a@x.org' }]],
    },
    { given, run: (db) => listLinked(db, NOBODY), answers: [[]] },
  ],
}
