import { eq, sql } from 'drizzle-orm'
import { blob, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { userPoints } from '#db/schema/rewards.ts'
import { users } from '#db/schema/accounts.ts'
import { wellbeingChecks } from '#db/schema/wellbeing.ts'
import { NOW, settle, TODAY, type OpenDatabase } from './world.ts'

/** A table of the contract's own, with every kind of column that Burrow could use. */
const samples = sqliteTable('contract_samples', {
  id: integer('id').primaryKey(),
  body: blob('body', { mode: 'buffer' }),
  data: text('data', { mode: 'json' }).$type<unknown>(),
  size: real('size'),
  flag: integer('flag', { mode: 'boolean' }),
  words: text('words'),
})

/** Values come back as they went in. */
export function valuesContract(open: OpenDatabase): void {
  describe('values', () => {
    let db: Database
    beforeAll(async () => {
      db = await open()
      await db.run(sql`create table if not exists contract_samples
      (id integer primary key, body blob, data text, size real, flag integer, words text)`)
    })
    beforeEach(async () => {
      await db.delete(samples)
      await settle(db)
    })
    const keep = async (values: Partial<typeof samples.$inferInsert>) => {
      const [row] = await db
        .insert(samples)
        .values({ id: 1, ...values })
        .returning()
      const [again] = await db.batch([db.select().from(samples).where(eq(samples.id, 1))])
      expect(again[0]).toEqual(row)
      return row
    }

    describe('columns', () => {
      test('every byte of a blob', async () => {
        const bytes = Buffer.from(Uint8Array.from({ length: 256 }, (_, n) => n))
        const row = await keep({ body: bytes })
        expect([...new Uint8Array(row?.body ?? [])]).toEqual([...bytes])
      })

      test('JSON with nesting, nothing and signs of every kind', async () => {
        const data = {
          list: [1, 2.5, null, true],
          text: 'it’s "fine" \\ 🦡',
          deep: { a: { b: [] } },
        }
        expect((await keep({ data }))?.data).toEqual(data)
      })

      test('booleans, reals, instants in milliseconds, and nothing', async () => {
        const row = await keep({ flag: true, size: 0.1 + 0.2, words: null })
        expect(row).toMatchObject({
          flag: true,
          size: 0.1 + 0.2,
          words: null,
          data: null,
          body: null,
        })
        const [user] = await db.select().from(users).where(eq(users.id, 'ann'))
        expect(user?.createdAt).toBe(NOW - 24 * 60 * 60 * 1000)
      })

      test('text of every script, with quotes and newlines, up to 100,000 characters', async () => {
        const words = `O'Brien; -- "x"\r\n\t日本語 العربية 🏳️‍🌈 ${'é'.repeat(100_000)}`
        expect((await keep({ words }))?.words).toBe(words)
      })

      test('a whole number is an INTEGER in a column of that kind and TEXT keeps what it was given', async () => {
        await keep({ flag: true, words: '007' })
        const [types] = await db.all(sql`select typeof(id) as id, typeof(flag) as flag,
        typeof(words) as words from contract_samples`)
        expect(types).toEqual({ id: 'integer', flag: 'integer', words: 'text' })
      })

      test('a column’s default stands where nothing was given', async () => {
        const [points] = await db.select().from(userPoints).where(eq(userPoints.userId, 'ann'))
        expect(points).toMatchObject({
          totalPoints: 0,
          unlockedAvatars: ['penguin'],
          firstLogin: false,
        })
      })
    })

    describe('json_patch', () => {
      const day = { id: 'w1', userId: 'ann', date: TODAY, createdAt: NOW, updatedAt: NOW }
      const merge = (tasks: string) =>
        db
          .insert(wellbeingChecks)
          .values({ ...day, dailyTasks: tasks })
          .onConflictDoUpdate({
            target: [wellbeingChecks.userId, wellbeingChecks.date],
            set: { dailyTasks: sql`json_patch(${wellbeingChecks.dailyTasks}, ${tasks})` },
          })
          .returning({ dailyTasks: wellbeingChecks.dailyTasks })

      test('two writers of one object each change their own keys alone', async () => {
        await merge('{"walk":true,"list":["a"]}')
        const [row] = await merge('{"walk":false,"read":true}')
        expect(JSON.parse(row?.dailyTasks ?? '')).toEqual({ walk: false, list: ['a'], read: true })
      })

      test('a list is replaced as a whole, and null takes a key away', async () => {
        await merge('{"list":["a","b"],"gone":1}')
        const [row] = await merge('{"list":["c"],"gone":null}')
        expect(JSON.parse(row?.dailyTasks ?? '')).toEqual({ list: ['c'] })
      })

      test('values inside can be read and counted', async () => {
        await merge('{"a":true,"b":false,"c":true}')
        const [row] = await db.all(sql`select count(*) as done from ${wellbeingChecks},
        json_each(${wellbeingChecks.dailyTasks}) where json_each.value = 1`)
        expect(row).toEqual({ done: 2 })
      })
    })
  })
}
