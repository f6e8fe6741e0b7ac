import { eq } from 'drizzle-orm'
import { insertAccount } from '#db/queries/accounts.ts'
import { userPoints } from '#db/schema/rewards.ts'
import { NOW } from '#tests/contracts/world.ts'
import type { QueryCases } from './query-case.ts'

export const cases: QueryCases = {
  insertAccount: {
    run: (db) =>
      insertAccount(db, {
        user: {
          id: 'cal',
          email: 'cal@example.org',
          policyVersion: '1',
          policyAgreedAt: NOW,
          createdAt: NOW,
        },
        profile: { name: 'Cal' },
        key: { version: 1, masterKeyId: 'master', wrappedKey: 'key' },
      }),
    answers: [null, null, null, null],
    then: {
      read: (db) =>
        db
          .select({ points: userPoints.totalPoints, avatars: userPoints.unlockedAvatars })
          .from(userPoints)
          .where(eq(userPoints.userId, 'cal')),
      finds: [{ points: 0, avatars: ['penguin'] }],
    },
  },
}
