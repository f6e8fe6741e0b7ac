import { describe, expect, it } from 'vitest'
import { assessment, mood } from '#tests/support/kept-records.ts'
import { MemoryDisk } from '#tests/support/plain-vault-parts.ts'
import { ReferenceKeeper } from '#tests/support/reference-keeper.ts'
import { TestDevice } from '#tests/support/test-device.ts'
import type { SealedRow } from './vault-keys.client.ts'
import { NoStorageError, openVaultStore, type VaultStore } from './vault-store.client.ts'

const DAYS = ['2026-11-16', '2026-11-17', '2026-11-18']
const WORDING = '2026-11-21'

async function filled() {
  const [keeper, device] = [new ReferenceKeeper(), new TestDevice()]
  const vault = await device.openVault(keeper.fetch)
  for (const [n, day] of DAYS.entries()) await vault.put(assessment(day, n + 1))
  return { keeper, device, vault }
}

const bytesOf = (row: Record<string, unknown> | undefined) => (row?.bytes as Uint8Array).slice()

describe('a row on the disk', () => {
  it('says nothing in clear, and is as long as any other', async () => {
    const { device, vault } = await filled()
    await vault.put(mood(1, DAYS[0] ?? '', 9))
    const rows = await device.rows()
    const text = rows.map(
      (row) => JSON.stringify(row) + new TextDecoder('latin1').decode(bytesOf(row)),
    )
    expect(text.join()).not.toMatch(/2026|assessment|mood|relaxed|1,1|0000-4000/)
    expect(new Set(rows.map((row) => bytesOf(row).length)).size).toBe(1)
  })

  it.each<[string, (row: Record<string, unknown>, other: Record<string, unknown>) => object]>([
    ['altered', (row) => ({ ...row, bytes: bytesOf(row).with(30, 0) })],
    ['cut off', (row) => ({ ...row, bytes: bytesOf(row).slice(0, 20) })],
    ['emptied', (row) => ({ ...row, bytes: new Uint8Array() })],
    ['of another shape', (row) => ({ ...row, bytes: 'nothing' })],
    ['given another version', (row) => ({ ...row, version: 2 })],
    ['taken from another place', (row, other) => ({ ...row, bytes: other.bytes })],
  ])('that was %s is counted, not sent, and hides no other', async (_, alter) => {
    const { keeper, device, vault } = await filled()
    const [row, other] = await device.rows()
    await device.tamper(alter(row ?? {}, other ?? {}))
    const { records, unreadable } = await vault.list('assessment')
    expect([records.length, unreadable]).toEqual([2, 1])
    expect(await vault.giveConsent(WORDING)).toMatchObject({ ok: true, value: { sent: 2 } })
    expect(keeper.records.size).toBe(2)
    expect(await device.rows()).toHaveLength(1)
  })

  it('that cannot be opened steps aside when its day is answered again', async () => {
    const { device, vault } = await filled()
    const [row] = await device.rows()
    await device.tamper({ ...row, bytes: bytesOf(row).with(30, 0) })
    for (const day of DAYS) await vault.put(assessment(day, 50, 4))
    const { records, unreadable } = await vault.list('assessment')
    expect([records.length, unreadable]).toEqual([3, 1])
  })

  it('sealed by an older key opens, and is sealed by the newest when it is written', async () => {
    const { keeper, device } = await filled()
    keeper.keys = [...keeper.keys, { version: 2, key: 'n'.repeat(43) }]
    const vault = await device.openVault(keeper.fetch)
    expect((await vault.list('assessment')).records).toHaveLength(3)
    await vault.put(assessment(DAYS[0] ?? '', 70))
    expect((await device.rows()).map(({ version }) => version).sort()).toEqual([1, 1, 2])
    expect((await vault.list('assessment')).unreadable).toBe(0)
  })

  it('of another member of the browser is neither shown nor touched', async () => {
    const { device } = await filled()
    const other = new ReferenceKeeper('p'.repeat(16), [{ version: 1, key: 'q'.repeat(43) }])
    const vault = await device.openVault(other.fetch)
    expect(await vault.list('assessment')).toEqual({ records: [], unreadable: 0 })
    await vault.giveConsent(WORDING)
    await vault.erase()
    expect(other.records.size).toBe(0)
    expect(await device.rows()).toHaveLength(3)
  })
})

