import { err, ok, type Result } from '#app/lib/result.ts'
import { createDeviceVault, type VaultWorld } from './create-device-vault.client.ts'
import type { DeviceVault, Settled, VaultClosed } from './device-vault.ts'
import { openVaultKeys } from './vault-keys.client.ts'
import { createVaultServer } from './vault-server.client.ts'
import { NoStorageError, openVaultStore } from './vault-store.client.ts'

/** The name of the Web Lock under which transitions run. */
const LOCK = 'burrow-device-vault'

/** Older browsers have no locks and may have no IndexedDB in a private window. */
interface OldNavigator {
  locks?: LockManager
  storage?: StorageManager
}

async function alone<T>(work: () => Promise<T>): Promise<T> {
  const { locks }: OldNavigator = navigator
  if (!locks) return work()
  const done: { value: T }[] = []
  await locks.request(LOCK, async () => {
    done.push({ value: await work() })
  })
  const [only] = done
  if (!only) throw new Error('The lock was taken away.')
  return only.value
}

const world: VaultWorld = {
  server: createVaultServer((path, init) => fetch(path, init)),
  openStore: () => openVaultStore(globalThis.indexedDB),
  openKeys: (keys) => openVaultKeys(globalThis.crypto, keys),
  alone,
  elapsed: () => performance.now(),
  persist: async () => {
    const { storage }: OldNavigator = navigator
    return storage?.persist()
  },
}

export type Opening = Promise<Result<DeviceVault, VaultClosed>>

/**
 * The vault this page has open. Parts of one page share it; it goes, with the keys, when the last of
 * them does. Signing out leaves the document, and its memory with it.
 */
let shared: { opening: Opening; users: number } | null = null

/** Opens the vault, or joins those who have. Give it back with `release`. */
export function acquireVault(): Opening {
  shared ??= { opening: createDeviceVault(world), users: 0 }
  shared.users += 1
  return shared.opening
}

export function releaseVault(opening: Opening): void {
  if (shared?.opening !== opening) return
  shared.users -= 1
  if (shared.users === 0) shared = null
}

/** From here on `acquireVault` asks anew; who has the old one keeps it until they give it back. */
export function renewVault(): void {
  shared = null
}

/** Does something with the vault now. Where the page could not open it before, that is tried again. */
export async function withVault<T, E>(
  work: (vault: DeviceVault) => Promise<Result<T, E>>,
): Promise<Result<T, E | VaultClosed>> {
  let opening = acquireVault()
  try {
    if (!(await opening).ok) {
      renewVault()
      opening = acquireVault()
    }
    const vault = await opening
    return vault.ok ? await work(vault.value) : vault
  } finally {
    releaseVault(opening)
  }
}

/**
 * Does something that is dated by the present moment: asks the server for its clock and the member's
 * day anew, since a page may have been open over midnight or asleep. Without a connection the vault
 * that the page has open serves.
 */
export async function withFreshVault<T, E>(
  work: (vault: DeviceVault) => Promise<Result<T, E>>,
): Promise<Result<T, E | VaultClosed>> {
  const open = shared
  renewVault()
  const opening = acquireVault()
  const isFresh = (await opening).ok
  releaseVault(opening)
  if (!isFresh && open) {
    shared = open
    return withVault(work)
  }
  const vault = await opening
  return vault.ok ? work(vault.value) : vault
}

/**
 * Carries out an answer to the question of a consent. Without storage in this browser the consent can
 * still be given: then nothing lies here that would have to be handed over.
 */
export async function answerConsent(
  choice: 'server' | 'device',
  wordingVersion: string,
): Promise<Result<Settled, VaultClosed | 'other wording'>> {
  const answered = await withVault((vault) =>
    choice === 'server' ? vault.giveConsent(wordingVersion) : keepHere(vault),
  )
  if (answered.ok || answered.error !== 'no storage' || choice === 'device') return answered
  const said = await world.server.give(wordingVersion)
  if (said === 'done') return ok(NOTHING_SENT)
  return err(said === 'conflict' ? 'other wording' : said)
}

/** Takes the consent back and brings everything to this device. */
export const bringBack = () => withVault((vault) => vault.bringBack())

/**
 * Takes the consent back and erases everything, with the server and here. In a browser without
 * storage there is nothing here, and the server erases all the same.
 */
export async function erase(): Promise<Result<null, VaultClosed>> {
  const erased = await withVault((vault) => vault.erase())
  if (erased.ok || erased.error !== 'no storage') return erased
  const said = await world.server.withdraw(null)
  return said === 'done' ? ok(null) : err(said === 'signed out' ? said : 'unreachable')
}

const NOTHING_SENT: Settled = { sent: 0, refused: [], isUnfinished: false }

async function keepHere(vault: DeviceVault): Promise<Result<Settled, 'no storage'>> {
  try {
    await vault.chooseDevice()
    return ok(NOTHING_SENT)
  } catch (error) {
    if (error instanceof NoStorageError) return err('no storage')
    throw error
  }
}

/**
 * In a browser that has records of the member while the server keeps the others: hands them over.
 * Null when there is nothing of anybody here, which is found out without asking the server.
 */
export async function settleLeftovers(): Promise<Settled | null> {
  if (await hasNothing()) return null
  const settled = await withVault(async (vault) =>
    ok(vault.mode === 'server' ? await vault.settle() : null),
  )
  return settled.ok ? settled.value : null
}

async function hasNothing(): Promise<boolean> {
  try {
    const store = await world.openStore()
    const isEmpty = await store.isEmpty()
    store.close()
    return isEmpty
  } catch (error) {
    if (error instanceof NoStorageError) return true
    throw error
  }
}
