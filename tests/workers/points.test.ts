import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { openMemberVault } from '#app/features/privacy/member-vault.server.ts'
import { accountOf, type ActivityKind, AWARDS } from '#app/features/rewards/points.ts'
import { emptyCheckIn } from '#app/features/check-in/check-in-fields.ts'
import { saveCheckIn } from '#app/features/check-in/save-check-in.server.ts'
import { loader as home } from '#app/routes/_app.home.tsx'
import { action as tell } from '#app/routes/activity.ts'
import { action as breathe } from '#app/routes/breathing.exercises.ts'
import { addDays } from '#app/lib/dates.ts'
import { createD1Database } from '#db/client.ts'
import { ownerById } from '#db/owner.ts'
import { listMemberKeys } from '#db/queries/members.ts'
import { awardActivity } from '#db/queries/points.ts'
import { addMember, answerOf, testContext, type TestMember, visit } from '#tests/support/doors.ts'

const TODAY = '2026-11-21'
const NOON = Date.parse(`${TODAY}T12:00:00Z`)
const HOUR = 3_600_000
const db = createD1Database(env.DB)

const award = ({ id }: TestMember, kind: ActivityKind, date = TODAY) =>
  db.batch(awardActivity(db, { userId: id, date, kind, now: NOON }))

async function accountIn({ id }: TestMember) {
  const row = await env.DB.prepare('select * from user_points where user_id = ?')
    .bind(id)
    .first<{ total_points: number; unlocked_avatars: string }>()
  if (!row) throw new Error('no row of points')
  return { ...row, unlocked_avatars: JSON.parse(row.unlocked_avatars) as unknown }
}

describe('an award', () => {
  it('is given once when a hundred ask for it at the same instant', async () => {
    const member = await addMember({ now: NOON })
    await Promise.all(Array.from({ length: 100 }, () => award(member, 'check_in')))
    expect(await accountIn(member)).toMatchObject({ total_points: 20, first_wellbeing: 1 })
  })

  it('is given once a kind when all kinds come at once, a hundred times', async () => {
    const member = await addMember({ now: NOON })
    const kinds = Object.keys(AWARDS) as ActivityKind[]
    const hundred = Array.from({ length: 10 }, () => kinds).flat()
    await Promise.all(hundred.map((kind) => award(member, kind)))
    const account = await accountIn(member)
    // Which of its three kinds was the first wellbeing is a matter of chance.
    const bonus = account.total_points - 5 * 2 - 10 * 4 - 10 * 3 - 15 * 2 - 20 * 3
    expect([10, 20]).toContain(bonus)
    expect(account).toMatchObject({ first_login: 1, first_session: 1, first_journal: 1 })
    const marks = await env.DB.prepare('select kind from activity_days where user_id = ?')
      .bind(member.id)
      .all()
    expect(marks.results).toHaveLength(kinds.length)
  })

  it('makes the account that the table of awards says, over months of a full life', async () => {
    const member = await addMember({ now: NOON })
    const kinds = Object.keys(AWARDS) as ActivityKind[]
    const life = Array.from({ length: 150 }, (_, n) => ({
      date: addDays(TODAY, n >> 2),
      kind: kinds[(n * 7 + (n >> 2)) % kinds.length] ?? 'login',
    }))
    for (const { kind, date } of life) await award(member, kind, date)
    const { total, avatars } = accountOf(life.map(({ kind }) => kind))
    expect(total).toBeGreaterThan(1500)
    expect(await accountIn(member)).toMatchObject({
      total_points: total,
      unlocked_avatars: ['penguin', ...avatars],
      first_login: 1,
      first_journal: 1,
      first_meditation: 1,
      first_wellbeing: 1,
      first_session: 1,
    })
  })

  it('is not given when what it is for could not be saved', async () => {
    const member = await addMember({ now: NOON })
    const broken = env.DB.batch([
      ...awardActivity(db, { userId: member.id, date: TODAY, kind: 'login', now: NOON }).map(
        (query) => {
          const { sql, params } = query.toSQL()
          return env.DB.prepare(sql).bind(...params)
        },
      ),
      env.DB.prepare('insert into nowhere values (1)'),
    ])
    await expect(broken).rejects.toThrow()
    expect(await accountIn(member)).toMatchObject({ total_points: 0, first_login: 0 })
  })
})

describe('the doors give points', () => {
  it('for a check-in: twice on the first day, once on the next, and only once a day', async () => {
    const member = await addMember({ now: NOON })
    const keys = await listMemberKeys(db, ownerById(member.id))
    const vault = await openMemberVault(testContext().config.masterKeys, keys)
    const save = (today: string) =>
      saveCheckIn(
        { db, vault, stored: [], id: crypto.randomUUID(), now: NOON },
        { id: member.id, today, createdAt: 0, zones: { timeZone: 'Europe/London' } },
        { ...emptyCheckIn(), date: today },
      )
    await save(TODAY)
    await save(TODAY)
    expect(await accountIn(member)).toMatchObject({ total_points: 20 })
    await save('2026-11-22')
    expect(await accountIn(member)).toMatchObject({ total_points: 30 })
  })

  it('for breathing: ten on a day, however many exercises', async () => {
    const member = await addMember({ level: 'seeker', now: NOON })
    const send = () =>
      breathe(
        visit({
          path: '/breathing/exercises',
          form: { exercise: crypto.randomUUID(), technique: 'extended-exhale', seconds: '300' },
          cookie: member.cookie,
          context: testContext({ now: NOON }),
        }),
      )
    for (let n = 0; n < 3; n += 1) expect((await answerOf(send())).status).toBe(204)
    expect(await accountIn(member)).toMatchObject({ total_points: 10 })
  })

  it('for an assessment that stays on the device: its mark is worth as much', async () => {
    const member = await addMember({ now: NOON })
    const send = () =>
      tell(
        visit({
          path: '/activity',
          form: { kind: 'assessment', date: TODAY },
          cookie: member.cookie,
          context: testContext({ now: NOON }),
        }),
      )
    for (let n = 0; n < 3; n += 1) expect((await answerOf(send())).status).toBe(200)
    expect(await accountIn(member)).toMatchObject({ total_points: 40, first_wellbeing: 1 })
  })

  it('for coming by on a day while signed in: when the session slides, and once', async () => {
    const member = await addMember({ now: NOON })
    const come = async (now: number) => {
      const work: Promise<unknown>[] = []
      const waitUntil = (later: Promise<unknown>) => void work.push(later)
      const context = testContext({ now, waitUntil })
      await home(visit({ path: '/home', cookie: member.cookie, context }))
      await Promise.all(work)
      return work.length
    }
    expect(await come(NOON)).toBe(0)
    expect(await come(NOON + 2 * HOUR)).toBe(1)
    expect(await come(NOON + 4 * HOUR)).toBe(1)
    expect(await accountIn(member)).toMatchObject({ total_points: 10, first_login: 1 })
    await come(NOON + 14 * HOUR)
    expect(await accountIn(member)).toMatchObject({ total_points: 15 })
  })
})
