import { countExercises, listRecentExercises, saveExercise } from '#db/queries/breathing.ts'
import type { Database } from '#db/client.ts'
import { NOW, TODAY } from '#tests/contracts/world.ts'
import { ANN, NOBODY, type QueryCases } from './query-case.ts'

const exercise = { userId: 'ann', id: 'e1', technique: 'box', date: TODAY, createdAt: NOW }
const save = (db: Database, over: Partial<Parameters<typeof saveExercise>[1]> = {}) =>
  saveExercise(db, { ...exercise, seconds: 60, completed: false, ...over })
const some = (db: Database) => [
  ...save(db),
  ...save(db, { id: 'e2', date: '2026-11-20', seconds: 90, completed: true }),
  ...save(db, { id: 'e3', createdAt: NOW + 1, technique: 'coherent' }),
  ...save(db, { id: 'e4', date: '2026-11-19' }),
  ...save(db, { userId: 'bea' }),
]
const recent = { technique: 'box', seconds: 60, completed: false }

export const cases: QueryCases = {
  saveExercise: [
    {
      given: (db) => save(db, { seconds: 90 }),
      run: (db) => save(db, { seconds: 30, completed: true }),
      answers: [null, null, null, null],
      then: {
        read: (db) => listRecentExercises(db, ANN, NOW),
        finds: [{ ...recent, date: TODAY, seconds: 90, completed: true }],
      },
    },
    {
      given: (db) => save(db),
      run: (db) => save(db, { technique: 'coherent', seconds: 500 }),
      answers: [null, null, null, null],
      then: {
        read: (db) => listRecentExercises(db, ANN, NOW),
        finds: [{ ...recent, date: TODAY }],
      },
    },
  ],
  listRecentExercises: [
    {
      given: some,
      run: (db) => listRecentExercises(db, ANN, NOW),
      answers: [
        [
          { ...recent, date: TODAY, technique: 'coherent' },
          { ...recent, date: TODAY },
          { ...recent, date: '2026-11-20', seconds: 90, completed: true },
        ],
      ],
    },
    { given: some, run: (db) => listRecentExercises(db, NOBODY, NOW), answers: [[]] },
  ],
  countExercises: [
    { given: some, run: (db) => countExercises(db, ANN), answers: [[{ exercises: 4 }]] },
    { given: some, run: (db) => countExercises(db, NOBODY), answers: [[{ exercises: 0 }]] },
  ],
}