describe('a browser that keeps nothing', () => {
  it('opens no vault, and says why', async () => {
    const { fetch } = new ReferenceKeeper()
    const device = new TestDevice()
    const blocked = Object.assign(Object.create(device.disk) as IDBFactory, {
      open: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
    expect(await device.open(fetch, blocked)).toEqual({ ok: false, error: 'no storage' })
    await expect(openVaultStore(undefined)).rejects.toThrow(NoStorageError)
    const away = async () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await device.open(away)).toEqual({ ok: false, error: 'unreachable' })
    const stranger = async () => new Response(null, { status: 302 })
    expect(await device.open(stranger)).toEqual({ ok: false, error: 'signed out' })
  })
})

describe('taking everything back', () => {
  it('takes nothing from the server when some of it cannot be read', async () => {
    const { keeper, vault } = await filled()
    await vault.giveConsent(WORDING)
    keeper.unreadable = 1
    expect(await vault.bringBack()).toEqual({ ok: false, error: 'some unreadable' })
    expect(keeper.records.size).toBe(3)
    expect(keeper.assessments).toBe('given')
  })

  it('starts over at most three times when things keep changing, and leaves all with the server', async () => {
    const { keeper, device, vault } = await filled()
    await vault.giveConsent(WORDING)
    let withdrawals = 0
    const tab = await device.openVault(async (path, init) => {
      if (path === '/consents') {
        withdrawals += 1
        await keeper.upload([mood(withdrawals, DAYS[0] ?? '', withdrawals)])
      }
      return keeper.fetch(path, init)
    })
    expect(await tab.bringBack()).toEqual({ ok: false, error: 'kept changing' })
    expect(withdrawals).toBe(4)
    expect(keeper.records.size).toBe(7)
  })
})

describe('an erasing that was cut off', () => {
  const cutOff = async (reaches: boolean) => {
    const { keeper, device } = await filled()
    const tab = await device.openVault(async (path, init) => {
      if (path === '/consents' && reaches) await keeper.fetch(path, init)
      return path === '/consents' ? Promise.reject(new TypeError('gone')) : keeper.fetch(path, init)
    })
    keeper.assessments = 'given'
    keeper.revision = 0
    expect(await tab.erase()).toEqual({ ok: false, error: 'unreachable' })
    return { keeper, device }
  }

  it('after the server had agreed is finished by the next visit', async () => {
    const { keeper, device } = await cutOff(true)
    await device.openVault(keeper.fetch)
    expect(await device.rows()).toEqual([])
  })

  it('before it arrived is off, and nothing is lost', async () => {
    const { keeper, device } = await cutOff(false)
    const vault = await device.openVault(keeper.fetch)
    expect(await vault.settle()).toMatchObject({ sent: 3, isUnfinished: false })
    expect(keeper.records.size).toBe(3)
  })
})

describe.each<[string, () => Promise<VaultStore>]>([
  ['IndexedDB', () => openVaultStore(new TestDevice().disk)],
  ['the one in memory that tests use', async () => new MemoryDisk()],
])('a store: %s', (_, open) => {
  const row = (name: string, byte: number): SealedRow => ({
    ...{ owner: 'me', group: 'g', name, version: 1 },
    bytes: new Uint8Array([byte]),
  })

  it('writes only where what is there is what was read, and gives back the others', async () => {
    const store = await open()
    const put = (becomes: SealedRow, was: SealedRow['bytes'] | null) => ({
      ...{ place: becomes, was, becomes },
    })
    expect(await store.isEmpty()).toBe(true)
    expect(await store.write([put(row('a', 1), null), put(row('b', 1), null)])).toEqual([])
    const stale = [put(row('a', 2), null), put(row('b', 2), new Uint8Array([9]))]
    expect(await store.write(stale)).toEqual(stale)
    const gone = { place: row('b', 1), was: new Uint8Array([1]), becomes: null }
    expect(await store.write([put(row('a', 3), new Uint8Array([1])), gone])).toEqual([])
    const [a, b] = await store.read([row('a', 0), row('b', 0)])
    expect([a?.row?.bytes, b]).toEqual([new Uint8Array([3]), null])
    expect(await store.readGroup('me', 'g')).toHaveLength(1)
    expect(await store.readGroup('you', 'g')).toEqual([])
  })
})
