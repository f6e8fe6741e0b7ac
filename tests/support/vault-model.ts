import { createDeviceVault } from '#app/features/privacy/create-device-vault.client.ts'
import type { DeviceVault } from '#app/features/privacy/device-vault.ts'
import type { KeptRecord } from '#app/features/privacy/record-kinds.ts'
import type { Said, VaultServer } from '#app/features/privacy/vault-server.client.ts'
import type { VaultStore } from '#app/features/privacy/vault-store.client.ts'
import {
  type Device,
  isErasing,
  MemoryDisk,
  plainKeys,
  recordsOn,
  type Tab,
} from './plain-vault-parts.ts'
import { ReferenceKeeper } from './reference-keeper.ts'
import { TapeOfSteps } from './tape-of-steps.ts'
import { assessment, mood } from './kept-records.ts'

const nameOf = ({ kind, id }: Pick<KeptRecord, 'kind' | 'id'>) => `${kind} ${id}`
const DAYS = ['2026-11-16', '2026-11-17', '2026-11-18']

/**
 * One member with two devices of up to two tabs each, a network that refuses, delays and loses, and a
 * server. Every step (a request leaving, arriving, answered; a read or a write of the disk) waits at a
 * gate until the tape says that it is its turn; at any of them the tab may die. `problems` says what
 * broke.
 */
export class VaultModel {
  readonly keeper = new ReferenceKeeper()
  readonly devices: Device[] = [0, 1].map(() => ({
    disk: new MemoryDisk(),
    tabs: [],
    made: [],
    holder: null,
    waiting: [],
  }))
  readonly problems = new Set<string>()
  /** How often each thing happened, so that a test can tell that it was not idle. */
  readonly seen: Record<string, number> = {}
  /** The newest version of each record that somebody was told is kept, and did not ask to erase. */
  readonly #kept = new Map<string, number>()
  /** The newest version of each that its owner asked to erase. */
  readonly #excused = new Map<string, number>()
  #moods = 0

  readonly #steps: TapeOfSteps

  constructor(
    tape: readonly number[],
    readonly hasLocks: boolean,
  ) {
    this.#steps = new TapeOfSteps(tape, () => this.#checkKept())
  }

  /** Plays the tape, then lets everything come to rest, and looks at what is left. */
  async run(): Promise<void> {
    await this.#steps.play(() => this.#act())
    await this.#steps.drain()
    const isWaiting = this.devices.some(({ tabs }) => tabs.some(({ waits }) => waits > 0))
    if (isWaiting) this.problems.add('somebody waits for ever')
    for (const device of this.devices) device.tabs.forEach((tab) => this.#kill(tab))
    for (const device of this.devices) {
      const tab = this.#open(device)
      await this.#steps.drain()
      if (tab.vault) void this.#watch(tab, tab.vault.settle())
      await this.#steps.drain()
    }
    this.#checkEnd()
  }

  #count(what: string) {
    this.seen[what] = (this.seen[what] ?? 0) + 1
  }

  // The network.

