import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { wrapMemberKey } from '#app/features/privacy/member-vault.server.ts'
import { placeOf, type SealedFieldName } from '#app/features/privacy/sealed-fields.ts'
import { action as saveCheckIn, loader as checkIn } from '#app/routes/_app.wellbeing_.check-in.tsx'
import { loader as checkIns } from '#app/routes/_app.wellbeing_.checkin-results.tsx'
import { action as savePlan, loader as planner } from '#app/routes/_app.wellbeing_.planner.tsx'
import { loader as plans } from '#app/routes/_app.wellbeing_.planner-results.tsx'
import { loader as records } from '#app/routes/device-vault.records.ts'
import { answerOf, testContext, type TestMember, visit } from '#tests/support/doors.ts'
import { taskFields } from '#tests/support/planner.ts'
import {
  answers,
  keysOf,
  newKey,
  overwrite,
  sealedMember,
  type Stored,
  storedOf,
  today,
  vaultOf,
  words,
  yesterday,
} from '#tests/support/sealed-rows.ts'

const masters = testContext().config.masterKeys

const PAGES = {
  '/wellbeing/check-in': checkIn,
  '/wellbeing/checkin-results': checkIns,
  '/wellbeing/planner': planner,
  '/wellbeing/planner-results': plans,
  [`/device-vault/records?from=${yesterday}`]: records,
}

/** Everything that the pages answer to the member, as one text. Every page must answer well. */
async function shownTo({ cookie }: TestMember): Promise<string> {
  const shown: string[] = []
  for (const [path, loader] of Object.entries(PAGES)) {
    const { status, body } = await answerOf(loader(visit({ path, cookie })))
    expect(status, path).toBe(200)
    shown.push(typeof body === 'string' ? body : JSON.stringify(body))
  }
  return shown.join('\n')
}

/** A field with today's value in it, of a member who has one in every field. */
async function storedIn(member: TestMember, field: SealedFieldName, row?: string): Promise<Stored> {
  const all = await storedOf(member.id)
  const found = all.find((one) => one.field === field && (row ? one.row === row : true))
  if (!found) throw new Error(`Nothing is stored in ${field}.`)
  return found
}

function flipBit(sealed: string): string {
  const [version = '', key = '', bytes = ''] = sealed.split('.')
  const flipped = Buffer.from(bytes, 'base64url')
  flipped[20] = (flipped[20] ?? 0) ^ 1
  return [version, key, flipped.toString('base64url')].join('.')
}

const FIELDS: SealedFieldName[] = [
  'morning_routine.motto',
  'evening_routine.motto',
  'daily_tasks.personal',
  'daily_tasks.occupational',
  'daily_tasks.additional',
  'answers',
  'state',
]

describe.each(FIELDS)('a stored value of %s', (field) => {
  /** Puts something in the value's place and says whether it opens there. */
  async function opensWith(member: TestMember, of: Stored, value: string): Promise<boolean> {
    await overwrite(member.id, of, value)
    expect((await storedIn(member, of.field, of.row)).value).toBe(value)
    const vault = await vaultOf(member.id)
    return (await vault.open(placeOf(of.field, of.row), value)).ok
  }

  it('is refused when it was altered, cut or replaced by garbage, and the pages go on', async () => {
    const member = await sealedMember()
    const stored = await storedIn(member, field)
    expect(await opensWith(member, stored, stored.value)).toBe(true)
    const { value } = stored
    const damaged = [
      flipBit(value),
      value.slice(0, -1),
      value.slice(0, 20),
      `${value}A`,
      value.replace('v1.', 'v2.'),
      'v1.1.',
      'garbage',
      '[{"text":"in clear","completed":false}]',
      '\u0000\ufffd',
    ]
    for (const bad of damaged) expect(await opensWith(member, stored, bad), bad).toBe(false)
    const shown = await shownTo(member)
    expect(shown).not.toContain('in clear')
    // Yesterday's words, or the other field's, still stand there.
    for (const text of Object.values(words)) expect(shown).toContain(text)
  })

  it('is refused in another row, field or member, and under another member’s older key', async () => {
    const [mine, theirs] = [await sealedMember(), await sealedMember()]
    const stored = await storedIn(mine, field)
    const all = await storedOf(mine.id)
    const row = all.find((one) => one.field === field && one.row !== stored.row)
    const other = all.find((one) => one.field !== field)
    const foreign = await storedIn(theirs, field)
    const row2 = await wrapMemberKey(masters, { userId: theirs.id, version: 2 }, newKey())
    const theirVault = await (
      await vaultOf(theirs.id)
    ).renewed([...(await keysOf(theirs.id)), row2])
    const secret = 'only theirs to read'
    const newer = await theirVault.seal(placeOf(field, stored.row), secret)
    const moved = [row?.value, other?.value, foreign.value, newer, newer.replace('v1.2', 'v1.1')]
    for (const bad of moved) expect(await opensWith(mine, stored, bad ?? 'v1.1.none')).toBe(false)
    expect(await shownTo(mine)).not.toContain(secret)
  })
})

