import { latestActivity, listActivity, markActivity } from '#db/queries/activity.ts'
import type { Database } from '#db/client.ts'
import { NOW, TODAY } from '#tests/contracts/world.ts'
import { ANN, NOBODY, type QueryCases } from './query-case.ts'

const mark = (db: Database, date: string, userId = 'ann') =>
  markActivity(db, { userId, date, kind: 'journal', createdAt: NOW })

const some = (db: Database) => [
  mark(db, '2026-11-19'),
  mark(db, '2026-11-20'),
  mark(db, TODAY),
  mark(db, TODAY, 'bea'),
]

export const cases: QueryCases = {
  markActivity: {
    given: (db) => [mark(db, TODAY)],
    run: (db) => mark(db, TODAY),
    answers: [null],
    then: { read: (db) => listActivity(db, ANN, TODAY), finds: [{ date: TODAY, kind: 'journal' }] },
  },
  listActivity: [
    {
      given: some,
      run: (db) => listActivity(db, ANN, '2026-11-20'),
      answers: [
        [
          { date: '2026-11-20', kind: 'journal' },
          { date: TODAY, kind: 'journal' },
        ],
      ],
    },
    { given: some, run: (db) => listActivity(db, NOBODY, '2026-11-20'), answers: [[]] },
  ],
  latestActivity: [
    {
      given: some,
      run: (db) => latestActivity(db, ANN, 'journal'),
      answers: [[{ date: TODAY }]],
    },
    { given: some, run: (db) => latestActivity(db, ANN, 'sudoku'), answers: [[]] },
    { given: some, run: (db) => latestActivity(db, NOBODY, 'journal'), answers: [[]] },
  ],
}
