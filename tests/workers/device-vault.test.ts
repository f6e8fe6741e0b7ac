import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { addDays, dayIn } from '#app/lib/dates.ts'
import { addMember, answerOf, testContext, visit } from '#tests/support/doors.ts'
import {
  allPages,
  giveConsent,
  knock,
  standingOf,
  storedRows,
  upload,
} from '#tests/support/kept-doors.ts'
import { assessment, mood } from '#tests/support/kept-records.ts'
import { action as markActivity } from '#app/routes/activity.ts'

const today = dayIn('Europe/London', Date.now())
const day = (n: number) => addDays(today, n)

const consenting = async (options: Parameters<typeof addMember>[0] = {}) => {
  const member = await addMember(options)
  await giveConsent(member)
  return member
}

describe('the keys of the device vault', () => {
  it('are handed to the signed-in member alone, are theirs, stay the same, and are never cached', async () => {
    const [member, other] = [await addMember(), await addMember()]
    const [first, again, theirs] = [
      await knock(member, '/device-vault/key'),
      await knock(member, '/device-vault/key'),
      await knock(other, '/device-vault/key'),
    ]
    expect(first.headers.get('cache-control')).toBe('no-store')
    const told = (answer: { body: unknown }) => answer.body as { owner: string; keys: unknown[] }
    expect(told(first)).toMatchObject({ assessments: 'unasked', today })
    expect(told(again)).toMatchObject({ owner: told(first).owner, keys: told(first).keys })
    expect(told(theirs).owner).not.toBe(told(first).owner)
    expect(told(theirs).keys).not.toEqual(told(first).keys)
    const signedOut = await knock({ cookie: '' }, '/device-vault/key')
    expect(signedOut.status).toBe(302)
    expect(signedOut.body).toBe('')
    const unverified = await knock(await addMember({ verified: false }), '/device-vault/key')
    expect([unverified.status, unverified.body]).toEqual([302, ''])
  })
})

