import type { Result } from '#app/lib/result.ts'
import { err, ok } from '#app/lib/result.ts'
import { importAesKey, openBytes, sealBytes, toBytes, toText, type Bytes } from './aead.server.ts'
import type { FieldPlace } from './sealed-fields.ts'

/** One row of `member_keys`. */
export interface MemberKeyRow {
  userId: string
  version: number
  masterKeyId: string
  wrappedKey: string
}

/** Seals and opens one member's words (decision 17). A sealed text reads `v1.<key version>.<base64url>`. */
export interface MemberVault {
  /** Seals under the newest key. */
  seal(place: FieldPlace, text: string): Promise<string>
  open(place: FieldPlace, sealed: string): Promise<Result<string, 'unreadable'>>
  /** Whether a text was sealed under the newest key, readable or not. */
  isNewest(sealed: string): boolean
  /** The same member's vault with key rows that were read later. */
  renewed(rows: readonly MemberKeyRow[]): Promise<MemberVault>
}

const SEALED = /^v1\.([1-9]\d{0,8})\.([\w-]+)$/

/** The operator's master keys by id; new member keys are wrapped by `current`. */
export interface MasterKeys {
  current: string
  keys: ReadonlyMap<string, Bytes>
}

const wrapContext = (userId: string, version: number, masterKeyId: string) =>
  JSON.stringify(['member_keys', userId, version, masterKeyId])

const fieldContext = (userId: string, version: number, place: FieldPlace) =>
  JSON.stringify([userId, version, place.table, place.row, place.field])

/** Wraps a version of a member's data key (32 random bytes); the caller stores the row. */
export async function wrapMemberKey(
  masters: MasterKeys,
  { userId, version }: Pick<MemberKeyRow, 'userId' | 'version'>,
  raw: Bytes,
): Promise<MemberKeyRow> {
  const masterKeyId = masters.current
  const master = await importMaster(masters, masterKeyId)
  const wrappedKey = await sealBytes(master, wrapContext(userId, version, masterKeyId), raw)
  return { userId, version, masterKeyId, wrappedKey }
}

/** Makes a new member's data key (from 32 random bytes) and wraps it; the caller stores the row. */
export function createMemberKey(
  masters: MasterKeys,
  userId: string,
  raw: Bytes,
): Promise<MemberKeyRow> {
  return wrapMemberKey(masters, { userId, version: 1 }, raw)
}

/**
 * The vault of the member whose key rows these are, oldest first. Throws when there is no row or,
 * once it is needed, the newest cannot be unwrapped: that is a broken deployment (a lost master
 * key), not something a member did. What was sealed under an older key that cannot be unwrapped is
 * unreadable, and hides nothing that was sealed under another.
 */
export async function openMemberVault(
  masters: MasterKeys,
  rows: readonly MemberKeyRow[],
): Promise<MemberVault> {
  const newest = rows.at(-1)
  if (!newest) throw new Error('This member has no data key.')
  const { userId, version } = newest
  const keyOf = keyRing(masters)
  return {
    async seal(place, text) {
      const context = fieldContext(userId, version, place)
      return `v1.${version}.${await sealBytes(await keyOf(newest), context, toBytes(text))}`
    },
    async open(place, sealed) {
      const [, asked, bytes = ''] = SEALED.exec(sealed) ?? []
      const row = rows.find((candidate) => candidate.version === Number(asked))
      if (!row) return err('unreadable')
      const key = await (row === newest ? keyOf(row) : keyOf(row).catch(() => null))
      if (!key) return err('unreadable')
      const opened = await openBytes(key, fieldContext(userId, row.version, place), bytes)
      return opened.ok ? ok(toText(opened.value)) : opened
    },
    isNewest: (sealed) => SEALED.exec(sealed)?.[1] === String(version),
    renewed: (later) => openMemberVault(masters, later),
  }
}

/** Gives the key of a row, unwrapped at the first asking and only within this vault. */
function keyRing(masters: MasterKeys) {
  const keys = new Map<MemberKeyRow, Promise<CryptoKey>>()
  const unwrap = async (row: MemberKeyRow) => importAesKey(await unwrapMemberKey(masters, row))
  return (row: MemberKeyRow): Promise<CryptoKey> => {
    const known = keys.get(row) ?? unwrap(row)
    keys.set(row, known)
    return known
  }
}

/** A member's data key in clear: 32 bytes, never to be stored. Throws when it cannot be unwrapped. */
export async function unwrapMemberKey(masters: MasterKeys, row: MemberKeyRow): Promise<Bytes> {
  const { userId, version, masterKeyId, wrappedKey } = row
  const master = await importMaster(masters, masterKeyId)
  const raw = await openBytes(master, wrapContext(userId, version, masterKeyId), wrappedKey)
  if (!raw.ok) throw new Error(`The data key of version ${version} cannot be unwrapped.`)
  return raw.value
}

// The operator's keys are the same for every request of an isolate. A member's key is never kept.
const importedMasters = new WeakMap<Bytes, CryptoKey>()

async function importMaster(masters: MasterKeys, id: string): Promise<CryptoKey> {
  const raw = masters.keys.get(id)
  if (!raw) throw new Error(`The master key ${id} is not configured.`)
  const key = importedMasters.get(raw) ?? (await importAesKey(raw))
  importedMasters.set(raw, key)
  return key
}
