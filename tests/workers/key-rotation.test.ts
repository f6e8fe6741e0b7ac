import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type { MasterKeys } from '#app/features/privacy/member-vault.server.ts'
import { rewrapKeys } from '#app/features/privacy/rewrap-keys.server.ts'
import { placeOf } from '#app/features/privacy/sealed-fields.ts'
import type { Log, LogFields } from '#app/http/context.ts'
import { users } from '#db/schema/accounts.ts'
import { addMember, testContext } from '#tests/support/doors.ts'
import {
  db,
  keysOf,
  newerMasters,
  newKey,
  sealedMember,
  storedOf,
  vaultOf,
} from '#tests/support/sealed-rows.ts'
import { rewrapNightly } from '#workers/jobs/rewrap-nightly.ts'

const masters = testContext().config.masterKeys
const ALL = { limit: 1_000_000 }
const done = { rewrapped: 0, unreadable: 0, masterMissing: 0, isWhole: true }

beforeEach(async () => {
  await db.delete(users)
})

async function mastersInUse(): Promise<unknown[]> {
  const { results } = await env.DB.prepare(
    'select master_key_id as id, count(*) as keys from member_keys group by 1 order by 1',
  ).all()
  return results
}

const addMembers = (count: number) => Promise.all(Array.from({ length: count }, () => addMember()))

describe('a new master key', () => {
  it('takes over every data key, and nothing that was sealed changes', async () => {
    const member = await sealedMember()
    await addMembers(4)
    const [stored, newer] = [await storedOf(member.id), newerMasters()]
    expect(await rewrapKeys(db, newer, ALL)).toEqual({ ...done, rewrapped: 5 })
    expect(await mastersInUse()).toEqual([{ id: 'newer', keys: 5 }])
    expect(await storedOf(member.id)).toEqual(stored)
    // The old master key is not needed any more.
    const alone: MasterKeys = { current: 'newer', keys: new Map([...newer.keys].slice(0, 1)) }
    const vault = await vaultOf(member.id, alone)
    for (const { field, row, value } of stored) {
      expect((await vault.open(placeOf(field, row), value)).ok).toBe(true)
    }
  })

  it('finds nothing left to do the second time, and nothing at all under one master key', async () => {
    await addMembers(2)
    expect(await rewrapKeys(db, masters, ALL)).toEqual(done)
    const newer = newerMasters()
    await rewrapKeys(db, newer, ALL)
    expect(await rewrapKeys(db, newer, ALL)).toEqual(done)
  })

  it('wraps more data keys than one page holds, in as many runs as the limit asks for', async () => {
    await addMembers(130)
    const newer = newerMasters()
    const part = { ...done, rewrapped: 60, isWhole: false }
    expect(await rewrapKeys(db, newer, { limit: 60 })).toEqual(part)
    expect(await rewrapKeys(db, newer, { limit: 60 })).toEqual(part)
    expect(await rewrapKeys(db, newer, { limit: 60 })).toEqual({ ...done, rewrapped: 10 })
    expect(await mastersInUse()).toEqual([{ id: 'newer', keys: 130 }])
  })

  it('wraps each data key once, also in five runs at once', async () => {
    const member = await sealedMember()
    await addMembers(120)
    const newer = newerMasters()
    const runs = await Promise.all(Array.from({ length: 5 }, () => rewrapKeys(db, newer, ALL)))
    expect(runs.reduce((sum, run) => sum + run.rewrapped, 0)).toBe(121)
    const vault = await vaultOf(member.id, newer)
    expect(await vault.seal(placeOf('answers', '2026-11-21'), 'whole')).toMatch(/^v1\.1\./)
  })

  it('counts and leaves alone what is damaged or under a master key that is gone', async () => {
    const [whole, damaged, lost] = [await addMember(), await addMember(), await addMember()]
    const change = (column: string, value: string, id: string) =>
      env.DB.prepare(`update member_keys set ${column} = ? where user_id = ?`).bind(value, id).run()
    await change('wrapped_key', (await keysOf(whole.id))[0]?.wrappedKey ?? '', damaged.id)
    await change('master_key_id', 'forgotten', lost.id)
    const before = [await keysOf(damaged.id), await keysOf(lost.id)]
    const counts = { ...done, rewrapped: 1, unreadable: 1, masterMissing: 1 }
    expect(await rewrapKeys(db, newerMasters(), ALL)).toEqual(counts)
    expect([await keysOf(damaged.id), await keysOf(lost.id)]).toEqual(before)
  })

  it('is reached by nights of a bounded number, and the log tells numbers alone', async () => {
    await addMembers(5)
    const told: [string, string, LogFields | undefined][] = []
    const log: Log = {
      info: (event, fields) => told.push(['info', event, fields]),
      warn: (event, fields) => told.push(['warn', event, fields]),
      error: () => told.push(['error', '', undefined]),
    }
    const newer = newerMasters()
    for (let night = 0; night < 4; night += 1) await rewrapNightly(db, newer, log, 2)
    const counts = { unreadable: 0, masterMissing: 0 }
    expect(told).toEqual([
      ['info', 'keys rewrapped', { ...counts, rewrapped: 2, isWhole: false }],
      ['info', 'keys rewrapped', { ...counts, rewrapped: 2, isWhole: false }],
      ['info', 'keys rewrapped', { ...counts, rewrapped: 1, isWhole: true }],
    ])
    const other = { current: 'other', keys: new Map([['other', newKey()]]) }
    await rewrapNightly(db, other, log, 2)
    expect(told.at(-1)).toEqual([
      'warn',
      'keys rewrapped',
      { rewrapped: 0, unreadable: 0, masterMissing: 5, isWhole: true },
    ])
  })
})
