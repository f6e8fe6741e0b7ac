import type { Database } from '#db/client.ts'
import { ownerById } from '#db/owner.ts'
import { findConsent, insertConsent, raiseRevision, withdrawConsent } from '#db/queries/consents.ts'
import { NOW } from '#tests/contracts/world.ts'
import { ANN, NOBODY, type QueryCases } from './query-case.ts'

const consent = { id: 'one', userId: 'ann', kind: 'assessments', wordingVersion: 'v1' } as const
const given = (db: Database) => [
  insertConsent(db, { ...consent, now: NOW }),
  insertConsent(db, { ...consent, id: 'other', kind: 'journal', now: NOW }),
  insertConsent(db, { ...consent, id: 'bea', userId: 'bea', now: NOW }),
]
const withdraw = (db: Database, revision: number | null) =>
  withdrawConsent(db, ownerById('ann'), { kind: 'assessments', revision, now: NOW + 5 })
const find = (db: Database) => findConsent(db, ANN, 'assessments')
const row = { givenAt: NOW, withdrawnAt: null, wordingVersion: 'v1', revision: 0 }

export const cases: QueryCases = {
  findConsent: [
    { given, run: find, answers: [[row]] },
    { run: find, answers: [[]] },
    { given, run: (db) => findConsent(db, NOBODY, 'assessments'), answers: [[]] },
    {
      given: (db) => [
        ...given(db),
        withdraw(db, null),
        insertConsent(db, { ...consent, id: 'two', wordingVersion: 'v2', now: NOW + 9 }),
      ],
      run: find,
      answers: [[{ givenAt: NOW + 9, withdrawnAt: null, wordingVersion: 'v2', revision: 1 }]],
    },
  ],
  insertConsent: {
    given,
    run: (db) => insertConsent(db, { ...consent, id: 'again', now: NOW + 9 }),
    answers: [null],
    then: { read: find, finds: [row] },
  },
  raiseRevision: [
    {
      given,
      run: (db) => raiseRevision(db, ownerById('ann'), 'assessments'),
      answers: [[{ revision: 1 }]],
      then: { read: find, finds: [{ ...row, revision: 1 }] },
    },
    { run: (db) => raiseRevision(db, ownerById('ann'), 'assessments'), answers: [[]] },
    {
      given: (db) => [...given(db), withdraw(db, null)],
      run: (db) => raiseRevision(db, ownerById('ann'), 'assessments'),
      answers: [[]],
    },
  ],
  withdrawConsent: [
    {
      given,
      run: (db) => withdraw(db, null),
      answers: [[{ id: 'one' }]],
      then: { read: find, finds: [{ ...row, withdrawnAt: NOW + 5 }] },
    },
    { given, run: (db) => withdraw(db, 0), answers: [[{ id: 'one' }]] },
    {
      given: (db) => [...given(db), raiseRevision(db, ownerById('ann'), 'assessments')],
      run: (db) => withdraw(db, 0),
      answers: [[]],
      then: { read: find, finds: [{ ...row, revision: 1 }] },
    },
  ],
}