describe('records from a device', () => {
  it('are stored sealed, the newer of two of one date, however often they are sent', async () => {
    const member = await consenting()
    const sent = [assessment(day(-1), 5), assessment(today, 9, 3), mood(1, today, 7)]
    for (let round = 0; round < 2; round += 1) {
      expect(await upload(member, sent)).toMatchObject({
        status: 200,
        body: { stored: sent.map(({ kind, id }) => ({ kind, id })), refused: [] },
      })
    }
    await upload(member, [assessment(today, 8, 4)])
    const pages = await allPages(member)
    const records = pages.flatMap((page) => page.records)
    expect(pages.at(-1)).toMatchObject({ revision: 3, unreadable: 0, next: null })
    expect(records).toHaveLength(3)
    expect(records).toEqual(expect.arrayContaining(sent))
    expect(JSON.stringify(await storedRows(member))).not.toMatch(/\[1,1|relaxed/)
  })

  it('are dated by the server’s clock where the device’s runs ahead', async () => {
    const member = await consenting()
    await upload(member, [assessment(today, Date.now() + 2 * 86_400_000)])
    const [row] = await storedRows(member)
    expect(Number(row?.created_at)).toBeLessThanOrEqual(Date.now())
  })

  it('are not stored without a consent in force: 409, and nothing is there', async () => {
    const member = await addMember()
    const { status, body } = await upload(member, [assessment(today, 5)])
    expect(status).toBe(409)
    expect(body).toEqual({ error: expect.stringContaining('still on your device') })
    expect(await storedRows(member)).toEqual([])
    expect(await standingOf(member)).toBe('unasked')
  })

  it.each([
    ['nine answers', { ...assessment(today, 5), value: Array(9).fill(1) }, 'ten answers'],
    ['eleven answers', { ...assessment(today, 5), value: Array(11).fill(1) }, 'ten answers'],
    ['an answer of 5', assessment(today, 5, 5), 'one of the five choices'],
    ['an answer of −1', assessment(today, 5, -1), 'one of the five choices'],
    ['half an answer', assessment(today, 5, 1.5), 'one of the five choices'],
    ['tomorrow', assessment(day(1), 5), 'still to come'],
    ['before the account', assessment(day(-30), 5), 'before your account'],
    ['30 February', assessment('2026-02-30', 5), 'real date'],
    ['an id of another day', { ...assessment(today, 5), id: day(-1) }, 'named by its date'],
    ['a mood we do not know', { ...mood(1, today, 5), value: 'furious' }, ''],
    ['a kind we do not know', { kind: 'secret', id: 'x' }, ''],
    ['nothing at all', null, ''],
    ['100 KB of text', { ...mood(1, today, 5), value: 'x'.repeat(100_000) }, ''],
  ])('with %s are refused one by one, and the others stored', async (_, bad, words) => {
    const member = await consenting()
    const { status, body } = await upload(member, [bad, assessment(today, 5)])
    expect(status).toBe(200)
    const { stored, refused } = body as { stored: unknown[]; refused: { message: string }[] }
    expect(stored).toEqual([{ kind: 'assessment', id: today }])
    expect(refused).toHaveLength(1)
    expect(refused[0]?.message).toContain(words)
    expect(await storedRows(member)).toHaveLength(1)
  })

  it.each([
    ['no JSON', '{"records": [', 400],
    ['no list', '{"records": 7}', 400],
    ['101 of them', JSON.stringify({ records: Array(101).fill(assessment(today, 5)) }), 400],
  ])(
    'in a message that is %s are all refused, and stay on the device',
    async (_, message, code) => {
      const member = await consenting()
      const { status, body } = await upload(member, message)
      expect(status).toBe(code)
      expect(body).toEqual({ error: expect.stringContaining('still on your device') })
      expect(await storedRows(member)).toEqual([])
    },
  )

  it('come back page by page, all with one revision, and one that was altered hides no other', async () => {
    const member = await consenting({ joined: Date.now() - 200 * 86_400_000 })
    const sent = [0, 30, 60, 150].map((n) => assessment(day(-n), 5 + n))
    await upload(member, sent)
    const moved =
      'update assessments set answers = (select answers from assessments where user_id = ? and date = ?) where user_id = ? and date = ?'
    await env.DB.prepare(moved).bind(member.id, today, member.id, day(-60)).run()
    const pages = await allPages(member)
    expect(new Set(pages.map(({ revision }) => revision))).toEqual(new Set([1]))
    expect(pages.length).toBeGreaterThan(2)
    expect(pages.flatMap(({ records }) => records)).toHaveLength(3)
    expect(pages.reduce((sum, { unreadable }) => sum + unreadable, 0)).toBe(1)
  })

  it('of a strange day are not looked for', async () => {
    const member = await consenting()
    expect((await knock(member, '/device-vault/records?from=2026-02-30')).status).toBe(400)
  })
})

describe('the mark of an assessment that stays on a device', () => {
  const mark = (cookie: string, form: Record<string, string>) =>
    answerOf(markActivity(visit({ path: '/activity', cookie, form, context: testContext() })))

  it('counts for today and yesterday, once, and says what time it is', async () => {
    const member = await addMember()
    for (const date of [today, day(-1), today]) {
      const { status, body } = await mark(member.cookie, { kind: 'assessment', date })
      expect(status).toBe(200)
      expect(JSON.parse(String(body))).toEqual({ now: expect.any(Number) })
    }
    const query = env.DB.prepare(
      "select 1 from activity_days where user_id = ? and kind = 'assessment'",
    )
    expect((await query.bind(member.id).all()).results).toHaveLength(2)
    expect(await storedRows(member)).toEqual([])
  })

  it.each([
    [{ kind: 'assessment', date: day(1) }, 400],
    [{ kind: 'assessment', date: day(-2) }, 400],
    [{ kind: 'assessment', date: 'yesterday' }, 400],
    [{ kind: 'login', date: today }, 400],
  ])('is not made of %o', async (form, code) => {
    const member = await addMember()
    expect((await mark(member.cookie, form)).status).toBe(code)
  })

  it('is not a seeker’s', async () => {
    const member = await addMember({ level: 'seeker' })
    expect((await mark(member.cookie, { kind: 'assessment', date: today })).status).toBe(402)
  })
})
