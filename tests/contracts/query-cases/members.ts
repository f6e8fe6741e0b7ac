import { eq } from 'drizzle-orm'
import { listActivity } from '#db/queries/activity.ts'
import { listMemberKeys, sessionMember, slideSession } from '#db/queries/members.ts'
import { sessions } from '#db/schema/accounts.ts'
import { memberKeys } from '#db/schema/privacy.ts'
import { DAY_MS, NOW, TODAY } from '#tests/contracts/world.ts'
import { ANN, NOBODY, type QueryCases } from './query-case.ts'

const ann = {
  sessionId: 'session-ann',
  sessionCreatedAt: NOW - 1000,
  lastSeenAt: NOW - 500,
  confirmedAt: NOW - 900,
  id: 'ann',
  email: 'ann@example.org',
  emailVerifiedAt: NOW - DAY_MS,
  hasPassword: 1,
  createdAt: NOW - DAY_MS,
  name: 'Name of ann',
  avatar: 'fox',
  isAdmin: false,
  timeZone: 'Europe/London',
  pendingTimeZone: null,
  pendingFrom: null,
  level: 'seeker',
  subscriptionStatus: null,
}
const key = { userId: 'ann', masterKeyId: 'master' }

export const cases: QueryCases = {
  sessionMember: [
    { run: (db) => sessionMember(db, 'token-ann', NOW), answers: [[ann]] },
    { run: (db) => sessionMember(db, 'token-ann', NOW + DAY_MS), answers: [[]] },
    { run: (db) => sessionMember(db, 'token-of-nobody', NOW), answers: [[]] },
  ],
  listMemberKeys: [
    {
      given: (db) => [
        db.insert(memberKeys).values({ ...key, version: 2, wrappedKey: 'newer', createdAt: NOW }),
      ],
      run: (db) => listMemberKeys(db, ANN),
      answers: [
        [
          { ...key, version: 1, wrappedKey: 'key-ann' },
          { ...key, version: 2, wrappedKey: 'newer' },
        ],
      ],
    },
    { run: (db) => listMemberKeys(db, NOBODY), answers: [[]] },
  ],
  slideSession: [
    {
      run: (db) => slideSession(db, slide('ann')),
      answers: [null, null, null, null],
      then: {
        read: (db) =>
          db
            .select({ seen: sessions.lastSeenAt, until: sessions.expiresAt })
            .from(sessions)
            .where(eq(sessions.id, 'session-ann')),
        finds: [{ seen: NOW, until: NOW + 9 * DAY_MS }],
      },
    },
    {
      run: (db) => slideSession(db, slide('ann')),
      answers: [null, null, null, null],
      then: { read: (db) => listActivity(db, ANN, TODAY), finds: [{ date: TODAY, kind: 'login' }] },
    },
  ],
}

function slide(userId: string) {
  const sessionId = `session-${userId}`
  return { sessionId, userId, today: TODAY, expiresAt: NOW + 9 * DAY_MS, now: NOW }
}
