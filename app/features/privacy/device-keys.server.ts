import { hkdfSync } from 'node:crypto'
import type { Bytes } from './aead.server.ts'
import type { DeviceKeys } from './device-vault-door.ts'
import { type MasterKeys, type MemberKeyRow, unwrapMemberKey } from './member-vault.server.ts'

const derive = (dataKey: Bytes, info: string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', dataKey, 'burrow', info, bytes)).toString('base64url')

/**
 * The keys of a member's device vaults (decision 15), derived from each version of their data key
 * (HKDF-SHA-256, RFC 5869), so that none is stored and erasing the member's keys makes every device
 * vault of theirs unreadable for good. The owner tag tells members apart who share a browser; it
 * says nothing about them. Throws when a data key cannot be unwrapped.
 */
export async function deviceKeys(
  masters: MasterKeys,
  rows: readonly MemberKeyRow[],
): Promise<DeviceKeys> {
  const versions = await Promise.all(
    rows.map(async (row) => ({ version: row.version, raw: await unwrapMemberKey(masters, row) })),
  )
  const oldest = versions[0]
  if (!oldest) throw new Error('This member has no data key.')
  return {
    owner: derive(oldest.raw, 'device vault owner', 12),
    keys: versions.map(({ version, raw }) => ({
      version,
      key: derive(raw, 'device vault key', 32),
    })),
  }
}
