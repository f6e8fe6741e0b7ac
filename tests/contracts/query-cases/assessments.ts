import type { Database } from '#db/client.ts'
import { ownerById } from '#db/owner.ts'
import {
  assessmentDateFrom,
  eraseUnconsentedAssessments,
  firstAssessmentAfter,
  latestAssessments,
  listAssessments,
  listAssessmentsBetween,
  upsertAssessment,
} from '#db/queries/assessments.ts'
import { insertConsent, withdrawConsent } from '#db/queries/consents.ts'
import { NOW, TODAY } from '#tests/contracts/world.ts'
import { ANN, NOBODY, type QueryCases } from './query-case.ts'

const agree = (db: Database, userId = 'ann') =>
  insertConsent(db, {
    id: `consent-${userId}`,
    userId,
    kind: 'assessments',
    wordingVersion: 'v1',
    now: NOW,
  })
const withdraw = (db: Database) =>
  withdrawConsent(db, ownerById('ann'), { kind: 'assessments', revision: null, now: NOW })
const row = (date: string, createdAt = NOW) => ({ date, answers: `sealed ${date}`, createdAt })
const put = (db: Database, date: string, more: object = {}) =>
  upsertAssessment(db, { id: `ann-${date}`, userId: 'ann', ...row(date), ...more })
const some = (db: Database) => [
  agree(db),
  agree(db, 'bea'),
  ...['2026-10-02', '2026-11-20', TODAY].map((date) => put(db, date)),
  put(db, TODAY, { id: 'of bea', userId: 'bea' }),
]
const all = (db: Database) => listAssessments(db, ANN, { before: null, limit: 9 })
const rows = [row(TODAY), row('2026-11-20'), row('2026-10-02')]

export const cases: QueryCases = {
  upsertAssessment: [
    { run: (db) => put(db, TODAY), answers: [null], then: { read: all, finds: [] } },
    {
      given: (db) => [agree(db), withdraw(db)],
      run: (db) => put(db, TODAY),
      answers: [null],
      then: { read: all, finds: [] },
    },
    {
      given: some,
      run: (db) => put(db, TODAY, { id: 'later', answers: 'later', createdAt: NOW + 1 }),
      answers: [null],
      then: {
        read: all,
        finds: [{ date: TODAY, answers: 'later', createdAt: NOW + 1 }, ...rows.slice(1)],
      },
    },
    {
      given: some,
      run: (db) => put(db, TODAY, { id: 'earlier', answers: 'earlier', createdAt: NOW - 1 }),
      answers: [null],
      then: { read: all, finds: rows },
    },
  ],
  listAssessments: [
    { given: some, run: all, answers: [rows] },
    {
      given: some,
      run: (db) => listAssessments(db, ANN, { before: TODAY, limit: 1 }),
      answers: [[row('2026-11-20')]],
    },
    {
      given: some,
      run: (db) => listAssessments(db, NOBODY, { before: null, limit: 9 }),
      answers: [[]],
    },
  ],
  latestAssessments: {
    given: some,
    run: (db) => latestAssessments(db, ANN),
    answers: [rows.slice(0, 2)],
  },
  listAssessmentsBetween: {
    given: some,
    run: (db) => listAssessmentsBetween(db, ANN, '2026-10-02', '2026-11-20'),
    answers: [rows.slice(1)],
  },
  firstAssessmentAfter: [
    {
      given: some,
      run: (db) => firstAssessmentAfter(db, ANN, '2026-10-02'),
      answers: [[{ date: '2026-11-20' }]],
    },
    { given: some, run: (db) => firstAssessmentAfter(db, ANN, TODAY), answers: [[]] },
  ],
  assessmentDateFrom: [
    {
      given: some,
      run: (db) => assessmentDateFrom(db, ANN, { from: '2026-11-20', skip: 1 }),
      answers: [[{ date: TODAY }]],
    },
    {
      given: some,
      run: (db) => assessmentDateFrom(db, ANN, { from: '2026-11-20', skip: 0 }),
      answers: [[{ date: '2026-11-20' }]],
    },
    {
      given: some,
      run: (db) => assessmentDateFrom(db, ANN, { from: '2026-11-20', skip: 2 }),
      answers: [[]],
    },
  ],
  eraseUnconsentedAssessments: [
    {
      given: (db) => [...some(db), withdraw(db)],
      run: (db) => eraseUnconsentedAssessments(db, ownerById('ann')),
      answers: [null],
      then: { read: all, finds: [] },
    },
    {
      given: (db) => [...some(db), withdraw(db)],
      run: (db) => eraseUnconsentedAssessments(db, ownerById('ann')),
      answers: [null],
      then: { read: (db) => latestAssessments(db, ownerById('bea')), finds: [row(TODAY)] },
    },
    {
      given: some,
      run: (db) => eraseUnconsentedAssessments(db, ownerById('ann')),
      answers: [null],
      then: { read: all, finds: rows },
    },
  ],
}
