import { describe, expect, it } from 'vitest'
import { ReferenceKeeper } from '#tests/support/reference-keeper.ts'
import { assessment, mood } from '#tests/support/kept-records.ts'
import { TestDevice } from '#tests/support/test-device.ts'

const MONDAY = '2026-11-16'
const TUESDAY = '2026-11-17'
const WORDING = '2026-11-21'

async function openOne(keeper = new ReferenceKeeper()) {
  const device = new TestDevice()
  return { keeper, device, vault: await device.openVault(keeper.fetch) }
}

describe('keeping records on a device', () => {
  it('gives back what was put, and after reopening too', async () => {
    const { keeper, device, vault } = await openOne()
    const records = [assessment(MONDAY, 5), assessment(TUESDAY, 6, 4)]
    for (const record of [...records, mood(1, MONDAY, 7)]) await vault.put(record)
    for (const tab of [vault, await device.openVault(keeper.fetch)]) {
      const { records: kept, unreadable } = await tab.list('assessment')
      expect(kept.sort((a, b) => a.createdAt - b.createdAt)).toEqual(records)
      expect(unreadable).toBe(0)
      expect((await tab.list('mood')).records).toEqual([mood(1, MONDAY, 7)])
    }
    expect(keeper.records.size).toBe(0)
  })

  it('keeps the newer of two of one date, in whichever order and from however many tabs they come', async () => {
    const { keeper, device, vault } = await openOne()
    const tab = await device.openVault(keeper.fetch)
    const versions = [3, 9, 1, 7].map((at) => assessment(MONDAY, at, at % 5))
    await Promise.all(versions.map((one, n) => (n % 2 ? vault : tab).put(one)))
    expect((await vault.list('assessment')).records).toEqual([assessment(MONDAY, 9, 4)])
    expect(await device.rows()).toHaveLength(1)
  })

  it('removes only what has not changed since it was read', async () => {
    const { vault } = await openOne()
    await vault.put(assessment(MONDAY, 5))
    await vault.put(assessment(TUESDAY, 5))
    await vault.put(assessment(TUESDAY, 6))
    await vault.remove([assessment(MONDAY, 5), assessment(TUESDAY, 5)])
    expect((await vault.list('assessment')).records).toEqual([assessment(TUESDAY, 6)])
  })

  it('keeps a draft until it is forgotten', async () => {
    const { keeper, device, vault } = await openOne()
    expect(await vault.readDraft('core10')).toBeNull()
    await vault.writeDraft('core10', { answers: [1, 2] })
    const tab = await device.openVault(keeper.fetch)
    expect(await tab.readDraft('core10')).toEqual({ answers: [1, 2] })
    await tab.writeDraft('core10', null)
    expect(await vault.readDraft('core10')).toBeNull()
    expect(await device.rows()).toEqual([])
  })

  it('asks until something is chosen, then remembers this device and asks the browser to keep its data', async () => {
    const { keeper, device, vault } = await openOne()
    expect(vault.mode).toBe('unasked')
    await vault.chooseDevice()
    expect(vault.mode).toBe('device')
    expect(device.persisted).toBe(1)
    expect((await device.openVault(keeper.fetch)).mode).toBe('device')
    expect((await new TestDevice().openVault(keeper.fetch)).mode).toBe('unasked')
  })

  it('goes by the clock of the server, however wrong the device is', async () => {
    const { device, vault } = await openOne()
    device.elapsed += 1500.7
    expect(vault.now()).toBe(1_001_500)
  })
})

describe('handing records over', () => {
  it('gives the consent, sends what is here in messages the server takes, and keeps none', async () => {
    const { keeper, device, vault } = await openOne()
    const sizes: number[] = []
    const tab = await device.openVault(async (path, init) => {
      if (path === '/device-vault/records') sizes.push(String(init.body).length)
      return keeper.fetch(path, init)
    })
    for (let n = 0; n < 250; n += 1) await vault.put(mood(n, MONDAY, n))
    expect(await tab.giveConsent(WORDING)).toEqual({
      ok: true,
      value: { sent: 250, refused: [], isUnfinished: false },
    })
    expect(tab.mode).toBe('server')
    expect(keeper.records.size).toBe(250)
    expect(await device.rows()).toEqual([])
    expect(sizes).toHaveLength(3)
    expect(Math.max(...sizes)).toBeLessThan(65_536)
  })

  it('brings everything back, whatever the pages, and then the server has nothing', async () => {
    const { keeper, device, vault } = await openOne()
    await vault.giveConsent(WORDING)
    const theirs = Array.from({ length: 7 }, (_, n) => assessment(`2026-11-0${n + 1}`, n + 1))
    await keeper.upload(theirs)
    expect(await vault.bringBack()).toEqual({ ok: true, value: { records: 7 } })
    expect(keeper).toMatchObject({ revision: null, assessments: 'withdrawn' })
    expect(keeper.records.size).toBe(0)
    expect(vault.mode).toBe('device')
    const { records } = await (await device.openVault(keeper.fetch)).list('assessment')
    expect(records.sort((a, b) => a.createdAt - b.createdAt)).toEqual(theirs)
  })

  it('erases on both sides', async () => {
    const { keeper, device, vault } = await openOne()
    await vault.put(assessment(MONDAY, 3))
    await vault.giveConsent(WORDING)
    await vault.put(assessment(TUESDAY, 4))
    await vault.writeDraft('core10', [1])
    expect(await vault.erase()).toEqual({ ok: true, value: null })
    expect(keeper.records.size).toBe(0)
    expect(await device.rows()).toEqual([])
    expect(vault.mode).toBe('device')
  })
})
