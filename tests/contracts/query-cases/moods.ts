import type { Database } from '#db/client.ts'
import { ownerById } from '#db/owner.ts'
import { insertConsent, withdrawConsent } from '#db/queries/consents.ts'
import {
  deleteMood,
  eraseUnconsentedMoods,
  firstMoodAfter,
  insertMood,
  listMoodsBetween,
} from '#db/queries/moods.ts'
import { NOW, TODAY } from '#tests/contracts/world.ts'
import { ANN, NOBODY, type QueryCases } from './query-case.ts'

const agree = (db: Database) =>
  insertConsent(db, {
    id: 'consent',
    userId: 'ann',
    kind: 'assessments',
    wordingVersion: 'v1',
    now: NOW,
  })
const withdraw = (db: Database) =>
  withdrawConsent(db, ownerById('ann'), { kind: 'assessments', revision: null, now: NOW })
const row = (id: string, date = TODAY, createdAt = NOW) => ({
  id,
  date,
  state: `sealed ${id}`,
  createdAt,
})
const put = (db: Database, mood: ReturnType<typeof row>) =>
  insertMood(db, { ...mood, userId: 'ann' })
const some = (db: Database) => [
  agree(db),
  put(db, row('b', TODAY, NOW + 2)),
  put(db, row('a', TODAY, NOW + 1)),
  put(db, row('c', '2026-11-01')),
]
const all = (db: Database) => listMoodsBetween(db, ANN, '2026-01-01', TODAY)
const rows = [row('c', '2026-11-01'), row('a', TODAY, NOW + 1), row('b', TODAY, NOW + 2)]
const erase = (db: Database) => eraseUnconsentedMoods(db, ownerById('ann'))

export const cases: QueryCases = {
  insertMood: [
    { run: (db) => put(db, row('a')), answers: [null], then: { read: all, finds: [] } },
    {
      given: some,
      run: (db) => put(db, { ...row('a'), state: 'another' }),
      answers: [null],
      then: { read: all, finds: rows },
    },
  ],
  listMoodsBetween: [
    { given: some, run: all, answers: [rows] },
    {
      given: some,
      run: (db) => listMoodsBetween(db, NOBODY, '2026-01-01', TODAY),
      answers: [[]],
    },
  ],
  firstMoodAfter: [
    {
      given: some,
      run: (db) => firstMoodAfter(db, ANN, '2026-11-01'),
      answers: [[{ date: TODAY }]],
    },
    { given: some, run: (db) => firstMoodAfter(db, ANN, TODAY), answers: [[]] },
  ],
  deleteMood: {
    given: some,
    run: (db) => deleteMood(db, ownerById('ann'), 'a'),
    answers: [null],
    then: { read: all, finds: [rows[0], rows[2]] },
  },
  eraseUnconsentedMoods: [
    {
      given: (db) => [...some(db), withdraw(db)],
      run: erase,
      answers: [null],
      then: { read: all, finds: [] },
    },
    { given: some, run: erase, answers: [null], then: { read: all, finds: rows } },
  ],
}
