import type { DayString } from '#app/lib/dates.ts'
import { err, ok, type Result } from '#app/lib/result.ts'
import { bringBackAll } from './bring-back.client.ts'
import type { ConsentStanding } from './consent-wording.ts'
import type { DeviceKeys } from './device-vault-door.ts'
import type {
  DeviceRecords,
  DeviceVault,
  KeepingMode,
  RecordName,
  Settled,
  VaultClosed,
} from './device-vault.ts'
import { eraseAll, finishErasing, forgetErasing, isErasing } from './erase.client.ts'
import type { KeptRecord, RecordKind } from './record-kinds.ts'
import { type NoteName, readNote, writeNote } from './sealed-notes.client.ts'
import {
  findKind,
  findAll,
  forget,
  nameOf,
  newestOfEach,
  putAll,
  type Sealed,
} from './sealed-records.client.ts'
import { handOver } from './settle.client.ts'
import type { VaultKeys } from './vault-keys.client.ts'
import type { VaultServer } from './vault-server.client.ts'
import { NoStorageError, type VaultStore } from './vault-store.client.ts'

/** What the vault needs of the browser, and of the server. */
export interface VaultWorld {
  server: VaultServer
  /** @throws {NoStorageError} when the browser has no storage for us */
  openStore: () => Promise<VaultStore>
  openKeys: (keys: DeviceKeys) => Promise<VaultKeys>
  /** One transition at a time, whichever tab began it. Without, the server's revision still guards. */
  alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Ms since any fixed instant; it must not go backwards. */
  elapsed: () => number
  /** Asks the browser not to clear this site's data by itself. */
  persist: () => Promise<unknown>
}

const CHOICE: NoteName = { drawer: 'setting', name: 'choice' }
const THIS_DEVICE = 'this device'

/**
 * Opens the vault of the signed-in member: fetches their keys, then the store. What an interrupted
 * erasing left behind is cleared first.
 */
export async function createDeviceVault(
  world: VaultWorld,
): Promise<Result<DeviceVault, VaultClosed>> {
  const standing = await world.server.standing()
  const opened = world.elapsed()
  if (standing === 'signed out') return err('signed out')
  if (typeof standing === 'string') return err('unreachable')
  try {
    const [keys, store] = await Promise.all([world.openKeys(standing), world.openStore()])
    const sealed = { store, keys }
    if (await isErasing(sealed)) {
      await world.alone(() => finishErasing(sealed, standing.assessments))
    }
    const isDevice = (await readNote(sealed, CHOICE)) === THIS_DEVICE
    const state: State = { standing: standing.assessments, isDevice }
    const now = () => standing.now + Math.floor(world.elapsed() - opened)
    return ok(assemble({ world, sealed, now, today: standing.today }, state))
  } catch (error) {
    if (error instanceof NoStorageError) return err('no storage')
    throw error
  }
}

interface State {
  standing: ConsentStanding
  /** Whether 'this device only' was chosen in this browser. */
  isDevice: boolean
}

interface Parts {
  world: VaultWorld
  sealed: Sealed
  now: () => number
  today: DayString
}

function modeOf({ standing, isDevice }: State): KeepingMode {
  if (standing === 'given') return 'server'
  return standing === 'withdrawn' || isDevice ? 'device' : 'unasked'
}

const nothingSent = (isUnfinished: boolean): Settled => ({ sent: 0, refused: [], isUnfinished })

/** What `work` gives, or `instead` when this browser's storage failed in the middle of it. */
async function unlessNoStorage<T, I>(work: Promise<T>, instead: I): Promise<T | I> {
  try {
    return await work
  } catch (error) {
    if (error instanceof NoStorageError) return instead
    throw error
  }
}

function assemble(parts: Parts, state: State): DeviceVault {
  const { world, sealed, now } = parts
  return {
    get standing() {
      return state.standing
    },
    get mode() {
      return modeOf(state)
    },
    now,
    today: parts.today,
    list: (kind) => list(sealed, kind),
    put: (record) => putAll(sealed, [record]),
    remove: (names) => remove(sealed, names),
    readDraft: (name) => readNote(sealed, { drawer: 'draft', name }),
    writeDraft: (name, value) => writeNote(sealed, { drawer: 'draft', name }, value),
    async chooseDevice() {
      await writeNote(sealed, CHOICE, THIS_DEVICE)
      state.isDevice = true
      // Where the browser says no, the vault works the same; it may only be cleared sooner.
      await world.persist().catch(() => false)
    },
    ...transitions(parts, state),
  }
}

type Transitions = Pick<DeviceVault, 'giveConsent' | 'settle' | 'bringBack' | 'erase'>

/** Each runs alone in this browser; what was asked for last is what is finished after a break. */
function transitions({ world, sealed, now }: Parts, state: State): Transitions {
  const { alone, server } = world
  const sides = { sealed, server }
  const handOverAll = () => unlessNoStorage(handOver(sides), nothingSent(true))
  return {
    giveConsent: (wordingVersion) =>
      alone(async () => {
        await unlessNoStorage(forgetErasing(sealed), null)
        const said = await server.give(wordingVersion)
        if (said === 'conflict') return err('other wording')
        if (said !== 'done') return err('unreachable')
        state.standing = 'given'
        return ok(await handOverAll())
      }),
    settle: () =>
      alone(async () => (state.standing === 'given' ? handOverAll() : nothingSent(false))),
    bringBack: () =>
      alone(async () => {
        const work = forgetErasing(sealed).then(() => bringBackAll(sides))
        const brought = await unlessNoStorage(work, err('no storage'))
        if (brought.ok) state.standing = 'withdrawn'
        return brought
      }),
    erase: () =>
      alone(async () => {
        const erased = await unlessNoStorage(eraseAll(sides, now()), err('no storage'))
        if (erased.ok && state.standing === 'given') state.standing = 'withdrawn'
        return erased
      }),
  }
}

async function list<K extends RecordKind>(sealed: Sealed, kind: K): Promise<DeviceRecords<K>> {
  const { found, unreadable } = await findKind(sealed, kind)
  const newest = [...newestOfEach(found).values()]
  return { records: newest.filter((one) => isOf(one, kind)), unreadable: unreadable.length }
}

function isOf<K extends RecordKind>(
  record: KeptRecord,
  kind: K,
): record is Extract<KeptRecord, { kind: K }> {
  return record.kind === kind
}

async function remove(sealed: Sealed, names: readonly RecordName[]): Promise<void> {
  const { found } = await findAll(sealed)
  const seen = new Map(names.map((name) => [nameOf(name), name.createdAt]))
  await forget(
    sealed,
    found.filter(({ record }) => seen.get(nameOf(record)) === record.createdAt),
  )
}