  async #send<T>(tab: Tab, request: () => Promise<T>): Promise<T | 'unreachable'> {
    await this.#steps.turn(tab)
    const fate = this.#steps.draw(8)
    if (fate === 1) {
      this.#count('refused')
      return 'unreachable'
    }
    // From here on it is under way, whatever becomes of the tab.
    const answered = this.#steps.turn(null).then(request)
    if (fate === 2) {
      this.#count('given up')
      await this.#steps.turn(tab)
      return 'unreachable'
    }
    const said = await answered
    await this.#steps.turn(tab)
    if (fate === 3) this.#count('reply lost')
    return fate === 3 ? 'unreachable' : said
  }

  #server(tab: Tab): VaultServer {
    const { keeper } = this
    return {
      standing: () => this.#send(tab, () => keeper.standing()),
      give: (wording) => this.#send<Said<'done'>>(tab, () => keeper.give(wording)),
      page: (from) => this.#send(tab, () => keeper.page(from)),
      upload: (records) => this.#send(tab, () => keeper.upload(records)),
      withdraw: (revision) =>
        this.#send<Said<'done'>>(tab, async () => {
          if (revision === null) this.#excuse(keeper.records.values())
          const had = keeper.records.size
          const said = await keeper.withdraw(revision)
          if (had && said === 'done') this.#count(revision === null ? 'erased' : 'withdrawn')
          if (said === 'conflict') this.#count('had changed')
          return said
        }),
    }
  }

  // A browser.

  #store(tab: Tab): VaultStore {
    const step = async <T>(work: () => Promise<T>) => {
      await this.#steps.turn(tab)
      const result = await work()
      await this.#steps.turn(tab)
      return result
    }
    const { disk } = tab.device
    return {
      read: (places) => step(() => disk.read(places)),
      readGroup: (owner, group) => step(() => disk.readGroup(owner, group)),
      write: (changes) =>
        step(() => {
          if (changes.some(isErasing)) this.#excuseAllOf(tab.device)
          return disk.write(changes)
        }),
      isEmpty: () => step(() => disk.isEmpty()),
      close() {},
    }
  }

  #alone<T>(tab: Tab, work: () => Promise<T>): Promise<T> {
    if (!this.hasLocks) return work()
    const { device } = tab
    return new Promise((resolve, reject) => {
      const start = () => {
        const end = () => device.holder === turn && this.#nextTurn(device)
        work().then(resolve, reject).finally(end)
      }
      const turn = { tab, start }
      device.waiting.push(turn)
      if (!device.holder) this.#nextTurn(device)
    })
  }

  #nextTurn(device: Device) {
    device.holder = device.waiting.shift() ?? null
    device.holder?.start()
  }

  #open(device: Device): Tab {
    const tab: Tab = { device, isDead: false, waits: 0, vault: null }
    device.tabs.push(tab)
    const opening = createDeviceVault({
      server: this.#server(tab),
      openStore: async () => this.#store(tab),
      openKeys: async ({ owner }) => plainKeys(owner),
      alone: (work) => this.#alone(tab, work),
      elapsed: () => this.keeper.now,
      persist: async () => true,
    })
    const opened = opening.then((result) => {
      if (result.ok) tab.vault = result.value
      else this.#kill(tab)
    })
    void this.#watch(tab, opened)
    return tab
  }

  #kill(tab: Tab) {
    const { device } = tab
    tab.isDead = true
    device.tabs = device.tabs.filter((other) => other !== tab)
    device.waiting = device.waiting.filter((turn) => turn.tab !== tab)
    if (device.holder?.tab === tab) this.#nextTurn(device)
  }

  async #watch(tab: Tab, work: Promise<unknown>): Promise<void> {
    tab.waits += 1
    try {
      await work
    } catch (error) {
      this.problems.add(`it threw: ${String(error)}`)
    } finally {
      tab.waits -= 1
    }
  }

  // What people do.

  #act() {
    const device = this.devices[this.#steps.draw(2)]
    if (!device) return
    const tab = device.tabs[this.#steps.draw(2)]
    if (!tab && device.tabs.length < 2) this.#open(device)
    if (!tab?.vault) return
    const { vault } = tab
    const acts = [
      () => this.#keep(tab, vault),
      () => this.#keep(tab, vault),
      () => this.#keep(tab, vault),
      () => vault.giveConsent('2026-11-21'),
      () => vault.giveConsent('2026-11-21'),
      () => vault.settle(),
      () => this.#bringBack(vault),
      () => this.#bringBack(vault),
      () => vault.erase(),
    ]
    const act = acts[this.#steps.draw(acts.length + 1)]
    if (act) void this.#watch(tab, act())
    else this.#kill(tab)
  }

  /** What a page does with a record: to the server under a consent, else to the vault. */
  async #keep(tab: Tab, vault: DeviceVault): Promise<void> {
    const { keeper } = this
    keeper.now += 1
    const day = DAYS[this.#steps.draw(DAYS.length)] ?? ''
    const isMood = this.#steps.draw(4) === 0
    if (isMood) this.#moods += 1
    const record = isMood
      ? mood(this.#moods, day, keeper.now)
      : assessment(day, keeper.now, keeper.now % 5)
    tab.device.made.push(record)
    if (vault.mode === 'server') {
      const said = await this.#send(tab, () => keeper.upload([record]))
      if (said === 'unreachable') return
      if (said !== 'conflict') return this.#told(record)
    }
    await vault.put(record)
    this.#told(record)
  }

  async #bringBack(vault: DeviceVault): Promise<void> {
    const brought = await vault.bringBack()
    this.#count(brought.ok ? 'brought back' : brought.error)
  }

  // What must hold.

  #told(record: KeptRecord) {
    this.#count('kept')
    const name = nameOf(record)
    if (record.createdAt <= (this.#excused.get(name) ?? 0)) return
    this.#kept.set(name, Math.max(record.createdAt, this.#kept.get(name) ?? 0))
  }

  /** Its owner asked to erase these. */
  #excuse(records: Iterable<KeptRecord>) {
    for (const record of records) {
      const name = nameOf(record)
      this.#excused.set(name, Math.max(record.createdAt, this.#excused.get(name) ?? 0))
      if ((this.#kept.get(name) ?? Infinity) <= record.createdAt) this.#kept.delete(name)
    }
  }

  /** An erasing begins there. */
  #excuseAllOf(device: Device) {
    this.#excuse([...device.made, ...recordsOn(device.disk), ...this.keeper.records.values()])
  }

  #checkKept() {
    const everywhere = [
      ...this.keeper.records.values(),
      ...this.devices.flatMap(({ disk }) => recordsOn(disk)),
    ]
    for (const [name, createdAt] of this.#kept) {
      const isThere = everywhere.some(
        (record) => nameOf(record) === name && record.createdAt >= createdAt,
      )
      if (!isThere) this.problems.add(`${name} of ${createdAt} is lost`)
    }
    if (this.keeper.revision === null && this.keeper.records.size > 0) {
      this.problems.add('the server keeps something without a consent')
    }
  }

  #checkEnd() {
    for (const device of this.devices) {
      const here = recordsOn(device.disk)
      if (new Set(here.map(nameOf)).size < here.length) this.problems.add('something is doubled')
      if (this.keeper.revision !== null && here.length > 0) {
        this.problems.add('something was not handed over')
      }
    }
  }
}
