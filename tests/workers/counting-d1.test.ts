import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { createD1Database } from '#db/client.ts'
import { avatarTiers } from '#db/schema/rewards.ts'
import { countingD1, type Tally } from '#scripts/bench/counting-d1.ts'

let tally: Tally
beforeEach(() => {
  tally = { roundTrips: 0, rowsRead: 0 }
})

const database = () => createD1Database(countingD1(env.DB, tally))
const plain = createD1Database(env.DB)
const tiers = (db: typeof plain) => db.select().from(avatarTiers).orderBy(avatarTiers.tier)

it('answers like D1 itself and counts one round trip and the rows of a select', async () => {
  const rows = await tiers(database())
  expect(rows.length).toBeGreaterThan(3)
  expect(rows).toEqual(await tiers(plain))
  expect(tally).toEqual({ roundTrips: 1, rowsRead: rows.length })
})

it('counts a batch as one round trip with the rows of all its statements', async () => {
  const db = database()
  const first = db.select().from(avatarTiers).where(eq(avatarTiers.tier, 1))
  const [one, all] = await db.batch([first, tiers(db)])
  expect(one).toHaveLength(1)
  expect(tally).toEqual({ roundTrips: 1, rowsRead: 1 + all.length })
})

it('counts statements at the same time as a round trip each', async () => {
  const db = database()
  await Promise.all([tiers(db), tiers(db)])
  expect(tally.roundTrips).toBe(2)
})

it('counts in a session as well, and keeps the session’s bookmark', async () => {
  const session = countingD1(env.DB, tally).withSession('first-primary')
  await createD1Database(session).run(sql`select 1`)
  expect(tally.roundTrips).toBe(1)
  expect(session.getBookmark()).toBeTruthy()
})

it('does a write once, with what it returns', async () => {
  const db = database()
  const change = { pointsRequired: sql`${avatarTiers.pointsRequired} + 1` }
  const [before] = await plain.select().from(avatarTiers).where(eq(avatarTiers.tier, 2))
  const after = await db
    .update(avatarTiers)
    .set(change)
    .where(eq(avatarTiers.tier, 2))
    .returning({ points: avatarTiers.pointsRequired })
  expect(after).toEqual([{ points: (before?.pointsRequired ?? 0) + 1 }])
  expect(tally.roundTrips).toBe(1)
})

it('counts first() and all() of a bare statement, bound or not', async () => {
  const d1 = countingD1(env.DB, tally)
  expect(await d1.prepare('select ? as n').bind(7).first('n')).toBe(7)
  expect((await d1.prepare('select 8 as n').all()).results).toEqual([{ n: 8 }])
  expect(tally.roundTrips).toBe(2)
})
