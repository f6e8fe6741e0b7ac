import { and, eq, lt, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isUniqueViolation, type Database } from '#db/client.ts'
import { sessions, users, verificationCodes } from '#db/schema/accounts.ts'
import { activityDays } from '#db/schema/rewards.ts'
import { dailyRefreshes } from '#db/schema/wellbeing.ts'
import { memberStatements, NOW, settle, TODAY, type OpenDatabase } from './world.ts'

const mark = { userId: 'ann', date: TODAY, kind: 'login' as const, createdAt: NOW }

/** What the code relies on when it writes: batches, conditions, conflicts, and only once. */
export function semanticsContract(open: OpenDatabase): void {
  describe('semantics', () => {
    let db: Database
    beforeAll(async () => {
      db = await open()
    })
    beforeEach(() => settle(db))

    describe('batches', () => {
      test('a batch answers each statement in order, and later ones see earlier ones', async () => {
        const [none, inserted, one] = await db.batch([
          db.select({ kind: activityDays.kind }).from(activityDays),
          db.insert(activityDays).values(mark).returning({ date: activityDays.date }),
          db.select({ kind: activityDays.kind }).from(activityDays),
        ])
        expect([none, inserted, one]).toEqual([[], [{ date: TODAY }], [{ kind: 'login' }]])
      })

      test('a batch whose last statement fails leaves nothing of the others', async () => {
        const batch = db.batch([
          db.insert(activityDays).values(mark),
          db.update(users).set({ passwordHash: 'other' }).where(eq(users.id, 'ann')),
          db.insert(sessions).values({ ...session('x'), tokenHash: 'token-bea' }),
        ])
        await expect(batch).rejects.toThrow()
        expect(await db.select().from(activityDays)).toEqual([])
        const [ann] = await db.select().from(users).where(eq(users.id, 'ann'))
        expect(ann?.passwordHash).toBe('hash-ann')
      })

      // D1's batch gives rows as objects, so columns of one name must be renamed (db/queries/members.ts).
      test('columns of one name from two tables stay apart once one of them is renamed', async () => {
        const query = () =>
          db
            .select({
              session: sql<string>`${sessions.id}`.as('session_id'),
              user: users.id,
              from: sql<number>`${sessions.createdAt}`.as('session_created_at'),
              email: users.email,
            })
            .from(sessions)
            .innerJoin(users, eq(users.id, sessions.userId))
            .where(eq(users.id, 'ann'))
        const expected = [
          { session: 'session-ann', user: 'ann', from: NOW - 1000, email: 'ann@example.org' },
        ]
        expect(await query()).toEqual(expected)
        expect(await db.batch([query(), query()])).toEqual([expected, expected])
      })

      test('nothing found is an empty list, in a batch and outside', async () => {
        const query = () => db.select({ id: users.id }).from(users).where(eq(users.id, 'nobody'))
        expect(await query()).toEqual([])
        expect(await db.batch([query()])).toEqual([[]])
      })
    })

    describe('unique violations', () => {
      test.each([
        ['a primary key', () => db.insert(activityDays).values([mark, mark])],
        [
          'a unique column',
          () => db.insert(sessions).values({ ...session('x'), tokenHash: 'token-ann' }),
        ],
        ['a batch', () => db.batch(memberStatements(db, 'ann'))],
      ])('a second row with the same key is recognised in %s', async (_case, write) => {
        const error: unknown = await Promise.resolve(write()).catch((thrown: unknown) => thrown)
        expect(isUniqueViolation(error), String(error)).toBe(true)
      })

      test.each([
        ['a foreign key', () => db.insert(activityDays).values({ ...mark, userId: 'nobody' })],
        ['a missing value', () => db.run(sql`insert into users (id, email) values ('x', 'x')`)],
        ['bad SQL', () => db.run(sql`insert into nowhere values ('UNIQUE')`)],
      ])('%s is an error, but no unique violation', async (_case, write) => {
        const error: unknown = await Promise.resolve(write()).catch((thrown: unknown) => thrown)
        expect(error).toBeInstanceOf(Error)
        expect(isUniqueViolation(error)).toBe(false)
      })

      test('of a hundred registrations of one address at once one makes an account', async () => {
        const tries = Array.from({ length: 100 }, (_, n) => {
          const [user, ...rest] = memberStatements(db, `n${n}`)
          const same = db.insert(users).values({ ...newUser(`n${n}`), email: 'one@example.org' })
          expect(user).toBeDefined()
          return db.batch([same, ...rest])
        })
        const settled = await Promise.allSettled(tries)
        const failed = settled.filter((one) => one.status === 'rejected')
        expect(failed).toHaveLength(99)
        expect(failed.filter((one) => !isUniqueViolation(one.reason))).toEqual([])
        expect(
          await db.select().from(users).where(eq(users.email, 'one@example.org')),
        ).toHaveLength(1)
        expect(await db.select().from(sessions)).toHaveLength(3)
      })
    })

    describe('conditional writes', () => {
      test('an insert that may find its row there returns it only when it made it', async () => {
        const insert = () =>
          db
            .insert(activityDays)
            .values(mark)
            .onConflictDoNothing()
            .returning({ kind: activityDays.kind })
        expect(await insert()).toEqual([{ kind: 'login' }])
        expect(await insert()).toEqual([])
        expect(await db.batch([insert()])).toEqual([[]])
      })

      test('an update whose condition does not hold returns nothing and changes nothing', async () => {
        const slide = (before: number) =>
          db
            .update(sessions)
            .set({ lastSeenAt: NOW })
            .where(and(eq(sessions.id, 'session-ann'), lt(sessions.lastSeenAt, before)))
            .returning({ id: sessions.id })
        expect(await slide(NOW - 500)).toEqual([])
        expect(await slide(NOW)).toEqual([{ id: 'session-ann' }])
        expect(await slide(NOW)).toEqual([])
      })

      test('a conflict can count up, and a hundred at once count a hundred', async () => {
        const row = { userId: 'ann', date: TODAY, kind: 'meditation' as const, count: 1 }
        const add = () =>
          db
            .insert(dailyRefreshes)
            .values(row)
            .onConflictDoUpdate({
              target: [dailyRefreshes.userId, dailyRefreshes.kind, dailyRefreshes.date],
              set: { count: sql`${dailyRefreshes.count} + 1` },
            })
            .returning({ count: dailyRefreshes.count })
        const counts = (await Promise.all(Array.from({ length: 100 }, add))).map(
          ([one]) => one?.count,
        )
        expect(counts.sort((a, b) => Number(a) - Number(b))).toEqual(
          Array.from({ length: 100 }, (_, n) => n + 1),
        )
      })

      test('of a hundred who use one code at once one gets it', async () => {
        await db.insert(verificationCodes).values({
          userId: 'ann',
          purpose: 'signup',
          codeHash: 'right',
          email: 'ann@example.org',
          createdAt: NOW,
          expiresAt: NOW + 1,
        })
        const use = () =>
          db
            .delete(verificationCodes)
            .where(
              and(eq(verificationCodes.userId, 'ann'), eq(verificationCodes.codeHash, 'right')),
            )
            .returning({ email: verificationCodes.email })
        const used = await Promise.all(Array.from({ length: 100 }, use))
        expect(used.flat()).toEqual([{ email: 'ann@example.org' }])
      })
    })
  })
}

function session(id: string) {
  return {
    id,
    tokenHash: `token-${id}`,
    userId: 'ann',
    device: 'A test',
    createdAt: NOW,
    lastSeenAt: NOW,
    expiresAt: NOW,
    confirmedAt: NOW,
  }
}

function newUser(id: string) {
  return { id, email: `${id}@example.org`, policyVersion: '1', policyAgreedAt: NOW, createdAt: NOW }
}
