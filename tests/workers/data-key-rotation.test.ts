import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type MemberKeyRow,
  openMemberVault,
  wrapMemberKey,
} from '#app/features/privacy/member-vault.server.ts'
import { resealMember } from '#app/features/privacy/reseal-member.server.ts'
import {
  rotateDataKeys,
  type Rotated,
  type RotationChoice,
} from '#app/features/privacy/rotate-data-keys.server.ts'
import { placeOf } from '#app/features/privacy/sealed-fields.ts'
import { changePlan } from '#app/features/planner/change-plan.server.ts'
import { toPlan } from '#app/features/planner/planner.ts'
import { ok } from '#app/lib/result.ts'
import { ownerById } from '#db/owner.ts'
import { planOn } from '#db/queries/daily-plans.ts'
import { replaceSealed } from '#db/queries/sealed-values.ts'
import { users } from '#db/schema/accounts.ts'
import { addMember, testContext } from '#tests/support/doors.ts'
import {
  answers,
  db,
  keysOf,
  newerMasters,
  newKey,
  overwrite,
  sealedMember,
  storedOf,
  today,
  vaultOf,
  words,
} from '#tests/support/sealed-rows.ts'

const masters = testContext().config.masterKeys
/** Two days of five fields of words, one of answers and one of a mood. */
const VALUES = 14
const nothing: Rotated = { members: 0, newKeys: 0, lostKeys: 0, resealed: 0, unreadable: 0 }

beforeEach(async () => {
  await db.delete(users)
})

function rotate(choice: Partial<RotationChoice> = {}, over: { masters?: typeof masters } = {}) {
  const rotation = { db, masters, newKey, now: Date.now(), ...over }
  const all = { userId: null, madeBefore: Date.now() - 1000, isLostReplaced: false }
  return rotateDataKeys(rotation, { ...all, ...choice })
}

/** What the member's values say, each with the version of the key it is sealed under. */
async function readAll(userId: string) {
  const vault = await vaultOf(userId)
  return Promise.all(
    (await storedOf(userId)).map(async ({ field, row, value }) => {
      const opened = await vault.open(placeOf(field, row), value)
      const version = Number(value.split('.')[1])
      return { field, row, version, text: opened.ok ? opened.value : null }
    }),
  )
}

const withVersion = (values: Awaited<ReturnType<typeof readAll>>, version: number) =>
  values.map((value) => ({ ...value, version }))

describe('a new data key', () => {
  it('seals every value of a member again, which says what it said', async () => {
    const [member, other] = [await sealedMember(), await sealedMember()]
    const [before, others] = [await readAll(member.id), await storedOf(other.id)]
    expect(before).toHaveLength(VALUES)
    expect(before.map(({ text }) => text)).toContain(words['morning_routine.motto'])
    const counts = { ...nothing, members: 1, newKeys: 1, resealed: VALUES }
    expect(await rotate({ userId: member.id })).toEqual(counts)
    expect(await readAll(member.id)).toEqual(withVersion(before, 2))
    expect(await storedOf(other.id)).toEqual(others)
  })

  it('keeps the older key, under which a device vault may still hold something', async () => {
    const member = await sealedMember()
    const [first] = await keysOf(member.id)
    await rotate()
    const [old, fresh, ...more] = await keysOf(member.id)
    expect(more).toEqual([])
    expect(old).toEqual(first)
    expect(fresh?.version).toBe(2)
  })

  it('is given to everyone once, and a run that is begun again makes no other', async () => {
    const ids = [await sealedMember(), await sealedMember(), await addMember()].map(({ id }) => id)
    const counts = { ...nothing, members: 3, newKeys: 3, resealed: 2 * VALUES }
    expect(await rotate()).toEqual(counts)
    expect(await rotate()).toEqual({ ...nothing, members: 3 })
    for (const id of ids) expect(await keysOf(id)).toHaveLength(2)
  })

  it('goes on where a run was broken off', async () => {
    const member = await sealedMember()
    const before = await readAll(member.id)
    const row = await wrapMemberKey(masters, { userId: member.id, version: 2 }, newKey())
    await addKey(row)
    const resealed = { ...nothing, members: 1, resealed: VALUES }
    expect(await rotate({ userId: member.id })).toEqual(resealed)
    expect(await readAll(member.id)).toEqual(withVersion(before, 2))
  })

  it('ends in one new key and whole words however many runs there are at once', async () => {
    const member = await sealedMember()
    const before = await readAll(member.id)
    const runs = await Promise.all(Array.from({ length: 5 }, () => rotate()))
    expect(runs.reduce((sum, run) => sum + run.resealed, 0)).toBeGreaterThanOrEqual(VALUES)
    const keys = await keysOf(member.id)
    expect(await readAll(member.id)).toEqual(withVersion(before, keys.length))
  })

  it('leaves what cannot be opened as it is, and seals the rest', async () => {
    const member = await sealedMember()
    const [one] = await storedOf(member.id)
    if (!one) throw new Error('Nothing was stored.')
    const damaged = `${one.value.slice(0, -1)}${one.value.endsWith('A') ? 'B' : 'A'}`
    await overwrite(member.id, one, damaged)
    const counts = { ...nothing, members: 1, newKeys: 1, resealed: VALUES - 1, unreadable: 1 }
    expect(await rotate()).toEqual(counts)
    expect((await storedOf(member.id))[0]).toEqual({ ...one, value: damaged })
  })

  it('does nothing for a member who is not there', async () => {
    expect(await rotate({ userId: 'nobody' })).toEqual(nothing)
  })

  it('walks over more days than a page holds', async () => {
    const member = await addMember()
    const vault = await vaultOf(member.id)
    const dates = Array.from({ length: 80 }, (_, n) => new Date(Date.UTC(2025, 0, 1 + n)))
    for (const [n, date] of dates.entries()) {
      const day = date.toISOString().slice(0, 10)
      const sealed = await vault.seal(placeOf('answers', day), JSON.stringify(answers))
      await env.DB.prepare('insert into assessments values (?, ?, ?, ?, 1)')
        .bind(`${member.id}-${n}`, member.id, day, sealed)
        .run()
    }
    expect(await rotate()).toMatchObject({ resealed: 80 })
    expect((await readAll(member.id)).every(({ version, text }) => version === 2 && text)).toBe(
      true,
    )
  })
})

