import type { DayString } from '#app/lib/dates.ts'
import type { Result } from '#app/lib/result.ts'
import type { ConsentStanding } from './consent-wording.ts'
import type { KeptRecord, RecordKind } from './record-kinds.ts'

/** The name of the vault's database in the browser's IndexedDB. */
export const VAULT_DATABASE = 'burrow-device-vault'

/** Where a member's sensitive records go: with us, on this device, or they were not asked yet. */
export type KeepingMode = 'server' | 'device' | 'unasked'

/** Records of this device that could be opened, and how many could not: altered, or cut off. */
export interface DeviceRecords<K extends RecordKind> {
  records: Extract<KeptRecord, { kind: K }>[]
  unreadable: number
}

/** One record by name, as it was when it was read. */
export type RecordName = Pick<KeptRecord, 'kind' | 'id' | 'createdAt'>

/** What became of handing this device's records over to the server. */
export interface Settled {
  /** Records the server has now, and this device no longer. */
  sent: number
  /** Records the server will not take, with its words; they stay here. */
  refused: { message: string }[]
  /** True when some could not be sent this time; they stay here for the next. */
  isUnfinished: boolean
}

/** Why the vault cannot be opened. Nothing is lost by any of these. */
export type VaultClosed = 'signed out' | 'unreachable' | 'no storage'

/** Why records could not be brought back; in every case the server still has them all. */
export type NotBroughtBack = 'unreachable' | 'kept changing' | 'no storage' | 'some unreadable'

/** The encrypted records of one member in one browser (decision 15). */
export interface DeviceVault {
  /** How the consent stands with the server, as of opening. */
  readonly standing: ConsentStanding
  readonly mode: KeepingMode
  /** The server's clock when the vault was opened, and how long ago that was, as one instant (ms). */
  now(): number
  /** The member's own day when the vault was opened. */
  readonly today: DayString
  list<K extends RecordKind>(kind: K): Promise<DeviceRecords<K>>
  /** Keeps a record; one of the same kind and id stays when it is newer. */
  put(record: KeptRecord): Promise<void>
  /** Forgets records that have not changed since they were read. */
  remove(names: readonly RecordName[]): Promise<void>
  /** A form that was left half-way, if it can be read. The reader parses it. */
  readDraft(name: string): Promise<unknown>
  /** Keeps a half-filled form; null forgets it. */
  writeDraft(name: string, value: unknown): Promise<void>
  /** Remembers in this browser that its member wants 'this device only'. */
  chooseDevice(): Promise<void>
  /** Gives the consent, then hands over what this device has. */
  giveConsent(wordingVersion: string): Promise<Result<Settled, 'unreachable' | 'other wording'>>
  /** With a consent in force: hands over what is left here. Safe to repeat and to interrupt. */
  settle(): Promise<Settled>
  /** Copies everything from the server to this device, then withdraws. Safe to interrupt. */
  bringBack(): Promise<Result<{ records: number }, NotBroughtBack>>
  /** Withdraws, erases with the server, then forgets what this device has. */
  erase(): Promise<Result<null, 'unreachable' | 'no storage'>>
}
