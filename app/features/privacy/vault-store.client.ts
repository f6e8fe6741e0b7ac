import { type DBSchema, type IDBPDatabase, wrap } from 'idb'
import * as v from 'valibot'
import { VAULT_DATABASE } from './device-vault.ts'
import type { Bytes, RowPlace, SealedRow } from './vault-keys.client.ts'

const STORE = 'sealed'

type Key = [owner: string, group: string, name: string]

interface Schema extends DBSchema {
  [STORE]: { key: Key; value: SealedRow }
}

/** This browser cannot keep the record now: no storage, not allowed, or full. Nothing was changed. */
export class NoStorageError extends Error {
  constructor(cause?: unknown) {
    super('This browser cannot keep it.', { cause })
    this.name = 'NoStorageError'
  }
}

/** A row to write or delete, only while what is there is still what was read (null: nothing). */
export interface Change {
  place: RowPlace
  was: Bytes | null
  becomes: SealedRow | null
}

/** A row that was read; `null` where its shape is none we write: altered. */
export interface ReadRow {
  place: RowPlace
  row: SealedRow | null
}

/** Rows in IndexedDB. It knows nothing of keys or of what is in a row. */
export interface VaultStore {
  /** Rows of one drawer. */
  readGroup(owner: string, group: string): Promise<ReadRow[]>
  read(places: readonly RowPlace[]): Promise<(ReadRow | null)[]>
  /** Makes the changes in one transaction, and gives those whose place had changed: not made. */
  write(changes: readonly Change[]): Promise<Change[]>
  /** Whether any member of this browser has a row. */
  isEmpty(): Promise<boolean>
  close(): void
}

const RowSchema = v.object({
  owner: v.string(),
  group: v.string(),
  name: v.string(),
  version: v.number(),
  bytes: v.custom<Bytes>((value) => value instanceof Uint8Array),
})

const keyOf = ({ owner, group, name }: RowPlace): Key => [owner, group, name]

function toRead([owner, group, name]: Key, value: unknown): ReadRow {
  const row = v.safeParse(RowSchema, value)
  return { place: { owner, group, name }, row: row.success ? row.output : null }
}

/** Whether what lies in a place is what was read there; what has no shape of ours was read as nothing. */
function isStill(was: Bytes | null, there: unknown): boolean {
  if (there === undefined) return was === null
  const row = v.safeParse(RowSchema, there)
  if (!row.success || was === null) return !row.success && was === null
  const { bytes } = row.output
  return bytes.length === was.length && bytes.every((byte, n) => byte === was[n])
}

/**
 * Opens the store, and makes it on the first time.
 * @throws {NoStorageError} when the browser has none or forbids it
 */
export async function openVaultStore(factory: IDBFactory | undefined): Promise<VaultStore> {
  const db = await orNoStorage(() => openDatabase(factory))
  return {
    readGroup: (owner, group) =>
      orNoStorage(async () => {
        const all = IDBKeyRange.bound([owner, group], [owner, group, []])
        const { store } = db.transaction(STORE)
        const [keys, values] = await Promise.all([store.getAllKeys(all), store.getAll(all)])
        return keys.map((key, n) => toRead(key, values[n]))
      }),
    read: (places) =>
      orNoStorage(async () => {
        const { store } = db.transaction(STORE)
        const rows: unknown[] = await Promise.all(places.map((place) => store.get(keyOf(place))))
        return places.map((place, n) =>
          rows[n] === undefined ? null : toRead(keyOf(place), rows[n]),
        )
      }),
    write: (changes) => orNoStorage(() => write(db, changes)),
    isEmpty: () => orNoStorage(async () => (await db.count(STORE)) === 0),
    close: () => db.close(),
  }
}

/**
 * 'strict': the promise is kept only when the bytes are on the disk, since the server erases its copy
 * on the strength of it.
 */
async function write(db: IDBPDatabase<Schema>, changes: readonly Change[]): Promise<Change[]> {
  const transaction = db.transaction(STORE, 'readwrite', { durability: 'strict' })
  const { store } = transaction
  const there: unknown[] = await Promise.all(changes.map(({ place }) => store.get(keyOf(place))))
  const isMade = (change: Change, n: number) => isStill(change.was, there[n])
  const writes = changes
    .filter(isMade)
    .map(({ place, becomes }) => (becomes ? store.put(becomes) : store.delete(keyOf(place))))
  await Promise.all([...writes, transaction.done])
  return changes.filter((change, n) => !isMade(change, n))
}

async function openDatabase(factory: IDBFactory | undefined): Promise<IDBPDatabase<Schema>> {
  if (!factory) throw new Error('There is no IndexedDB.')
  const request = factory.open(VAULT_DATABASE, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: ['owner', 'group', 'name'] })
  }
  const db = (await wrap(request)) as IDBPDatabase<Schema>
  // A later version of Burrow in another tab, or the browser clearing its data, must not wait for us.
  db.onversionchange = () => db.close()
  return db
}

async function orNoStorage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof NoStorageError ? error : new NoStorageError(error)
  }
}
