import { readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { KeptRecord } from '#app/features/privacy/record-kinds.ts'

const ASSETS = 'build/client/assets'

/** What the pages' own `import()` fetches. */
const chunk = () =>
  `/assets/${readdirSync(ASSETS).find((name) => name.startsWith('browser-vault.client'))}`

/** Runs in the page with its `vault`. As text, because the page has to see the `import` as it is. */
const inVault = <T>(page: Page, body: string): Promise<T> =>
  page.evaluate<T>(`(async () => {
    const all = await import(${JSON.stringify(chunk())})
    // The bundler may hand out a module's exports together, under a short name.
    const { acquireVault } = [all, ...Object.values(all)].find((one) => one?.acquireVault)
    const opened = await acquireVault()
    if (!opened.ok) throw new Error(opened.error)
    const vault = opened.value
    ${body}
  })()`)

/** Keeps records in the vault of the page's member, and a draft, as a page of ours does. */
export const putInVault = (page: Page, records: readonly KeptRecord[]): Promise<void> =>
  inVault(
    page,
    `for (const record of ${JSON.stringify(records)}) await vault.put(record)
    await vault.writeDraft('core10', { words: 'the kettle and the robin' })`,
  )

/** What the vault of the page's member has of a kind. */
export const listInVault = (page: Page, kind: KeptRecord['kind']) =>
  inVault<{ records: KeptRecord[]; unreadable: number }>(page, `return vault.list('${kind}')`)

/** Everything in IndexedDB of the page's origin, as text: what a thief of the disk would read. */
export function rawRows(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const texts: string[] = []
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name ?? '')
        request.onsuccess = () => resolve(request.result)
      })
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const request = db.transaction(store).objectStore(store).getAll()
          request.onsuccess = () => resolve(request.result)
        })
        const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
        const text = (_: string, value: unknown) =>
          value instanceof Uint8Array ? latin(value) : value
        texts.push(...rows.map((row) => JSON.stringify(row, text)))
      }
      db.close()
    }
    return texts
  })
}

/** Turns over one bit of one row on the disk. */
export function alterOneRow(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('burrow-device-vault')
      request.onsuccess = () => resolve(request.result)
    })
    const store = db.transaction('sealed', 'readwrite').objectStore('sealed')
    await new Promise<void>((resolve) => {
      const all = store.getAll()
      all.onsuccess = () => {
        // The drawer with the most rows is the moods'.
        const rows = all.result as { group: string; bytes: Uint8Array }[]
        const count = (of: string) => rows.filter(({ group }) => group === of).length
        const row = rows.find(({ group }) => count(group) > 2)
        if (!row) throw new Error('There is nothing to alter.')
        row.bytes[20] = (row.bytes[20] ?? 0) ^ 1
        store.put(row).onsuccess = () => resolve()
      }
    })
    db.close()
  })
}
