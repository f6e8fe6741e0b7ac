import { findHomeFacts, type HomeFactsRow } from '#db/queries/home.ts'
import { addRefresh } from '#db/queries/daily-choices.ts'
import { memberKeys } from '#db/schema/privacy.ts'
import { markActivity } from '#db/queries/activity.ts'
import type { Database } from '#db/client.ts'
import { conversations } from '#db/schema/assistant.ts'
import { assessments, wellbeingChecks } from '#db/schema/wellbeing.ts'
import { NOW, TODAY } from '#tests/contracts/world.ts'
import { ANN, NOBODY, type QueryCases } from './query-case.ts'

type Kind = Parameters<typeof markActivity>[1]['kind']
const mark = (db: Database, date: string, kind: Kind, userId = 'ann') =>
  markActivity(db, { userId, date, kind, createdAt: NOW })

/** Both ends of the look-back of 31 days, kinds that count for no streak, and another member. */
const marks = (db: Database) => [
  mark(db, '2026-10-20', 'assessment'),
  mark(db, '2026-10-21', 'assessment'),
  mark(db, '2026-11-19', 'planner'),
  mark(db, '2026-11-20', 'check_in'),
  mark(db, TODAY, 'journal'),
  mark(db, TODAY, 'check_in'),
  mark(db, TODAY, 'breathing'),
  mark(db, TODAY, 'assessment', 'bea'),
]

const talk = (db: Database, id: string, date: string, over: { open?: true; userId?: string }) =>
  db.insert(conversations).values({
    id,
    userId: over.userId ?? 'ann',
    date,
    startedAt: NOW,
    endedAt: over.open ? null : NOW,
  })

/** Three weeks in a row (two days in one), a gap, one more; one that goes on, and another member's. */
const talks = (db: Database) => [
  talk(db, 'a', TODAY, { open: true }),
  talk(db, 'b', '2026-11-16', {}),
  talk(db, 'c', '2026-11-15', {}),
  talk(db, 'd', '2026-11-11', {}),
  talk(db, 'e', '2026-11-02', {}),
  talk(db, 'f', '2026-10-25', {}),
  talk(db, 'g', '2026-10-28', { userId: 'bea' }),
]

const assess = (db: Database, date: string, answers: string, userId = 'ann') =>
  db.insert(assessments).values({ id: answers, userId, date, answers, createdAt: NOW })

const check = (db: Database, date: string, dailyTasks: string, userId = 'ann') =>
  db
    .insert(wellbeingChecks)
    .values({ id: dailyTasks, userId, date, dailyTasks, createdAt: NOW, updatedAt: NOW })

const nothing: HomeFactsRow = {
  userId: 'ann',
  streakDays: null,
  recentActivity: null,
  talkWeeks: null,
  lastAssessed: null,
  keptAssessment: null,
  recentTasks: '[]',
  refreshes: '[]',
  memberKeys: '[[1,"master","key-ann"]]',
}
const run = (db: Database) => findHomeFacts(db, ANN, NOW)

export const cases: QueryCases = {
  findHomeFacts: [
    { run, answers: [[nothing]] },
    { given: marks, run: (db) => findHomeFacts(db, NOBODY, NOW), answers: [[]] },
    {
      given: marks,
      run,
      answers: [
        [
          {
            ...nothing,
            streakDays: `2026-10-21,2026-11-20,${TODAY}`,
            recentActivity: `2026-11-20 check_in,${TODAY} journal,${TODAY} check_in,${TODAY} breathing`,
            lastAssessed: '2026-10-21',
          },
        ],
      ],
    },
    {
      given: talks,
      run,
      answers: [[{ ...nothing, talkWeeks: '2026-11-16,2026-11-15,2026-11-02' }]],
    },
    {
      given: (db) => [
        assess(db, '2026-11-14', 'older'),
        assess(db, '2026-11-20', 'newer'),
        assess(db, TODAY, 'hers', 'bea'),
      ],
      run,
      answers: [[{ ...nothing, keptAssessment: `["2026-11-20","newer",${NOW}]` }]],
    },
    {
      given: (db) => [
        addRefresh(db, { userId: 'ann', kind: 'affirmations', date: TODAY }),
        addRefresh(db, { userId: 'ann', kind: 'affirmations', date: TODAY }),
        addRefresh(db, { userId: 'ann', kind: 'meditation', date: TODAY }),
        addRefresh(db, { userId: 'ann', kind: 'affirmations', date: '2026-11-19' }),
        addRefresh(db, { userId: 'bea', kind: 'affirmations', date: TODAY }),
      ],
      run,
      answers: [[{ ...nothing, refreshes: `[["${TODAY}",2]]` }]],
    },
    {
      given: (db) => [
        db.insert(memberKeys).values({
          ...{ userId: 'ann', version: 2, createdAt: NOW },
          ...{ masterKeyId: 'master', wrappedKey: 'newer' },
        }),
      ],
      run,
      answers: [[{ ...nothing, memberKeys: '[[1,"master","key-ann"],[2,"master","newer"]]' }]],
    },
    {
      given: (db) => [
        check(db, '2026-11-19', '{"a":1}'),
        check(db, TODAY, '{"personal":"v1.1.abc"}'),
        check(db, TODAY, '{"hers":1}', 'bea'),
      ],
      run,
      answers: [
        [
          {
            ...nothing,
            recentTasks: JSON.stringify([[TODAY, '{"personal":"v1.1.abc"}']]),
          },
        ],
      ],
    },
  ],
}
