import { savePlan } from '#db/queries/daily-plans.ts'
import { checkOn, listChecks, listChecksAround, upsertCheckIn } from '#db/queries/wellbeing.ts'
import type { Database } from '#db/client.ts'
import { NOW, TODAY } from '#tests/contracts/world.ts'
import { ANN, NOBODY, type QueryCases } from './query-case.ts'

const record = {
  morningRoutine: '{"wakeTime":"07:00","setBed":false}',
  eveningRoutine: '{}',
  dailyTasks: '{"walk":true}',
  dailyDiscipline: '{"water":false}',
}
const day = (date: string, userId = 'ann') => ({ id: `${userId}-${date}`, userId, date, now: NOW })
const some = (db: Database) => [
  ...['2026-11-18', '2026-11-20', TODAY].map((date) => upsertCheckIn(db, day(date), record)),
  upsertCheckIn(db, day(TODAY, 'bea'), { ...record, dailyTasks: '{"bea":1}' }),
]
const planAlone = (db: Database) =>
  savePlan(db, day('2026-11-19'), {
    were: { personal: null, occupational: null, additional: null },
    lists: { personal: 'sealed' },
  })
const row = (date: string) => ({ ...record, date, updatedAt: NOW })

export const cases: QueryCases = {
  upsertCheckIn: {
    given: some,
    run: (db) =>
      upsertCheckIn(
        db,
        { ...day(TODAY), id: 'another', now: NOW + 1 },
        { ...record, dailyTasks: '{"read":true}', eveningRoutine: '{"motto":"it’s \\"fine\\""}' },
      ),
    answers: [null],
    then: {
      read: (db) => listChecks(db, ANN, { before: null, limit: 1 }),
      finds: [
        {
          ...row(TODAY),
          updatedAt: NOW + 1,
          dailyTasks: '{"walk":true,"read":true}',
          eveningRoutine: '{"motto":"it’s \\"fine\\""}',
        },
      ],
    },
  },
  listChecksAround: [
    {
      given: some,
      run: (db) => listChecksAround(db, ANN, NOW),
      answers: [[row(TODAY)]],
    },
    { given: some, run: (db) => listChecksAround(db, NOBODY, NOW), answers: [[]] },
  ],
  checkOn: [
    { given: some, run: (db) => checkOn(db, ANN, TODAY), answers: [[row(TODAY)]] },
    { given: some, run: (db) => checkOn(db, ANN, '2026-11-19'), answers: [[]] },
    { given: some, run: (db) => checkOn(db, NOBODY, TODAY), answers: [[]] },
  ],
  listChecks: [
    {
      given: (db) => [...some(db), planAlone(db)],
      run: (db) => listChecks(db, ANN, { before: null, limit: 3 }),
      answers: [[row(TODAY), row('2026-11-20'), row('2026-11-18')]],
    },
    {
      given: some,
      run: (db) => listChecks(db, ANN, { before: '2026-11-20', limit: 2 }),
      answers: [[row('2026-11-18')]],
    },
    { given: some, run: (db) => listChecks(db, NOBODY, { before: null, limit: 9 }), answers: [[]] },
  ],
}
