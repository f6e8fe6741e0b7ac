import type { Database } from '#db/client.ts'
import { insertConsent } from '#db/queries/consents.ts'
import { listAssessments, upsertAssessment } from '#db/queries/assessments.ts'
import { savePlan } from '#db/queries/daily-plans.ts'
import { insertMood, listMoodsBetween } from '#db/queries/moods.ts'
import { listSealed, replaceSealed } from '#db/queries/sealed-values.ts'
import { upsertCheckIn } from '#db/queries/wellbeing.ts'
import { wellbeingChecks } from '#db/schema/wellbeing.ts'
import { NOW, TODAY } from '#tests/contracts/world.ts'
import { ANN, newestRecord, NOBODY, type QueryCases } from './query-case.ts'

const EARLIER = '2026-11-20'
const record = {
  morningRoutine: '{"setBed":true,"motto":"sealed-m"}',
  eveningRoutine: '{"motto":""}',
  dailyTasks: '{"walk":true}',
  dailyDiscipline: '{"water":false}',
}
const day = (date: string, userId = 'ann') => ({ id: `${userId}-${date}`, userId, date, now: NOW })
const consent = (userId: string) => ({ id: userId, userId, kind: 'assessments' as const })
const agree = (db: Database, userId: string) =>
  insertConsent(db, { ...consent(userId), wordingVersion: 'v1', now: NOW })

const plan = (db: Database, userId?: string) =>
  savePlan(db, day(TODAY, userId), {
    were: { personal: null, occupational: null, additional: null },
    lists: { personal: 'sealed-p' },
  })
const answers = { date: TODAY, answers: 'sealed-a', createdAt: NOW }
const mood = { id: 'mood', date: TODAY, state: 'sealed-s', createdAt: NOW }
const some = (db: Database) => [
  agree(db, 'ann'),
  agree(db, 'bea'),
  upsertCheckIn(db, day(EARLIER), record),
  plan(db),
  upsertCheckIn(db, day(EARLIER, 'bea'), record),
  upsertAssessment(db, { ...answers, id: 'a', userId: 'ann' }),
  insertMood(db, { ...mood, userId: 'ann' }),
  insertMood(db, { ...mood, userId: 'bea' }),
]
const none = {
  'morning_routine.motto': null,
  'evening_routine.motto': null,
  'daily_tasks.personal': null,
  'daily_tasks.occupational': null,
  'daily_tasks.additional': null,
}
const earlier = {
  ...none,
  row: EARLIER,
  'morning_routine.motto': 'sealed-m',
  'evening_routine.motto': '',
}
const planned = { ...none, row: TODAY, 'daily_tasks.personal': 'sealed-p' }
const pageOf = (limit = 9, after = '') => ({ after, limit })
const newest = (db: Database, userId = 'ann') => newestRecord(db, userId)

export const cases: QueryCases = {
  listSealed: [
    {
      given: some,
      run: (db) => listSealed(db, ANN, 'wellbeing_checks', pageOf()),
      answers: [[earlier, planned]],
    },
    {
      given: some,
      run: (db) => listSealed(db, ANN, 'wellbeing_checks', pageOf(1, EARLIER)),
      answers: [[planned]],
    },
    {
      given: (db) => [
        ...some(db),
        db.update(wellbeingChecks).set({ morningRoutine: '{"motto":"cut o' }),
      ],
      run: (db) => listSealed(db, ANN, 'wellbeing_checks', pageOf(1)),
      answers: [[{ ...earlier, 'morning_routine.motto': null }]],
    },
    {
      given: some,
      run: (db) => listSealed(db, ANN, 'assessments', pageOf()),
      answers: [[{ row: TODAY, answers: 'sealed-a' }]],
    },
    {
      given: some,
      run: (db) => listSealed(db, ANN, 'mood_entries', pageOf()),
      answers: [[{ row: 'mood', state: 'sealed-s' }]],
    },
    { given: some, run: (db) => listSealed(db, NOBODY, 'mood_entries', pageOf()), answers: [[]] },
  ],
  replaceSealed: [
    {
      given: (db) => [
        upsertCheckIn(db, day(TODAY), record),
        upsertCheckIn(db, day(TODAY, 'bea'), record),
      ],
      run: (db) =>
        replaceSealed(db, ANN, 'morning_routine.motto', [
          { row: TODAY, from: 'sealed-m', to: 'it’s "new"' },
          { row: EARLIER, from: 'sealed-m', to: 'nowhere' },
        ]),
      answers: [[{ row: TODAY }]],
      then: {
        read: newest,
        finds: [
          {
            ...record,
            date: TODAY,
            updatedAt: NOW,
            morningRoutine: '{"setBed":true,"motto":"it’s \\"new\\""}',
          },
        ],
      },
    },
    // Nobody else's, though it is of the same day and says the same.
    {
      given: (db) => [upsertCheckIn(db, day(TODAY, 'bea'), record)],
      run: (db) =>
        replaceSealed(db, ANN, 'morning_routine.motto', [
          { row: TODAY, from: 'sealed-m', to: 'new' },
        ]),
      answers: [[]],
      then: {
        read: (db) => newest(db, 'bea'),
        finds: [{ ...record, date: TODAY, updatedAt: NOW }],
      },
    },
    // Somebody saved another one meanwhile.
    {
      given: some,
      run: (db) =>
        replaceSealed(db, ANN, 'answers', [{ row: TODAY, from: 'what was read', to: 'new' }]),
      answers: [[]],
      then: {
        read: (db) => listAssessments(db, ANN, { before: null, limit: 9 }),
        finds: [answers],
      },
    },
    {
      given: some,
      run: (db) => replaceSealed(db, ANN, 'answers', [{ row: TODAY, from: 'sealed-a', to: 'new' }]),
      answers: [[{ row: TODAY }]],
      then: {
        read: (db) => listAssessments(db, ANN, { before: null, limit: 9 }),
        finds: [{ ...answers, answers: 'new' }],
      },
    },
    {
      given: some,
      run: (db) => replaceSealed(db, ANN, 'state', [{ row: 'mood', from: 'sealed-s', to: 'new' }]),
      answers: [[{ row: 'mood' }]],
      then: {
        read: (db) => listMoodsBetween(db, ANN, TODAY, TODAY),
        finds: [{ ...mood, state: 'new' }],
      },
    },
  ],
}
