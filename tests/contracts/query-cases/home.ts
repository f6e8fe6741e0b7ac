import { listConversationDays, listStreakDays } from '#db/queries/home.ts'
import { markActivity } from '#db/queries/activity.ts'
import type { Database } from '#db/client.ts'
import { conversations } from '#db/schema/assistant.ts'
import { NOW, TODAY } from '#tests/contracts/world.ts'
import { ANN, NOBODY, type QueryCases } from './query-case.ts'

type Kind = Parameters<typeof markActivity>[1]['kind']
const mark = (db: Database, date: string, kind: Kind, userId = 'ann') =>
  markActivity(db, { userId, date, kind, createdAt: NOW })

/** Both ends of the look-back of 31 days, a kind that counts for no streak, and another member. */
const marks = (db: Database) => [
  mark(db, '2026-10-20', 'assessment'),
  mark(db, '2026-10-21', 'assessment'),
  mark(db, '2026-11-20', 'check_in'),
  mark(db, TODAY, 'journal'),
  mark(db, TODAY, 'login'),
  mark(db, TODAY, 'assessment', 'bea'),
]

const talk = (db: Database, id: string, date: string, over: { ended?: number; userId?: string }) =>
  db.insert(conversations).values({
    id,
    userId: over.userId ?? 'ann',
    date,
    startedAt: NOW,
    endedAt: over.ended ?? null,
  })

/** Two on one day, one that goes on, both ends of the year, and another member's. */
const talks = (db: Database) => [
  talk(db, 'a', '2026-11-20', { ended: NOW }),
  talk(db, 'b', '2026-11-20', { ended: NOW }),
  talk(db, 'c', TODAY, {}),
  talk(db, 'd', '2025-11-15', { ended: NOW }),
  talk(db, 'e', '2025-11-14', { ended: NOW }),
  talk(db, 'f', '2026-11-19', { ended: NOW, userId: 'bea' }),
]

export const cases: QueryCases = {
  listStreakDays: [
    {
      given: marks,
      run: (db) => listStreakDays(db, ANN, NOW),
      answers: [
        [
          { date: '2026-10-21', kind: 'assessment' },
          { date: '2026-11-20', kind: 'check_in' },
          { date: TODAY, kind: 'journal' },
        ],
      ],
    },
    { given: marks, run: (db) => listStreakDays(db, NOBODY, NOW), answers: [[]] },
  ],
  listConversationDays: [
    {
      given: talks,
      run: (db) => listConversationDays(db, ANN, NOW),
      answers: [[{ date: '2025-11-15' }, { date: '2026-11-20' }]],
    },
    { given: talks, run: (db) => listConversationDays(db, NOBODY, NOW), answers: [[]] },
  ],
}
