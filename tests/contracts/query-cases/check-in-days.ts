import { toRecord } from '#app/features/check-in/check-in.ts'
import { emptyCheckIn } from '#app/features/check-in/check-in-fields.ts'
import type { Database } from '#db/client.ts'
import { firstCheckDay, listCheckInDays, listLastCheckInDays } from '#db/queries/check-in-days.ts'
import { upsertCheckIn } from '#db/queries/wellbeing.ts'
import { NOW, TODAY } from '#tests/contracts/world.ts'
import { ANN, NOBODY, type QueryCases } from './query-case.ts'

const full = emptyCheckIn()
Object.assign(full.morning, { setBed: true, exercise: 15, motto: 'true false ][' })
Object.assign(full.evening, { sleepTime: '22:00', hydration: true, progressiveRelaxation: 5 })
full.tasks.walk = true
full.discipline.noDoomScrolling = true
const record = toRecord(full)

const plan = {
  morningRoutine: '{"completed":[],"skipped":[]}',
  eveningRoutine: '{"completed":[],"skipped":[]}',
  dailyTasks: '{"personal":"v1.sealed"}',
  dailyDiscipline: '{}',
}
const tasks = JSON.stringify({ ...JSON.parse(record.dailyTasks), personal: 'v1.sealed][true' })
const old = { ...plan, morningRoutine: '{"setBed":false}', dailyTasks: '{"walk":true}' }
const damaged = { ...record, eveningRoutine: '{"hydration":tr' }

const day = (date: string, userId = 'ann') => ({ id: `${userId}-${date}`, userId, date, now: NOW })
const some = (db: Database) => [
  upsertCheckIn(db, day('2025-12-31'), record),
  upsertCheckIn(db, day('2026-01-01'), { ...record, dailyTasks: tasks }),
  upsertCheckIn(db, day('2026-03-01'), plan),
  upsertCheckIn(db, day('2026-04-01'), old),
  upsertCheckIn(db, day('2026-05-01'), damaged),
  upsertCheckIn(db, day(TODAY), toRecord(emptyCheckIn())),
  upsertCheckIn(db, day('2026-06-01', 'bea'), record),
]
const ofYear = { from: '2026-01-01', to: '2026-12-31' }

const fullValues = '[1,0,0,0,0,0,15,0,0,0,0,0,0,0,0,1,0,0,0,0,5,0,0,0,0,1,0,0,0,0,0,1]'
const noneValues = `[${Array(32).fill(0).join(',')}]`
const oldValues = `[0,${'null,'.repeat(24)}1,${'null,'.repeat(5)}null]`

export const cases: QueryCases = {
  listCheckInDays: [
    {
      given: some,
      run: (db) => listCheckInDays(db, ANN, ofYear),
      answers: [
        [
          { date: '2026-01-01', values: fullValues },
          { date: '2026-04-01', values: oldValues },
          { date: '2026-05-01', values: null },
          { date: TODAY, values: noneValues },
        ],
      ],
    },
    { given: some, run: (db) => listCheckInDays(db, NOBODY, ofYear), answers: [[]] },
  ],
  listLastCheckInDays: [
    {
      // At noon UTC it is the 21st or the 22nd, so a single day begins on the 21st.
      given: some,
      run: (db) => listLastCheckInDays(db, ANN, { days: 1, now: NOW }),
      answers: [[{ date: TODAY, values: noneValues }]],
    },
    {
      given: some,
      run: (db) => listLastCheckInDays(db, ANN, { days: 202, now: NOW }),
      answers: [[{ date: TODAY, values: noneValues }]],
    },
    {
      given: some,
      run: (db) => listLastCheckInDays(db, ANN, { days: 205, now: NOW }),
      answers: [
        [
          { date: '2026-05-01', values: null },
          { date: TODAY, values: noneValues },
        ],
      ],
    },
    {
      given: some,
      run: (db) => listLastCheckInDays(db, NOBODY, { days: 365, now: NOW }),
      answers: [[]],
    },
  ],
  firstCheckDay: [
    { given: some, run: (db) => firstCheckDay(db, ANN), answers: [[{ date: '2025-12-31' }]] },
    { given: some, run: (db) => firstCheckDay(db, NOBODY), answers: [[]] },
  ],
}