const addKey = ({ userId, version, masterKeyId, wrappedKey }: MemberKeyRow) =>
  env.DB.prepare('insert into member_keys values (?, ?, ?, ?, ?)')
    .bind(userId, version, masterKeyId, wrappedKey, Date.now())
    .run()

describe('a member who saves while their key changes', () => {
  it('keeps what they saved between the reading and the writing', async () => {
    const member = await sealedMember()
    const place = { field: 'morning_routine.motto', row: today } as const
    const before = (await storedOf(member.id)).find(
      ({ field, row }) => field === place.field && row === today,
    )
    const vault = await vaultOf(member.id)
    await overwrite(member.id, place, await vault.seal(placeOf(place.field, today), 'just now'))
    const late = { row: today, from: before?.value ?? '', to: 'sealed again' }
    expect(await replaceSealed(db, ownerById(member.id), place.field, [late])).toEqual([])
    await rotate()
    expect(await readAll(member.id)).toContainEqual({ ...place, version: 2, text: 'just now' })
  })

  it('saves a plan whose lists were sealed under a newer key meanwhile', async () => {
    const member = await sealedMember()
    const rows = await planOn(db, ownerById(member.id), today)
    const vault = await vaultOf(member.id)
    await rotate()
    const plan = toPlan({ personal: [{ text: 'water the fern', completed: false }] })
    const writing = { db, vault, rows, id: 'x', now: 1, userId: member.id, date: today }
    const seen: string[] = []
    const saved = await changePlan(
      writing,
      (stored) => {
        seen.push(stored.occupational[0]?.text ?? '')
        return ok({ ...stored, personal: plan.personal })
      },
      { isAwarded: false },
    )
    expect(saved.ok).toBe(true)
    expect(seen).toEqual([words['daily_tasks.occupational'], words['daily_tasks.occupational']])
    const texts = (await readAll(member.id)).filter(({ row }) => row === today)
    expect(texts.find(({ field }) => field === 'daily_tasks.personal')?.text).toContain('fern')
    expect(texts.find(({ field }) => field === 'daily_tasks.occupational')?.text).toContain(
      words['daily_tasks.occupational'],
    )
  })

  it('has what they sealed under the older key meanwhile sealed again by the next run', async () => {
    const member = await sealedMember()
    const late = await vaultOf(member.id)
    await rotate()
    const place = placeOf('evening_routine.motto', today)
    await overwrite(
      member.id,
      { field: 'evening_routine.motto', row: today },
      await late.seal(place, 'late'),
    )
    expect(await resealMember(db, await vaultOf(member.id), member.id)).toEqual({
      resealed: 1,
      unreadable: 0,
    })
    expect((await readAll(member.id)).every(({ version }) => version === 2)).toBe(true)
  })
})

describe('a data key whose master key is lost', () => {
  const lost = newerMasters('lost')
  const loseNewest = async (userId: string) =>
    addKey(await wrapMemberKey(lost, { userId, version: 2 }, newKey()))

  it('is left alone and counted', async () => {
    const member = await sealedMember()
    await loseNewest(member.id)
    expect(await rotate()).toEqual({ ...nothing, members: 1, lostKeys: 1 })
    expect(await keysOf(member.id)).toHaveLength(2)
  })

  it('is followed by a new one when that is asked for, so that its member can write again', async () => {
    const member = await sealedMember()
    const before = await readAll(member.id)
    await loseNewest(member.id)
    const place = placeOf('morning_routine.motto', today)
    const underLost = await openMemberVault(lost, await keysOf(member.id))
    await overwrite(
      member.id,
      { field: 'morning_routine.motto', row: today },
      await underLost.seal(place, 'gone'),
    )
    const counts = { members: 1, newKeys: 1, lostKeys: 0, resealed: VALUES - 1, unreadable: 1 }
    expect(await rotate({ isLostReplaced: true })).toEqual(counts)
    const vault = await vaultOf(member.id)
    expect((await vault.open(place, await vault.seal(place, 'again'))).ok).toBe(true)
    const after = await readAll(member.id)
    expect(after.filter(({ text }) => text === null)).toHaveLength(1)
    expect(after.filter(({ version }) => version === 3)).toHaveLength(before.length - 1)
  })
})
