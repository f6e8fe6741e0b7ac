import { hkdfSync } from 'node:crypto'
import * as v from 'valibot'
import type { Result } from '#app/lib/result.ts'
import { err, ok } from '#app/lib/result.ts'
import { importAesKey, openBytes, sealBytes, toBytes, toText } from './aead.server.ts'

/** A value that travels with the browser but can be read and made by the server alone. */
export interface Sealer {
  /** Seals a JSON value for one purpose until an instant (ms). */
  seal(purpose: string, value: unknown, expiresAt: number): Promise<string>
  /** Opens it again, if it is whole, of this purpose, not expired, and fits the schema. */
  open<T>(
    purpose: string,
    sealed: string,
    schema: v.GenericSchema<unknown, T>,
    now: number,
  ): Promise<Result<T, 'unreadable' | 'expired'>>
}

const Envelope = v.object({ value: v.unknown(), expiresAt: v.number() })

/** The sealing key is derived from the secret (HKDF-SHA-256), so it is not the secret of anything else. */
export function createSealer(secret: string): Sealer {
  let key: Promise<CryptoKey> | undefined
  const sealingKey = () =>
    (key ??= importAesKey(
      new Uint8Array(hkdfSync('sha256', secret, 'burrow', 'sealed values', 32)),
    ))
  return {
    async seal(purpose, value, expiresAt) {
      return sealBytes(await sealingKey(), purpose, toBytes(JSON.stringify({ value, expiresAt })))
    },
    async open(purpose, sealed, schema, now) {
      const opened = await openBytes(await sealingKey(), purpose, sealed)
      if (!opened.ok) return opened
      const envelope = v.safeParse(Envelope, JSON.parse(toText(opened.value)))
      if (!envelope.success) return err('unreadable')
      if (envelope.output.expiresAt <= now) return err('expired')
      const value = v.safeParse(schema, envelope.output.value)
      return value.success ? ok(value.output) : err('unreadable')
    },
  }
}
