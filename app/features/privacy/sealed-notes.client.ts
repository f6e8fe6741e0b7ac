import { parseJson, type Sealed } from './sealed-records.client.ts'
import { NoStorageError } from './vault-store.client.ts'

/** What the vault keeps besides records: forms left half-way, and a few settings. */
export interface NoteName {
  drawer: 'draft' | 'setting'
  name: string
}

const MOST_TRIES = 20

/** What was kept under a name; null when there is nothing, or nothing that can be opened. */
export async function readNote({ store, keys }: Sealed, note: NoteName): Promise<unknown> {
  const [there] = await store.read([await keys.placeOf(note.drawer, note.name)])
  return parseJson(there?.row ? await keys.open(there.row) : null)
}

/**
 * Keeps a value in the place of whatever was there; null forgets it.
 * @throws {NoStorageError}
 */
export async function writeNote(
  { store, keys }: Sealed,
  note: NoteName,
  value: unknown,
): Promise<void> {
  const place = await keys.placeOf(note.drawer, note.name)
  const becomes = value === null ? null : await keys.seal(place, JSON.stringify(value))
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const [there] = await store.read([place])
    if (!there && !becomes) return
    const unmade = await store.write([{ place, was: there?.row?.bytes ?? null, becomes }])
    if (unmade.length === 0) return
  }
  throw new NoStorageError()
}

/** Forgets all drafts. */
export async function forgetDrafts({ store, keys }: Sealed): Promise<void> {
  const rows = await store.readGroup(keys.owner, await keys.groupOf('draft'))
  await store.write(
    rows.map(({ place, row }) => ({ place, was: row?.bytes ?? null, becomes: null })),
  )
}
