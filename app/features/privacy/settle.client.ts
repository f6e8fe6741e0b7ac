import type { Settled } from './device-vault.ts'
import { RECORDS_A_MESSAGE } from './record-kinds.ts'
import { findAll, forget, type FoundRecord, nameOf, type Sealed } from './sealed-records.client.ts'
import type { VaultServer } from './vault-server.client.ts'

/** What a transition works with: this device's side and the server's. */
export interface Sides {
  sealed: Sealed
  server: VaultServer
}

/** Below the 64 KiB that the server takes, with room for the frame around the records. */
const MESSAGE_BYTES = 60_000

const encoder = new TextEncoder()
const sizeOf = ({ record }: FoundRecord) => encoder.encode(JSON.stringify(record)).length + 1

/** Cuts what is to be sent into messages the server takes. */
export function toMessages(found: readonly FoundRecord[]): FoundRecord[][] {
  const messages: FoundRecord[][] = []
  let bytes = 0
  for (const each of found) {
    const size = sizeOf(each)
    const last = messages.at(-1)
    if (last && last.length < RECORDS_A_MESSAGE && bytes + size <= MESSAGE_BYTES) {
      last.push(each)
      bytes += size
    } else {
      messages.push([each])
      bytes = size
    }
  }
  return messages
}

/**
 * Hands what lies here over to the server, which keeps the newer of two. A record leaves this device
 * only after the server's word for it, and only if it was not written again meanwhile; so this may be
 * cut off anywhere and begun again. Without a consent in force the server stores nothing and
 * everything stays here.
 */
export async function handOver({ sealed, server }: Sides): Promise<Settled> {
  const settled: Settled = { sent: 0, refused: [], isUnfinished: false }
  const { found } = await findAll(sealed)
  for (const message of toMessages(found)) {
    const answer = await server.upload(message.map(({ record }) => record))
    if (typeof answer === 'string') return { ...settled, isUnfinished: true }
    const stored = new Set(answer.stored.map(nameOf))
    settled.sent += await forget(
      sealed,
      message.filter(({ record }) => stored.has(nameOf(record))),
    )
    settled.refused.push(...answer.refused.map(({ message }) => ({ message })))
  }
  return settled
}
