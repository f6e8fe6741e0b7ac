import { asc, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { profiles } from '#db/schema/accounts.ts'
import { subscriptions, userSubscriptionStatus } from '#db/schema/plans.ts'
import { avatarTiers } from '#db/schema/rewards.ts'
import { TABLES } from './schema-tables.ts'
import { memberStatements, NOW, settle, type OpenDatabase } from './world.ts'

type Level = 'seeker' | 'zen' | 'nurtured'

/** What a member's row and subscription say, and the level that follows. */
const LEVELS: [
  { isAdmin?: boolean; granted?: Level; level?: 'zen' | 'nurtured'; status?: string },
  string,
][] = [
  [{}, 'seeker'],
  [{ granted: 'nurtured' }, 'nurtured'],
  [{ level: 'zen', status: 'active' }, 'zen'],
  [{ level: 'nurtured', status: 'trialing' }, 'nurtured'],
  [{ granted: 'nurtured', level: 'zen', status: 'active' }, 'zen'],
  [{ level: 'zen', status: 'canceled' }, 'seeker'],
  [{ level: 'zen', status: 'unpaid' }, 'seeker'],
  [{ level: 'zen', status: 'incomplete_expired' }, 'seeker'],
  [{ granted: 'zen', level: 'nurtured', status: 'canceled' }, 'zen'],
  [{ isAdmin: true }, 'admin'],
  [{ isAdmin: true, level: 'zen', status: 'active' }, 'admin'],
]

/** The migrations give the schema that the code believes in. */
export function schemaContract(open: OpenDatabase): void {
  describe('schema', () => {
    let db: Database
    beforeAll(async () => {
      db = await open()
    })

    test.each([...TABLES.keys()])(
      '%s has exactly the columns that the code knows',
      async (name) => {
        const table = TABLES.get(name)
        if (!table) throw new Error(name)
        const found = await db.all<{ name: string }>(
          sql`select name from pragma_table_info(${name}) order by name`,
        )
        const known = getTableConfig(table).columns.map((column) => column.name)
        expect(found.map((column) => column.name)).toEqual(known.sort())
      },
    )

    test('the avatars that points unlock are there', async () => {
      expect(await db.select().from(avatarTiers).orderBy(asc(avatarTiers.tier))).toEqual([
        { tier: 1, avatar: 'dragon', pointsRequired: 250 },
        { tier: 2, avatar: 'fox', pointsRequired: 500 },
        { tier: 3, avatar: 'lion', pointsRequired: 750 },
        { tier: 4, avatar: 'rabbit', pointsRequired: 1000 },
        { tier: 5, avatar: 'whale', pointsRequired: 1500 },
      ])
    })

    test('the view tells a member’s level from grant, subscription and administration', async () => {
      await settle(db)
      for (const [index, [given]] of LEVELS.entries()) await addMember(db, `m${index}`, given)
      const rows = await db.select().from(userSubscriptionStatus)
      for (const [index, [given, level]] of LEVELS.entries()) {
        expect(rows, JSON.stringify(given)).toContainEqual({
          userId: `m${index}`,
          subscriptionLevel: level,
          subscriptionStatus: given.status ?? null,
        })
      }
    })
  })
}

async function addMember(db: Database, id: string, given: (typeof LEVELS)[number][0]) {
  const { isAdmin = false, granted = 'seeker', level, status } = given
  await db.batch(memberStatements(db, id))
  await db
    .update(profiles)
    .set({ isAdmin, subscriptionLevel: granted })
    .where(sql`${profiles.id} = ${id}`)
  if (!level || !status) return
  const subscription = { id: `sub-${id}`, customerId: `cus-${id}`, updatedAt: NOW }
  await db.insert(subscriptions).values({ ...subscription, userId: id, level, status })
}
