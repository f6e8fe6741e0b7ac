import type { Result } from '#app/lib/result.ts'
import { err, ok } from '#app/lib/result.ts'
import { importAesKey, openBytes, sealBytes, toBytes, toText, type Bytes } from './aead.server.ts'

/** Where a sealed value lives. It is authenticated with the value, so none can be moved elsewhere. */
export interface FieldPlace {
  table: string
  row: string
  field: string
}

/** One row of `member_keys`. */
export interface MemberKeyRow {
  userId: string
  version: number
  masterKeyId: string
  wrappedKey: string
}

/** Seals and opens one member's words (decision 17). A sealed text reads `v1.<key version>.<base64url>`. */
export interface MemberVault {
  seal(place: FieldPlace, text: string): Promise<string>
  open(place: FieldPlace, sealed: string): Promise<Result<string, 'unreadable'>>
}

/** The operator's master keys by id; new member keys are wrapped by `current`. */
export interface MasterKeys {
  current: string
  keys: ReadonlyMap<string, Bytes>
}

const wrapContext = (userId: string, version: number, masterKeyId: string) =>
  JSON.stringify(['member_keys', userId, version, masterKeyId])

const fieldContext = (userId: string, version: number, place: FieldPlace) =>
  JSON.stringify([userId, version, place.table, place.row, place.field])

/** Makes a member's data key (from 32 random bytes) and wraps it; the caller stores the row. */
export async function createMemberKey(
  masters: MasterKeys,
  userId: string,
  raw: Bytes,
): Promise<MemberKeyRow> {
  const master = await importMaster(masters, masters.current)
  const context = wrapContext(userId, 1, masters.current)
  const wrappedKey = await sealBytes(master, context, raw)
  return { userId, version: 1, masterKeyId: masters.current, wrappedKey }
}

/**
 * The vault of the member whose key rows these are. Throws when there is no row or a row cannot be
 * unwrapped: that is a broken deployment (a lost master key), not something a member did.
 */
export async function openMemberVault(
  masters: MasterKeys,
  rows: readonly MemberKeyRow[],
): Promise<MemberVault> {
  const newest = rows.at(-1)
  if (!newest) throw new Error('This member has no data key.')
  const keys = new Map<number, Promise<CryptoKey>>()
  const keyOf = (version: number): Promise<CryptoKey> | null => {
    const row = rows.find((candidate) => candidate.version === version)
    if (!row) return null
    const known = keys.get(version) ?? unwrap(masters, row)
    keys.set(version, known)
    return known
  }
  return {
    async seal(place, text) {
      const key = await unwrapNewest(keyOf, newest.version)
      const context = fieldContext(newest.userId, newest.version, place)
      return `v1.${newest.version}.${await sealBytes(key, context, toBytes(text))}`
    },
    async open(place, sealed) {
      const parts = /^v1\.(\d{1,9})\.([\w-]+)$/.exec(sealed)
      const key = parts ? keyOf(Number(parts[1])) : null
      if (!parts || !key) return err('unreadable')
      const context = fieldContext(newest.userId, Number(parts[1]), place)
      const opened = await openBytes(await key, context, parts[2] ?? '')
      return opened.ok ? ok(toText(opened.value)) : opened
    },
  }
}

async function unwrapNewest(
  keyOf: (version: number) => Promise<CryptoKey> | null,
  version: number,
): Promise<CryptoKey> {
  const key = keyOf(version)
  if (!key) throw new Error('This member has no data key.')
  return key
}

const unwrap = async (masters: MasterKeys, row: MemberKeyRow) =>
  importAesKey(await unwrapMemberKey(masters, row))

/** A member's data key in clear: 32 bytes, never to be stored. Throws when it cannot be unwrapped. */
export async function unwrapMemberKey(masters: MasterKeys, row: MemberKeyRow): Promise<Bytes> {
  const master = await importMaster(masters, row.masterKeyId)
  const raw = await openBytes(
    master,
    wrapContext(row.userId, row.version, row.masterKeyId),
    row.wrappedKey,
  )
  if (!raw.ok) throw new Error(`The data key of version ${row.version} cannot be unwrapped.`)
  return raw.value
}

function importMaster(masters: MasterKeys, id: string): Promise<CryptoKey> {
  const raw = masters.keys.get(id)
  if (!raw) throw new Error(`The master key ${id} is not configured.`)
  return importAesKey(raw)
}
