import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createMemberKey,
  openMemberVault,
  type MasterKeys,
  wrapMemberKey,
} from './member-vault.server.ts'
import { type FieldPlace, placeOf } from './sealed-fields.ts'

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const masters: MasterKeys = { current: 'k1', keys: new Map([['k1', random(32)]]) }
const place = placeOf('morning_routine.motto', '2026-11-21')

async function vaultOf(userId = 'member-1') {
  const row = await createMemberKey(masters, userId, random(32))
  return { row, vault: await openMemberVault(masters, [row]) }
}

describe('a member vault', () => {
  it('gives back whatever text was sealed, and never shows it', async () => {
    const { vault } = await vaultOf()
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 4, maxLength: 200 }),
        async (text) => {
          const sealed = await vault.seal(place, text)
          expect(sealed).toMatch(/^v1\.1\.[\w-]+$/)
          expect(sealed).not.toContain(text)
          expect(await vault.open(place, sealed)).toEqual({ ok: true, value: text })
        },
      ),
      { numRuns: 100 },
    )
  })

  it('seals the same text differently each time', async () => {
    const { vault } = await vaultOf()
    expect(await vault.seal(place, 'tea')).not.toBe(await vault.seal(place, 'tea'))
  })

  it('refuses a value that was changed in any one character', async () => {
    const { vault } = await vaultOf()
    const sealed = await vault.seal(place, 'a quiet day')
    for (let at = 0; at < sealed.length; at += 1) {
      const other = sealed[at] === 'A' ? 'B' : 'A'
      const changed = sealed.slice(0, at) + other + sealed.slice(at + 1)
      expect((await vault.open(place, changed)).ok).toBe(false)
    }
  })

  it('refuses a value moved to another table, row or field', async () => {
    const { vault } = await vaultOf()
    const sealed = await vault.seal(place, 'mine')
    const others: Partial<FieldPlace>[] = [
      { table: 'assessments' },
      { row: '2026-11-20' },
      { field: 'evening_routine.motto' },
    ]
    for (const moved of others) {
      expect(await vault.open({ ...place, ...moved }, sealed)).toEqual({
        ok: false,
        error: 'unreadable',
      })
    }
  })

  it("refuses another member's value, even under the same place", async () => {
    const [mine, theirs] = [await vaultOf('member-1'), await vaultOf('member-2')]
    const sealed = await theirs.vault.seal(place, 'theirs')
    expect((await mine.vault.open(place, sealed)).ok).toBe(false)
  })

  it('does not open a key row that was given to another member', async () => {
    const { row } = await vaultOf('member-1')
    const vault = await openMemberVault(masters, [{ ...row, userId: 'member-2' }])
    await expect(vault.seal(place, 'x')).rejects.toThrow('cannot be unwrapped')
  })

  it('says which master key is missing', async () => {
    const { row } = await vaultOf()
    const vault = await openMemberVault({ current: 'k2', keys: new Map() }, [row])
    await expect(vault.seal(place, 'x')).rejects.toThrow('k1 is not configured')
  })

  it('still opens what an older key sealed, and seals under the newest', async () => {
    const { row, vault } = await vaultOf()
    const old = await vault.seal(place, 'from before')
    const second = await wrapMemberKey(masters, { userId: 'member-1', version: 2 }, random(32))
    const both = await vault.renewed([row, second])
    expect(await both.open(place, old)).toEqual({ ok: true, value: 'from before' })
    const sealed = await both.seal(place, 'from now')
    expect(sealed).toMatch(/^v1\.2\./)
    expect([both.isNewest(old), both.isNewest(sealed)]).toEqual([false, true])
    expect((await vault.open(place, sealed)).ok).toBe(false)
    const without = await openMemberVault(masters, [second])
    expect((await without.open(place, old)).ok).toBe(false)
  })

  it('refuses a value whose key version was changed, also to one that is written another way', async () => {
    const { row, vault } = await vaultOf()
    const second = await wrapMemberKey(masters, { userId: 'member-1', version: 2 }, random(32))
    const both = await vault.renewed([row, second])
    const sealed = await vault.seal(place, 'mine')
    for (const version of ['2', '0', '01', '-1', '1e0', '999999999', '']) {
      const changed = sealed.replace('v1.1.', `v1.${version}.`)
      expect((await both.open(place, changed)).ok, version).toBe(false)
    }
  })

  it('hides nothing when an older key cannot be unwrapped, but what that key sealed', async () => {
    const { row, vault } = await vaultOf()
    const old = await vault.seal(place, 'from before')
    const second = await wrapMemberKey(masters, { userId: 'member-1', version: 2 }, random(32))
    const damaged = await vault.renewed([{ ...row, wrappedKey: second.wrappedKey }, second])
    expect((await damaged.open(place, old)).ok).toBe(false)
    const sealed = await damaged.seal(place, 'from now')
    expect(await damaged.open(place, sealed)).toEqual({ ok: true, value: 'from now' })
  })
})
