import type { SealedLists } from '#app/features/planner/stored-plan.ts'
import { listPlans, planOn, savePlan } from '#db/queries/daily-plans.ts'
import { upsertCheckIn } from '#db/queries/wellbeing.ts'
import type { Database } from '#db/client.ts'
import { NOW, TODAY } from '#tests/contracts/world.ts'
import { ANN, newestRecord, NOBODY, type QueryCases } from './query-case.ts'

const EMPTY: SealedLists = { personal: null, occupational: null, additional: null }
const NO_ROUTINE = '{"completed":[],"skipped":[]}'
const record = {
  morningRoutine: '{"wakeTime":"07:00"}',
  eveningRoutine: '{}',
  dailyTasks: '{"walk":true}',
  dailyDiscipline: '{"water":false}',
}
const day = (date: string, userId = 'ann') => ({ id: `${userId}-${date}`, userId, date, now: NOW })
const plan = (db: Database, date: string, userId?: string) =>
  savePlan(db, day(date, userId), { were: EMPTY, lists: { personal: `sealed-${date}` } })
const some = (db: Database) => [
  plan(db, '2026-11-18'),
  upsertCheckIn(db, day('2026-11-19'), record),
  upsertCheckIn(db, day('2026-11-20'), record),
  plan(db, '2026-11-20'),
  plan(db, TODAY),
  plan(db, TODAY, 'bea'),
]
const tasks = (date: string) => `{"personal":"sealed-${date}"}`
const stored = (db: Database) => newestRecord(db, 'ann')

export const cases: QueryCases = {
  savePlan: [
    // The first of a day.
    {
      run: (db) =>
        savePlan(db, day(TODAY), { were: EMPTY, lists: { ...EMPTY, additional: 'it’s "mine"' } }),
      answers: [[{ date: TODAY }]],
      then: {
        read: stored,
        finds: [
          {
            date: TODAY,
            updatedAt: NOW,
            morningRoutine: NO_ROUTINE,
            eveningRoutine: NO_ROUTINE,
            dailyTasks: '{"additional":"it’s \\"mine\\""}',
            dailyDiscipline: '{}',
          },
        ],
      },
    },
    // Beside a check-in, which stays as it is.
    {
      given: (db) => [upsertCheckIn(db, day(TODAY), record)],
      run: (db) => plan(db, TODAY),
      answers: [[{ date: TODAY }]],
      then: {
        read: stored,
        finds: [
          {
            ...record,
            date: TODAY,
            updatedAt: NOW,
            dailyTasks: `{"walk":true,"personal":"sealed-${TODAY}"}`,
          },
        ],
      },
    },
    // A list that has become empty goes.
    {
      given: some,
      run: (db) =>
        savePlan(db, day('2026-11-20'), {
          were: { ...EMPTY, personal: 'sealed-2026-11-20' },
          lists: { personal: null, occupational: 'new' },
        }),
      answers: [[{ date: '2026-11-20' }]],
      then: {
        read: (db) => planOn(db, ANN, '2026-11-20'),
        finds: [{ dailyTasks: '{"walk":true,"occupational":"new"}' }],
      },
    },
    // Somebody was faster.
    {
      given: some,
      run: (db) => savePlan(db, day(TODAY), { were: EMPTY, lists: { personal: 'late' } }),
      answers: [[]],
      then: { read: (db) => planOn(db, ANN, TODAY), finds: [{ dailyTasks: tasks(TODAY) }] },
    },
  ],
  planOn: [
    { given: some, run: (db) => planOn(db, ANN, TODAY), answers: [[{ dailyTasks: tasks(TODAY) }]] },
    { given: some, run: (db) => planOn(db, NOBODY, TODAY), answers: [[]] },
  ],
  listPlans: [
    {
      given: some,
      run: (db) => listPlans(db, ANN, { before: null, limit: 2 }),
      answers: [
        [
          { date: TODAY, dailyTasks: tasks(TODAY) },
          { date: '2026-11-20', dailyTasks: '{"walk":true,"personal":"sealed-2026-11-20"}' },
        ],
      ],
    },
    {
      given: some,
      run: (db) => listPlans(db, ANN, { before: '2026-11-20', limit: 9 }),
      answers: [[{ date: '2026-11-18', dailyTasks: tasks('2026-11-18') }]],
    },
    { given: some, run: (db) => listPlans(db, NOBODY, { before: null, limit: 9 }), answers: [[]] },
  ],
}
