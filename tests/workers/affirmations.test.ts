import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { action, loader } from '#app/routes/_app.affirmations.tsx'
import { addMember, answerOf, testContext, visit, type TestMember } from '#tests/support/doors.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const at = (now: number) => testContext({ now })

async function show(member: TestMember, now = NOON) {
  return loader(visit({ path: '/affirmations', cookie: member.cookie, context: at(now) }))
}

async function refresh(member: TestMember, now = NOON) {
  const door = visit({ path: '/affirmations', form: {}, cookie: member.cookie, context: at(now) })
  return answerOf(action(door))
}

const rowsOf = async ({ id }: TestMember) => {
  const rows = await env.DB.prepare(
    'select date, kind, count from daily_refreshes where user_id = ?',
  )
    .bind(id)
    .all()
  return rows.results
}

describe('/affirmations', () => {
  it('sends a visitor without a session to the sign-in page', async () => {
    const answer = await answerOf(loader(visit({ path: '/affirmations' })))
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/login?redirectTo=%2Faffirmations')
  })

  it('is open to a seeker, shows one choice all day and stores nothing for looking', async () => {
    const member = await addMember({ level: 'seeker', now: NOON })
    const first = await show(member)
    expect(first.slot).toBe('lunch')
    expect(await show(member, NOON + 8 * 3_600_000)).toMatchObject({
      daily: first.daily,
      slot: 'evening',
    })
    expect(await rowsOf(member)).toEqual([])
  })

  it('changes all three at Refresh, keeps that for the day, and begins afresh the next', async () => {
    const member = await addMember({ now: NOON })
    const before = (await show(member)).daily
    const answer = await refresh(member)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/affirmations'])
    const after = (await show(member)).daily
    for (const slot of ['morning', 'lunch', 'evening'] as const) {
      expect(after[slot]).not.toBe(before[slot])
    }
    expect((await show(member, NOON + 3_600_000)).daily).toEqual(after)
    expect(await rowsOf(member)).toEqual([{ date: '2026-11-21', kind: 'affirmations', count: 1 }])
    expect((await show(member, NOON + 86_400_000)).daily).not.toEqual(after)
  })

  it('counts every one of many refreshes that come at once', async () => {
    const member = await addMember({ now: NOON })
    await Promise.all(Array.from({ length: 20 }, () => refresh(member)))
    expect(await rowsOf(member)).toMatchObject([{ count: 20 }])
  })

  it.each([
    ['Pacific/Kiritimati', '2026-11-22', 'morning'],
    ['Pacific/Pago_Pago', '2026-11-21', 'morning'],
    ['Asia/Kolkata', '2026-11-21', 'evening'],
  ])('goes by the day and the hour of a member in %s', async (timeZone, date, slot) => {
    const member = await addMember({ timeZone, now: NOON })
    expect((await show(member)).slot).toBe(slot)
    const before = (await show(member)).daily
    await refresh(member)
    expect(await rowsOf(member)).toMatchObject([{ date }])
    expect((await show(member)).daily).not.toEqual(before)
  })

  it('belongs to each member alone', async () => {
    const [ann, ben] = [await addMember({ now: NOON }), await addMember({ now: NOON })]
    const before = (await show(ben)).daily
    await refresh(ann)
    expect((await show(ben)).daily).toEqual(before)
  })
})