describe('a wrapped key', () => {
  const setKey = (userId: string, column: string, value: string) =>
    env.DB.prepare(`update member_keys set ${column} = ? where user_id = ?`)
      .bind(value, userId)
      .run()

  it('opens nothing in the place of another member’s, and the pages say so and log it', async () => {
    const [mine, theirs] = [await sealedMember(), await sealedMember()]
    const [theirKey] = await keysOf(theirs.id)
    await setKey(mine.id, 'wrapped_key', theirKey?.wrappedKey ?? '')
    const told: string[] = []
    const log = { info() {}, warn() {}, error: (event: string) => void told.push(event) }
    const context = testContext({ log })
    for (const [path, loader] of Object.entries(PAGES)) {
      const answer = answerOf(loader(visit({ path, cookie: mine.cookie, context })))
      // What is thrown is answered and logged by the Worker's own error page.
      const text = await answer.then(
        ({ status, body }) => `${status} ${JSON.stringify(body)}`,
        (error: unknown) => String(error),
      )
      expect(text, path).toMatch(/^500 |cannot be unwrapped/)
      for (const phrase of Object.values(words)) expect(text).not.toContain(phrase)
    }
    expect(told).toEqual(['load check-ins', 'load plans'])
    const before = await storedOf(mine.id)
    const form = { date: today, 'morning.motto': 'new' }
    const path = '/wellbeing/check-in'
    const saved = await answerOf(saveCheckIn(visit({ path, cookie: mine.cookie, form, context })))
    expect(saved.status).toBe(503)
    expect(await storedOf(mine.id)).toEqual(before)
  })

  it('opens nothing under another version or master key', async () => {
    for (const [column, value] of [
      ['version', '2'],
      ['master_key_id', 'another'],
    ] as const) {
      const member = await sealedMember()
      await setKey(member.id, column, value)
      const vault = await vaultOf(member.id)
      const { field, row, value: sealed } = await storedIn(member, 'answers')
      const opened = vault.open(placeOf(field, row), sealed).then(({ ok }) => ok)
      expect(await opened.catch(() => false)).toBe(false)
      await expect(vault.seal(placeOf(field, row), 'x')).rejects.toThrow()
    }
  })

  it('that is lost hides only what it sealed', async () => {
    const member = await sealedMember()
    const next = await wrapMemberKey(masters, { userId: member.id, version: 2 }, newKey())
    const [first] = await keysOf(member.id)
    await setKey(member.id, 'wrapped_key', next.wrappedKey)
    await env.DB.prepare('insert into member_keys values (?, 2, ?, ?, 1)')
      .bind(member.id, next.masterKeyId, next.wrappedKey)
      .run()
    const sealed = await (
      await vaultOf(member.id)
    ).seal(placeOf('morning_routine.motto', today), 'written since')
    await overwrite(member.id, { field: 'morning_routine.motto', row: today }, sealed)
    const shown = await shownTo(member)
    expect(shown).toContain('written since')
    expect(shown).not.toContain(words['evening_routine.motto'])
    await env.DB.prepare('update member_keys set wrapped_key = ? where user_id = ? and version = 1')
      .bind(first?.wrappedKey ?? '', member.id)
      .run()
    expect(await shownTo(member)).toContain(words['evening_routine.motto'])
  })
})

