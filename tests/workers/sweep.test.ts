import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createD1Database } from '#db/client.ts'
import { passwordResets, sessions, users, verificationCodes } from '#db/schema/accounts.ts'
import { addMember } from '#tests/support/doors.ts'
import { sweep } from '#workers/jobs/sweep.ts'

const DAY = 86_400_000
const db = createD1Database(env.DB)
const now = Date.now()

async function addSecrets(userId: string, expiresAt: number) {
  const common = { userId, createdAt: now, expiresAt }
  await db.batch([
    db
      .insert(verificationCodes)
      .values({ ...common, purpose: 'signup', codeHash: 'x', email: 'x' }),
    db.insert(passwordResets).values({ ...common, lookupHash: userId, secretHash: 'x' }),
    db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, userId)),
  ])
}

async function countOf(userId: string) {
  const [live, codes, resets] = await db.batch([
    db.select().from(sessions).where(eq(sessions.userId, userId)),
    db.select().from(verificationCodes).where(eq(verificationCodes.userId, userId)),
    db.select().from(passwordResets).where(eq(passwordResets.userId, userId)),
  ])
  return [live.length, codes.length, resets.length]
}

it('forgets what is past its time and nothing else, also when it runs twice', async () => {
  const [old, fresh] = [await addMember(), await addMember()]
  await addSecrets(old.id, now - 1)
  await addSecrets(fresh.id, now + 1)
  await sweep(db, now)
  await sweep(db, now)
  expect(await countOf(old.id)).toEqual([0, 0, 0])
  expect(await countOf(fresh.id)).toEqual([1, 1, 1])
})

it('forgets an account that was not verified within a week', async () => {
  const [late, early] = [
    await addMember({ verified: false, joined: now - 7 * DAY - 1 }),
    await addMember({ verified: false, joined: now - 7 * DAY }),
  ]
  const member = await addMember({ joined: now - 400 * DAY })
  await sweep(db, now)
  const left = await db.select({ id: users.id }).from(users)
  const ids = left.map((row) => row.id)
  expect(ids).not.toContain(late.id)
  expect(ids).toEqual(expect.arrayContaining([early.id, member.id]))
})
