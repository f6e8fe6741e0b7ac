import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMemberKey, openMemberVault, type MasterKeys } from './member-vault.server.ts'

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const masters: MasterKeys = { current: 'k1', keys: new Map([['k1', random(32)]]) }
const place = { table: 'wellbeing_checks', row: 'row-1', field: 'morning.motto' }

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
    for (const moved of [{ table: 'journal' }, { row: 'row-2' }, { field: 'evening.motto' }]) {
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

  it('still opens what an older key of the member sealed', async () => {
    const { row, vault } = await vaultOf()
    const old = await vault.seal(place, 'from before')
    const second = { ...(await createMemberKey(masters, 'member-1', random(32))), version: 1 }
    expect((await (await openMemberVault(masters, [second])).open(place, old)).ok).toBe(false)
    expect((await (await openMemberVault(masters, [row])).open(place, old)).ok).toBe(true)
  })
})
