import { describe, expect, it } from 'vitest'
import { addDays, dayIn } from '#app/lib/dates.ts'
import { addMember } from '#tests/support/doors.ts'
import {
  allPages,
  consentRows,
  giveConsent,
  knock,
  standingOf,
  storedRows,
  upload,
  withdraw,
  WORDING,
} from '#tests/support/kept-doors.ts'
import { assessment, mood } from '#tests/support/kept-records.ts'

const today = dayIn('Europe/London', Date.now())
const yesterday = addDays(today, -1)
const HTML = { Accept: 'text/html,application/xhtml+xml' }

describe('giving the consent', () => {
  it('records who, when and which wording, and says so with the keys', async () => {
    const member = await addMember()
    expect(await standingOf(member)).toBe('unasked')
    expect((await giveConsent(member)).status).toBe(200)
    expect(await consentRows(member)).toMatchObject([
      { user_id: member.id, kind: 'assessments', wording_version: WORDING, withdrawn_at: null },
    ])
    expect(await standingOf(member)).toBe('given')
  })

  it('makes one row of a hundred at once', async () => {
    const member = await addMember()
    const answers = await Promise.all(Array.from({ length: 100 }, () => giveConsent(member)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await consentRows(member)).toHaveLength(1)
  })

  it('is refused for another wording than the one asked now', async () => {
    const member = await addMember()
    const { status, body } = await giveConsent(member, '2020-01-01')
    expect(status).toBe(409)
    expect(body).toEqual({ error: 'The question has changed. Please read it again.' })
    expect(await consentRows(member)).toEqual([])
  })

  it.each([
    [{}],
    [{ intent: 'give' }],
    [{ intent: 'give', kind: 'journal', wording: WORDING }],
    [{ intent: 'steal', kind: 'assessments', wording: WORDING }],
    [{ intent: 'give', kind: 'assessments', wording: 'w'.repeat(41) }],
    [{ intent: 'withdraw', kind: 'assessments', revision: '-1' }],
    [{ intent: 'withdraw', kind: 'assessments', revision: '1e9' }],
  ])('takes no form like %o, and changes nothing', async (form) => {
    const member = await addMember()
    await giveConsent(member)
    const body = new URLSearchParams(Object.entries(form))
    expect((await knock(member, '/consents', { method: 'POST', body })).status).toBe(400)
    expect(await standingOf(member)).toBe('given')
  })

  it('leads a browser without script back to its page, and to the card when it is refused', async () => {
    const member = await addMember()
    const post = (fields: Record<string, string>) =>
      knock(member, '/consents', {
        method: 'POST',
        headers: HTML,
        body: new URLSearchParams({ intent: 'give', kind: 'assessments', ...fields }),
      })
    const given = await post({ wording: WORDING, returnTo: '/wellbeing' })
    expect([given.status, given.headers.get('location')]).toEqual([303, '/wellbeing'])
    const elsewhere = await post({ wording: WORDING, returnTo: '//evil.example' })
    expect(elsewhere.headers.get('location')).toBe('/profile')
    const refused = await post({ wording: 'old', returnTo: '/wellbeing' })
    expect(refused.headers.get('location')).toBe('/profile?refused=consent#consents')
  })

  it('is no stranger’s business', async () => {
    const { status, headers } = await giveConsent({ ...(await addMember()), cookie: '' })
    expect([status, headers.get('location')]).toEqual([302, '/login'])
  })
})

describe('taking the consent back', () => {
  it('erases what was stored under it, and keeps the row that says when', async () => {
    const [member, other] = [await addMember(), await addMember()]
    for (const one of [member, other]) {
      await giveConsent(one)
      await upload(one, [assessment(today, 5), mood(1, yesterday, 6)])
    }
    expect((await withdraw(member)).status).toBe(200)
    expect(await storedRows(member)).toEqual([])
    expect(await standingOf(member)).toBe('withdrawn')
    expect(await consentRows(member)).toHaveLength(1)
    expect(await storedRows(other)).toHaveLength(2)
    expect(await standingOf(other)).toBe('given')
  })

  it('with a revision that is not the last one withdraws and erases nothing', async () => {
    const member = await addMember()
    await giveConsent(member)
    await upload(member, [assessment(today, 5)])
    const { status, body } = await withdraw(member, { revision: '0' })
    expect(status).toBe(409)
    expect(body).toEqual({ error: expect.stringContaining('Nothing was erased') })
    expect(await storedRows(member)).toHaveLength(1)
    expect(await standingOf(member)).toBe('given')
    expect((await withdraw(member, { revision: '1' })).status).toBe(200)
    expect(await storedRows(member)).toEqual([])
  })

  it('that arrives late, for an earlier consent, does not touch a later one', async () => {
    const member = await addMember()
    for (let round = 0; round < 2; round += 1) {
      await giveConsent(member)
      await upload(member, [assessment(today, 5)])
      await withdraw(member)
    }
    await giveConsent(member)
    await upload(member, [assessment(today, 6)])
    const numbers = (await consentRows(member)).map(({ revision }) => revision)
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    for (const revision of [0, ...numbers.slice(0, -1)]) {
      expect((await withdraw(member, { revision: String(revision) })).status).toBe(409)
    }
    expect(await storedRows(member)).toHaveLength(1)
  })

  it('twice, or without ever having given it, is taking it back', async () => {
    const member = await addMember()
    expect((await withdraw(member)).status).toBe(200)
    await giveConsent(member)
    expect((await withdraw(member)).status).toBe(200)
    expect((await withdraw(member)).status).toBe(200)
    expect(await standingOf(member)).toBe('withdrawn')
  })

  it('is open to a seeker who had a plan once', async () => {
    const member = await addMember({ level: 'seeker' })
    expect((await giveConsent(member)).status).toBe(200)
    await upload(member, [assessment(yesterday, 5)])
    const records = (await allPages(member)).flatMap((page) => page.records)
    expect(records).toEqual([assessment(yesterday, 5)])
    expect((await withdraw(member, { revision: '1' })).status).toBe(200)
  })

  it('against savings at the same instant leaves either all of them or none', async () => {
    for (let round = 0; round < 20; round += 1) {
      const member = await addMember()
      await giveConsent(member)
      const [saved, withdrawn] = await Promise.all([
        upload(member, [assessment(today, 5), mood(1, today, 6)]),
        withdraw(member, round % 2 ? { revision: '0' } : {}),
      ])
      const isWithdrawn = (await standingOf(member)) === 'withdrawn'
      expect(isWithdrawn).toBe(withdrawn.status === 200)
      expect(await storedRows(member)).toHaveLength(isWithdrawn ? 0 : 2)
      // What the saver was told is so unless it was erased afterwards, without a revision.
      if (!isWithdrawn || round % 2) expect(saved.status).toBe(isWithdrawn ? 409 : 200)
    }
  })
})
