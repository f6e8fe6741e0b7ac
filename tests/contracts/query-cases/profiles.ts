import { eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { findPoints, updateProfile } from '#db/queries/profiles.ts'
import { profiles } from '#db/schema/accounts.ts'
import { userPoints } from '#db/schema/rewards.ts'
import { ANN, NOBODY, type QueryCases } from './query-case.ts'

const profileOf = (id: string) => (db: Database) =>
  db
    .select({ name: profiles.name, avatar: profiles.avatar })
    .from(profiles)
    .where(eq(profiles.id, id))

export const cases: QueryCases = {
  updateProfile: [
    {
      run: (db) => updateProfile(db, ANN, { name: 'Ann of the hill' }),
      answers: [null],
      then: { read: profileOf('ann'), finds: [{ name: 'Ann of the hill', avatar: 'fox' }] },
    },
    {
      run: (db) => updateProfile(db, ANN, { avatar: 'badger' }),
      answers: [null],
      then: { read: profileOf('bea'), finds: [{ name: 'Name of bea', avatar: 'fox' }] },
    },
    {
      run: (db) => updateProfile(db, NOBODY, { name: 'Taken over' }),
      answers: [null],
      then: { read: profileOf('ann'), finds: [{ name: 'Name of ann', avatar: 'fox' }] },
    },
  ],
  findPoints: [
    {
      given: (db) => [
        db
          .update(userPoints)
          .set({ totalPoints: 250, unlockedAvatars: ['penguin', 'dragon'] })
          .where(eq(userPoints.userId, 'ann')),
      ],
      run: (db) => findPoints(db, ANN),
      answers: [[{ totalPoints: 250, unlockedAvatars: ['penguin', 'dragon'] }]],
    },
    { run: (db) => findPoints(db, NOBODY), answers: [[]] },
  ],
}
