import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { listActivity, markActivity } from '#db/queries/activity.ts'
import { awardActivity } from '#db/queries/points.ts'
import { userPoints } from '#db/schema/rewards.ts'
import { NOW, TODAY } from '#tests/contracts/world.ts'
import { ANN, type QueryCases } from './query-case.ts'

type Kind = Parameters<typeof awardActivity>[1]['kind']
const award = (db: Database, kind: Kind, over: { userId?: string; date?: string } = {}) =>
  awardActivity(db, { userId: 'ann', date: TODAY, kind, now: NOW, ...over })

const shared = (kind: Kind) => ({ userId: 'ann', date: TODAY, kind, now: NOW })

const pointsOf = (userId: string) => (db: Database) =>
  db
    .select({
      total: userPoints.totalPoints,
      avatars: userPoints.unlockedAvatars,
      wellbeing: userPoints.firstWellbeing,
      login: userPoints.firstLogin,
    })
    .from(userPoints)
    .where(eq(userPoints.userId, userId))

const has = (totalPoints: number, unlockedAvatars: string[]) => (db: Database) => [
  db.update(userPoints).set({ totalPoints, unlockedAvatars }).where(eq(userPoints.userId, 'ann')),
]
const nothing = { total: 0, avatars: ['penguin'], wellbeing: false, login: false }
const silent = (times: number) => Array.from({ length: times * 3 }, () => null)

export const cases: QueryCases = {
  awardActivity: [
    // The first time gives the award twice and is noted.
    {
      run: (db) => award(db, 'check_in'),
      answers: silent(1),
      then: { read: pointsOf('ann'), finds: [{ ...nothing, total: 20, wellbeing: true }] },
    },
    {
      run: (db) => award(db, 'check_in'),
      answers: silent(1),
      then: {
        read: (db) => listActivity(db, ANN, TODAY),
        finds: [{ date: TODAY, kind: 'check_in' }],
      },
    },
    // A second of the day gives nothing, another day and another kind do.
    {
      run: (db) => [
        ...award(db, 'check_in'),
        ...award(db, 'check_in'),
        ...award(db, 'check_in', { date: '2026-11-20' }),
        ...award(db, 'assessment'),
        ...award(db, 'breathing'),
      ],
      answers: silent(5),
      then: {
        read: pointsOf('ann'),
        finds: [{ ...nothing, total: 20 + 10 + 20 + 10, wellbeing: true }],
      },
    },
    // A mark that is there already stays without points.
    {
      given: (db) => [
        markActivity(db, { userId: 'ann', date: TODAY, kind: 'login', createdAt: NOW }),
      ],
      run: (db) => award(db, 'login'),
      answers: silent(1),
      then: { read: pointsOf('ann'), finds: [nothing] },
    },
    // Under a condition both points and mark hang on it.
    {
      run: (db) => [
        ...awardActivity(db, shared('assessment'), sql`1 = 2`),
        ...awardActivity(db, shared('breathing'), sql`1 = 1`),
      ],
      answers: silent(2),
      then: { read: pointsOf('ann'), finds: [{ ...nothing, total: 10 }] },
    },
    {
      run: (db) => [
        ...awardActivity(db, shared('assessment'), sql`1 = 2`),
        ...awardActivity(db, shared('breathing'), sql`1 = 1`),
      ],
      answers: silent(2),
      then: {
        read: (db) => listActivity(db, ANN, TODAY),
        finds: [{ date: TODAY, kind: 'breathing' }],
      },
    },
    // Another member has nothing of it.
    {
      run: (db) => award(db, 'login', { userId: 'bea' }),
      answers: silent(1),
      then: { read: pointsOf('ann'), finds: [nothing] },
    },
    // Who has no row of points gets one.
    {
      given: (db) => [db.delete(userPoints)],
      run: (db) => award(db, 'login'),
      answers: silent(1),
      then: { read: pointsOf('ann'), finds: [{ ...nothing, total: 10, login: true }] },
    },
    // Avatars open on the point, several at once, and never close or come twice.
    {
      given: has(239, ['penguin']),
      run: (db) => award(db, 'breathing'),
      answers: silent(1),
      then: { read: pointsOf('ann'), finds: [{ ...nothing, total: 249 }] },
    },
    {
      given: has(240, ['penguin']),
      run: (db) => award(db, 'breathing'),
      answers: silent(1),
      then: {
        read: pointsOf('ann'),
        finds: [{ ...nothing, total: 250, avatars: ['penguin', 'dragon'] }],
      },
    },
    {
      given: has(990, ['penguin', 'whale', 'dragon']),
      run: (db) => award(db, 'breathing'),
      answers: silent(1),
      then: {
        read: pointsOf('ann'),
        finds: [
          {
            ...nothing,
            total: 1000,
            avatars: ['penguin', 'whale', 'dragon', 'fox', 'lion', 'rabbit'],
          },
        ],
      },
    },
  ],
}
