import * as v from 'valibot'
import {
  isNewer,
  type KeptRecord,
  KeptRecordSchema,
  RECORD_KINDS,
  type RecordKind,
} from './record-kinds.ts'
import { aside, type Bytes, type RowPlace, type VaultKeys } from './vault-keys.client.ts'
import { type Change, NoStorageError, type ReadRow, type VaultStore } from './vault-store.client.ts'

/** One member's rows in one browser, and what opens them. */
export interface Sealed {
  store: VaultStore
  keys: VaultKeys
}

/** A record as it lay in the store: `bytes` tell whether it was written since. */
export interface FoundRecord {
  record: KeptRecord
  place: RowPlace
  bytes: Bytes
}

export interface FoundRecords {
  found: FoundRecord[]
  /** The rows that are no record to these keys: altered, moved or cut off. */
  unreadable: ReadRow[]
}

/** So many rows are written in one go. */
const ROWS_A_WRITE = 200
/** Each means that somebody wrote to the same place within a few milliseconds. */
const MOST_TRIES = 20

/** Everything of one kind. */
export async function findKind({ store, keys }: Sealed, kind: RecordKind): Promise<FoundRecords> {
  const rows = await store.readGroup(keys.owner, await keys.groupOf(kind))
  const opened = await Promise.all(rows.map((row) => openRow(keys, row)))
  const found: FoundRecord[] = []
  const unreadable: ReadRow[] = []
  rows.forEach((read, n) => {
    const record = opened[n]
    if (record?.kind === kind && read.row)
      found.push({ record, place: read.place, bytes: read.row.bytes })
    else unreadable.push(read)
  })
  return { found, unreadable }
}

export async function findAll(sealed: Sealed): Promise<FoundRecords> {
  const kinds = await Promise.all(RECORD_KINDS.map((kind) => findKind(sealed, kind)))
  return {
    found: kinds.flatMap(({ found }) => found),
    unreadable: kinds.flatMap(({ unreadable }) => unreadable),
  }
}

/**
 * Keeps each record unless a newer one of its kind and id is here, which is then sealed afresh: in
 * either case, what somebody read there before is no longer what lies there (see `forget`).
 * @throws {NoStorageError} when this browser cannot; some of them may be kept then
 */
export async function putAll(sealed: Sealed, records: readonly KeptRecord[]): Promise<void> {
  for (let from = 0; from < records.length; from += ROWS_A_WRITE) {
    let left: readonly KeptRecord[] = records.slice(from, from + ROWS_A_WRITE)
    for (let tries = 0; left.length > 0; tries += 1) {
      if (tries === MOST_TRIES) throw new NoStorageError()
      left = await putOnce(sealed, left)
    }
  }
}

/** Gives those whose place somebody else wrote to meanwhile. */
async function putOnce(
  { store, keys }: Sealed,
  records: readonly KeptRecord[],
): Promise<KeptRecord[]> {
  const places = await Promise.all(records.map(({ kind, id }) => keys.placeOf(kind, id)))
  const there = await store.read(places)
  const changes = await Promise.all(
    there.map(async (read, n): Promise<Change[]> => {
      const [record, place] = [records[n], places[n]]
      if (!record || !place) return []
      const kept = read && (await openRow(keys, read))
      const winner = kept && isNewer(kept, record) ? kept : record
      const becomes = await keys.seal(place, JSON.stringify(winner))
      const change = { place, was: read?.row?.bytes ?? null, becomes }
      return read?.row && !kept ? [steppingAside(read.row), change] : [change]
    }),
  )
  const unmade = new Set((await store.write(changes.flat())).map(({ place }) => place.name))
  return records.filter((_, n) => unmade.has(places[n]?.name ?? ''))
}

function steppingAside(row: NonNullable<ReadRow['row']>): Change {
  const kept = aside(row)
  return { place: kept, was: null, becomes: kept }
}

/** Forgets rows that were not written since they were found, and gives how many that were. */
export async function forget(
  { store }: Sealed,
  found: readonly { place: RowPlace; bytes: Bytes | null }[],
): Promise<number> {
  const changes = found.map(({ place, bytes }) => ({ place, was: bytes, becomes: null }))
  return changes.length - (await store.write(changes)).length
}

/** One record a name. A row that had stepped aside may be readable again beside a later one. */
export function newestOfEach(found: readonly FoundRecord[]): Map<string, KeptRecord> {
  const newest = new Map<string, KeptRecord>()
  for (const { record } of found) {
    const other = newest.get(nameOf(record))
    if (!other || isNewer(record, other)) newest.set(nameOf(record), record)
  }
  return newest
}

/** What tells two records apart. */
export const nameOf = ({ kind, id }: Pick<KeptRecord, 'kind' | 'id'>) => `${kind} ${id}`

async function openRow(keys: VaultKeys, { row }: ReadRow): Promise<KeptRecord | null> {
  const parsed = v.safeParse(KeptRecordSchema, parseJson(row && (await keys.open(row))))
  return parsed.success ? parsed.output : null
}

/** JSON from the disk; null where it is none. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
