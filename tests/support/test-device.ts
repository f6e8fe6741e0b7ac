import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { createDeviceVault } from '#app/features/privacy/create-device-vault.client.ts'
import type { DeviceVault } from '#app/features/privacy/device-vault.ts'
import { openVaultKeys } from '#app/features/privacy/vault-keys.client.ts'
import { createVaultServer, type Fetch } from '#app/features/privacy/vault-server.client.ts'
import { openVaultStore } from '#app/features/privacy/vault-store.client.ts'

/** A browser: its disk and its lock, whichever tabs are open. */
export class TestDevice {
  readonly disk = new IDBFactory()
  #last: Promise<unknown> = Promise.resolve()
  elapsed = 0
  persisted = 0

  readonly alone = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = this.#last.then(work, work)
    this.#last = mine.catch(() => undefined)
    return mine
  }

  /** Opens the vault in a new tab. */
  open(fetch: Fetch, indexedDB: IDBFactory | undefined = this.disk) {
    return createDeviceVault({
      server: createVaultServer(fetch),
      openStore: () => openVaultStore(indexedDB),
      openKeys: (keys) => openVaultKeys(globalThis.crypto, keys),
      alone: this.alone,
      elapsed: () => this.elapsed,
      persist: async () => (this.persisted += 1),
    })
  }

  async openVault(fetch: Fetch): Promise<DeviceVault> {
    const opened = await this.open(fetch)
    if (!opened.ok) throw new Error(opened.error)
    return opened.value
  }

  /** What lies on the disk, as somebody who took it would read it. */
  async rows(): Promise<Record<string, unknown>[]> {
    const db = await this.#database()
    return new Promise((resolve) => {
      const all = db.transaction('sealed').objectStore('sealed').getAll()
      all.onsuccess = () => resolve(all.result)
    })
  }

  /** Writes a row past the vault. */
  async tamper(row: unknown): Promise<void> {
    const db = await this.#database()
    const transaction = db.transaction('sealed', 'readwrite')
    transaction.objectStore('sealed').put(row)
    await new Promise((resolve) => (transaction.oncomplete = resolve))
  }

  #database(): Promise<IDBDatabase> {
    return new Promise((resolve) => {
      const request = this.disk.open('burrow-device-vault')
      request.onsuccess = () => resolve(request.result)
    })
  }
}