describe('saving over what cannot be opened', () => {
  const path = { checkIn: '/wellbeing/check-in', planner: '/wellbeing/planner' }

  it('keeps a motto that the form left empty, tells so, and lets a new one take its place', async () => {
    const member = await sealedMember()
    const place = { field: 'morning_routine.motto', row: today } as const
    const damaged = flipBit((await storedIn(member, place.field, today)).value)
    await overwrite(member.id, place, damaged)
    const { cookie } = member
    const opened = await answerOf(checkIn(visit({ path: path.checkIn, cookie })))
    expect(opened.body).toMatchObject({
      unreadable: ['morning.motto'],
      fields: { 'morning.motto': '', 'evening.motto': words['evening_routine.motto'] },
    })
    const save = (form: Record<string, string>) =>
      answerOf(saveCheckIn(visit({ path: path.checkIn, cookie, form: { date: today, ...form } })))
    expect((await save({ 'tasks.walk': 'on' })).status).toBe(302)
    expect((await storedIn(member, place.field, today)).value).toBe(damaged)
    // The readable one of the evening was emptied by its owner, and is gone.
    const evening = (await storedOf(member.id)).filter(
      ({ field, row }) => field === 'evening_routine.motto' && row === today,
    )
    expect(evening).toEqual([])
    await save({ 'morning.motto': 'a new one' })
    expect(await shownTo(member)).toContain('a new one')
    expect((await storedIn(member, place.field, today)).value).not.toBe(damaged)
  })

  it('keeps a list that the form left empty, and lets new tasks take its place', async () => {
    const member = await sealedMember()
    const place = { field: 'daily_tasks.personal', row: today } as const
    const damaged = flipBit((await storedIn(member, place.field, today)).value)
    await overwrite(member.id, place, damaged)
    const { cookie } = member
    const open = async () => {
      const { body } = await answerOf(planner(visit({ path: path.planner, cookie })))
      return body as { base: string; unreadable: string[] }
    }
    const { base, unreadable } = await open()
    expect(unreadable).toEqual(['personal'])
    const save = (personal: string[], from: string) => {
      const occupational = [words['daily_tasks.occupational'], 'and one more']
      const additional = [words['daily_tasks.additional']]
      const fields = taskFields({ personal, occupational, additional })
      const form = { date: today, base: from, ...fields }
      return answerOf(savePlan(visit({ path: path.planner, cookie, form })))
    }
    expect((await save([], base)).status).toBe(302)
    expect((await storedIn(member, place.field, today)).value).toBe(damaged)
    expect(await shownTo(member)).toContain('and one more')
    // A tab that was opened when the list could be read still has its words.
    const earlier = JSON.stringify({
      personal: [{ text: words['daily_tasks.personal'], completed: false }],
      occupational: [],
      additional: [],
    })
    expect((await save([words['daily_tasks.personal']], earlier)).status).toBe(302)
    expect((await open()).unreadable).toEqual([])
    expect(await shownTo(member)).toContain(words['daily_tasks.personal'])
  })

  it('tells how many answers and moods cannot be brought back, and shows the others', async () => {
    const member = await sealedMember()
    await overwrite(member.id, { field: 'answers', row: today }, 'garbage')
    const mood = await storedIn(member, 'state')
    await overwrite(member.id, mood, flipBit(mood.value))
    const { body } = await answerOf(
      records(visit({ path: `/device-vault/records?from=${yesterday}`, cookie: member.cookie })),
    )
    const page = JSON.parse(String(body)) as { unreadable: number; records: { value: unknown }[] }
    expect(page.unreadable).toBe(2)
    expect(page.records.map(({ value }) => value)).toEqual([answers, 'forest'])
    expect((await storedIn(member, 'answers', yesterday)).row).toBe(yesterday)
  })
})
