import type { DeviceVault } from '#app/features/privacy/device-vault.ts'
import type { KeptRecord } from '#app/features/privacy/record-kinds.ts'
import type { RowPlace, SealedRow, VaultKeys } from '#app/features/privacy/vault-keys.client.ts'
import type { Change, VaultStore } from '#app/features/privacy/vault-store.client.ts'

/** A tab of a browser. */
export interface Tab {
  device: Device
  isDead: boolean
  /** How much it is waiting for. */
  waits: number
  vault: DeviceVault | null
}

interface Turn {
  tab: Tab
  start: () => void
}

/** A browser: its disk, its open tabs, and who waits for its lock. */
export interface Device {
  disk: MemoryDisk
  tabs: Tab[]
  /** Everything that was ever answered on it. */
  made: KeptRecord[]
  holder: Turn | null
  waiting: Turn[]
}

const keyOf = ({ owner, group, name }: RowPlace) => [owner, group, name].join('\n')
const isSame = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((x, n) => x === b[n])

/** A disk in memory that keeps the promises of the real store, for tests that need thousands of steps. */
export class MemoryDisk implements VaultStore {
  readonly rows = new Map<string, SealedRow>()

  async readGroup(owner: string, group: string) {
    const mine = [...this.rows.values()].filter((row) => row.owner === owner && row.group === group)
    return mine.map((row) => ({ place: row, row }))
  }

  async read(places: readonly RowPlace[]) {
    return places.map((place) => {
      const row = this.rows.get(keyOf(place))
      return row ? { place, row } : null
    })
  }

  async write(changes: readonly Change[]) {
    const isMade = changes.map(({ place, was }) => {
      const there = this.rows.get(keyOf(place))
      return there ? was !== null && isSame(was, there.bytes) : was === null
    })
    changes.forEach(({ place, becomes }, n) => {
      if (!isMade[n]) return
      if (becomes) this.rows.set(keyOf(place), becomes)
      else this.rows.delete(keyOf(place))
    })
    return changes.filter((_, n) => !isMade[n])
  }

  async isEmpty() {
    return this.rows.size === 0
  }

  close() {}
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Keys that hide nothing, but make every sealing different as real ones do. */
export function plainKeys(owner: string): VaultKeys {
  let sealings = 0
  return {
    owner,
    groupOf: async (drawer) => drawer,
    placeOf: async (group, name) => ({ owner, group, name }),
    async seal(place, text) {
      sealings += 1
      return { ...place, version: 1, bytes: encoder.encode(`${sealings}|${text}`) }
    },
    open: async (row) => textOf(row),
  }
}

/** What a row of `plainKeys` says. */
export function textOf({ bytes }: SealedRow): string {
  const text = decoder.decode(bytes)
  return text.slice(text.indexOf('|') + 1)
}

/** Whether a change of the disk is the first step of an erasing. */
export const isErasing = ({ place, becomes }: Change) =>
  becomes !== null && place.name === 'erasing'

/** The records on a disk that `plainKeys` wrote. */
export function recordsOn({ rows }: MemoryDisk): KeptRecord[] {
  const kinds = ['assessment', 'mood']
  const mine = [...rows.values()].filter(({ group }) => kinds.includes(group))
  return mine.map((row) => JSON.parse(textOf(row)) as KeptRecord)
}
