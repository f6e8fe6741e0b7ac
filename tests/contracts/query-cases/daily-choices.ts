import { addRefresh, listRefreshes } from '#db/queries/daily-choices.ts'
import type { Database } from '#db/client.ts'
import { NOW, TODAY } from '#tests/contracts/world.ts'
import { ANN, NOBODY, type QueryCases } from './query-case.ts'

const add = (db: Database, date: string, userId = 'ann') =>
  addRefresh(db, { userId, kind: 'affirmations', date })
const some = (db: Database) => [
  add(db, TODAY),
  add(db, TODAY),
  add(db, '2026-11-22'),
  add(db, '2026-11-19'),
  add(db, TODAY, 'bea'),
]

export const cases: QueryCases = {
  addRefresh: [
    { run: (db) => add(db, TODAY), answers: [[{ count: 1 }]] },
    {
      given: some,
      run: (db) => [add(db, TODAY), add(db, TODAY)],
      answers: [[{ count: 3 }], [{ count: 4 }]],
    },
  ],
  listRefreshes: [
    {
      given: some,
      run: (db) => listRefreshes(db, ANN, 'affirmations', NOW),
      answers: [
        [
          { date: TODAY, count: 2 },
          { date: '2026-11-22', count: 1 },
        ],
      ],
    },
    { given: some, run: (db) => listRefreshes(db, ANN, 'meditation', NOW), answers: [[]] },
    { given: some, run: (db) => listRefreshes(db, NOBODY, 'affirmations', NOW), answers: [[]] },
  ],
}
