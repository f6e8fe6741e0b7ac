import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { readSession } from '#app/http/read-session.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { createD1Database } from '#db/client.ts'
import { listActivity } from '#db/queries/activity.ts'
import { sessions } from '#db/schema/accounts.ts'
import { activityDays } from '#db/schema/rewards.ts'
import { addMember, answerOf, testContext, visit } from '#tests/support/doors.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const db = createD1Database(env.DB)

const locationOf = async (answer: unknown) => (await answerOf(answer)).headers.get('location')

describe('a signed-in door', () => {
  it('sends a visitor without a session to /login and remembers where they wanted to go', async () => {
    expect(await locationOf(requireMember(visit({ path: '/journal/2026-11-21' })))).toBe(
      '/login?redirectTo=%2Fjournal%2F2026-11-21',
    )
    expect(await locationOf(requireMember(visit({ path: '/home' })))).toBe('/login')
    expect(await locationOf(requireMember(visit({ path: '/breathing.data?x=1' })))).toBe(
      '/login?redirectTo=%2Fbreathing%3Fx%3D1',
    )
  })

  it.each(['', 'short', 'x'.repeat(43), '"; drop table users; --'])(
    'treats the cookie %j as no session',
    async (token) => {
      const answer = requireMember(visit({ path: '/home', cookie: `__Host-burrow=${token}` }))
      expect(await locationOf(answer)).toBe('/login')
    },
  )

  it('sends a member whose e-mail is not verified to /verify-email', async () => {
    const { cookie } = await addMember({ verified: false })
    expect(await locationOf(requireMember(visit({ path: '/home', cookie })))).toBe('/verify-email')
  })

  it('gives the member and the rows in one round trip', async () => {
    const { id, cookie } = await addMember({ level: 'zen' })
    await db
      .insert(activityDays)
      .values({ userId: id, date: '2026-11-20', kind: 'login', createdAt: 1 })
    const batches: number[] = []
    const counted = { ...testContext(), db: countBatches(batches) }
    const { member, rows } = await requireMember(
      visit({ path: '/wellbeing', cookie, context: counted }),
      {
        feature: 'wellbeing',
        read: (database, owner) => [listActivity(database, owner, '2026-11-01')],
      },
    )
    expect(member).toMatchObject({ id, level: 'zen', isVerified: true })
    expect(rows).toEqual([[{ date: '2026-11-20', kind: 'login' }]])
    expect(batches).toEqual([2])
  })

  it("answers 402 with the shell to a seeker at a plan's door, also to an action", async () => {
    const { cookie, email } = await addMember({ level: 'seeker' })
    const { status, body } = await answerOf(
      requireMember(visit({ path: '/wellbeing', cookie, form: { a: 'b' } }), {
        feature: 'wellbeing',
      }),
    )
    expect(status).toBe(402)
    expect(body).toMatchObject({ feature: 'wellbeing', shell: { email, level: 'seeker' } })
  })

  it('lets zen, nurtured and admin in', async () => {
    for (const level of ['zen', 'nurtured', 'admin'] as const) {
      const { cookie } = await addMember({ level })
      const { member } = await requireMember(visit({ path: '/wellbeing', cookie }), {
        feature: 'wellbeing',
      })
      expect(member.level).toBe(level)
    }
  })

  it('ends a session at the very millisecond it expires', async () => {
    const now = Date.now()
    const { id, cookie } = await addMember({ now })
    await db
      .update(sessions)
      .set({ expiresAt: now + HOUR })
      .where(eq(sessions.userId, id))
    const at = (instant: number) =>
      requireMember(visit({ path: '/home', cookie, context: testContext({ now: instant }) }))
    expect((await at(now + HOUR - 1)).member.id).toBe(id)
    expect(await locationOf(at(now + HOUR))).toBe('/login')
  })

  it('slides a session at most once an hour, never past 90 days, and marks the day', async () => {
    const now = Date.now()
    const { id, cookie } = await addMember({ now })
    const background: Promise<unknown>[] = []
    const use = async (instant: number) => {
      const context = testContext({ now: instant, waitUntil: (work) => background.push(work) })
      await requireMember(visit({ path: '/home', cookie, context }))
      await Promise.all(background)
      const [row] = await db.select().from(sessions).where(eq(sessions.userId, id))
      return row
    }
    await use(now + HOUR - 1)
    expect(background).toHaveLength(0)
    expect(await use(now + HOUR)).toMatchObject({
      lastSeenAt: now + HOUR,
      expiresAt: now + HOUR + 30 * DAY,
    })
    await db
      .update(sessions)
      .set({ expiresAt: now + 89 * DAY + 1 })
      .where(eq(sessions.userId, id))
    expect((await use(now + 89 * DAY))?.expiresAt).toBe(now + 90 * DAY)
    const marks = await db.select().from(activityDays).where(eq(activityDays.userId, id))
    expect(marks.map((mark) => mark.kind)).toEqual(['login', 'login'])
  })
})

describe('reading the session', () => {
  const page = new Request('http://localhost/home')

  it('tries twice more after an error', async () => {
    let tries = 0
    const read = async () => {
      tries += 1
      if (tries < 3) throw new Error('D1 is away')
      return 'here'
    }
    expect(await readSession(page, read)).toBe('here')
  })

  it('sends a page to /login with the reason when it cannot be read, and an action to its error', async () => {
    const read = () => Promise.reject(new Error('D1 is away'))
    expect(await locationOf(readSession(page, read))).toBe('/login?notice=session-unread')
    const post = new Request('http://localhost/home', { method: 'POST' })
    await expect(readSession(post, read)).rejects.toThrow('D1 is away')
  })
})

function countBatches(batches: number[]) {
  return new Proxy(db, {
    get: (target, name, receiver) => {
      if (name !== 'batch') return Reflect.get(target, name, receiver)
      return (queries: Parameters<typeof db.batch>[0]) => {
        batches.push(queries.length)
        return target.batch(queries)
      }
    },
  })
}
