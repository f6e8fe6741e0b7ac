import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { consentWording } from '#app/features/privacy/consent-wording.ts'
import type { MoodMonth } from '#app/features/mood/mood-month.ts'
import { loader } from '#app/routes/_app.mood.tsx'
import { action as consent } from '#app/routes/consents.ts'
import { action } from '#app/routes/mood.notes.ts'
import { addMember, answerOf, type TestMember, testContext, visit } from '#tests/support/doors.ts'

const post = (
  member: TestMember,
  form: Record<string, string>,
  context = testContext(),
): ReturnType<typeof answerOf> =>
  answerOf(action(visit({ path: '/mood/notes', cookie: member.cookie, form, context })))

const note = (member: TestMember, state: string, id: string = crypto.randomUUID()) =>
  post(member, { intent: 'note', id, state })

const give = (member: TestMember) =>
  answerOf(
    consent(
      visit({
        path: '/consents',
        cookie: member.cookie,
        form: {
          intent: 'give',
          kind: 'assessments',
          wording: consentWording.assessments.version,
        },
      }),
    ),
  )

const rowsOf = async ({ id }: TestMember) =>
  (await env.DB.prepare('select * from mood_entries where user_id = ?').bind(id).all()).results

interface Shown {
  standing: string
  stored: { month: MoodMonth; unreadable: number } | null
}
const open = async (member: TestMember, query = '', context = testContext()) => {
  const { body, status, headers } = await answerOf(
    loader(visit({ path: `/mood${query}`, cookie: member.cookie, context })),
  )
  return { status, location: headers.get('location'), ...(body as Shown) }
}
const statesOf = ({ stored }: Shown) =>
  stored?.month.weeks.flat().flatMap((day) => day?.moods.map(({ state }) => state) ?? [])

describe('the log of moods', () => {
  it('is stored only under the assessments consent', async () => {
    const member = await addMember()
    expect((await note(member, 'forest')).status).toBe(409)
    expect(await rowsOf(member)).toEqual([])
    expect((await give(member)).status).toBe(200)
    expect((await note(member, 'forest')).status).toBe(200)
    expect(await rowsOf(member)).toHaveLength(1)
  })

  it('takes several a day, is open to every plan, and is ciphertext in the database', async () => {
    const member = await addMember({ level: 'seeker' })
    await give(member)
    await note(member, 'processing')
    await note(member, 'sunshine')
    expect(statesOf(await open(member))).toEqual(['processing', 'sunshine'])
    expect(JSON.stringify(await rowsOf(member))).not.toMatch(/processing|sunshine/)
  })

  it('takes the same note twice as one', async () => {
    const member = await addMember()
    await give(member)
    const id = crypto.randomUUID()
    await Promise.all([note(member, 'cat', id), note(member, 'cat', id), note(member, 'cat', id)])
    expect(await rowsOf(member)).toHaveLength(1)
  })

  it('dates a mood by the member’s own day, across midnight', async () => {
    const now = Date.parse('2026-11-21T13:30:00Z')
    const member = await addMember({ timeZone: 'Pacific/Auckland', now: now - 86_400_000 })
    await give(member)
    await post(member, { intent: 'note', state: 'ocean' }, testContext({ now }))
    expect(await rowsOf(member)).toMatchObject([{ date: '2026-11-22', created_at: now }])
  })

  it.each([
    [{ intent: 'note', state: 'furious' }],
    [{ intent: 'note', id: 'not a uuid', state: 'cat' }],
    [{ intent: 'remove', id: '1 or 1=1' }],
    [{ intent: 'shout' }],
  ])('refuses %j and stores nothing', async (form) => {
    const member = await addMember()
    await give(member)
    expect((await post(member, form)).status).toBe(400)
    expect(await rowsOf(member)).toEqual([])
  })

  it('removes a mood of the member’s own and no other', async () => {
    const [member, other] = [await addMember(), await addMember()]
    await give(member)
    await give(other)
    const id = crypto.randomUUID()
    await note(member, 'cat', id)
    await note(member, 'ocean')
    await post(other, { intent: 'remove', id })
    expect(await rowsOf(member)).toHaveLength(2)
    await post(member, { intent: 'remove', id })
    expect(statesOf(await open(member))).toEqual(['ocean'])
  })

  it('leads a month that cannot hold anything back to this one', async () => {
    const member = await addMember()
    expect(await open(member, '?month=2031-01')).toMatchObject({ location: '/mood' })
    expect(await open(member, '?month=2020-01')).toMatchObject({ location: '/mood' })
    expect(await open(member, '?month=2026-13')).toMatchObject({ status: 200 })
  })

  it('shows the others when one was altered in the database', async () => {
    const member = await addMember()
    await give(member)
    const id = crypto.randomUUID()
    await note(member, 'cat', id)
    await note(member, 'ocean')
    await env.DB.prepare("update mood_entries set state = state || 'x' where id = ?").bind(id).run()
    const shown = await open(member)
    expect(shown.stored?.unreadable).toBe(1)
    expect(statesOf(shown)).toEqual(['ocean'])
  })

  it('says where it stands, and shows nothing stored once the consent is withdrawn', async () => {
    const member = await addMember()
    expect(await open(member)).toMatchObject({ standing: 'unasked', stored: null })
    await give(member)
    await note(member, 'cat')
    await answerOf(
      consent(
        visit({
          path: '/consents',
          cookie: member.cookie,
          form: { intent: 'withdraw', kind: 'assessments' },
        }),
      ),
    )
    expect(await open(member)).toMatchObject({ standing: 'withdrawn', stored: null })
    expect(await rowsOf(member)).toEqual([])
  })

  it('stops a page that has gone astray', async () => {
    const member = await addMember()
    await give(member)
    const statuses: number[] = []
    for (let i = 0; i < 61; i += 1) statuses.push((await note(member, 'cat')).status)
    expect(statuses.slice(0, 60)).not.toContain(429)
    expect(statuses[60]).toBe(429)
  })
})
