import type { Result } from '#app/lib/result.ts'
import { err, ok } from '#app/lib/result.ts'

/** Bytes in memory of their own, as WebCrypto wants them. */
export type Bytes = Uint8Array<ArrayBuffer>

const IV_BYTES = 12
const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

/** Imports 32 raw bytes as an AES-256-GCM key that cannot be exported again. */
export function importAesKey(raw: Bytes): Promise<CryptoKey> {
  if (raw.byteLength !== 32) throw new Error('An AES-256 key has 32 bytes.')
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/**
 * AES-GCM with a fresh 96-bit IV (NIST SP 800-38D §8.2.2), as base64url of IV, ciphertext and tag.
 * `context` is authenticated but not stored: opening needs the same one.
 */
export async function sealBytes(key: CryptoKey, context: string, plain: Bytes): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(context) },
    key,
    plain,
  )
  return Buffer.concat([iv, new Uint8Array(sealed)]).toString('base64url')
}

/** The opposite of `sealBytes`; an altered value, another key or another context is an error value. */
export async function openBytes(
  key: CryptoKey,
  context: string,
  sealed: string,
): Promise<Result<Bytes, 'unreadable'>> {
  const bytes = Buffer.from(sealed, 'base64url')
  // Node's decoder ignores what it does not know; a value that was altered must not pass by that.
  if (bytes.byteLength <= IV_BYTES || bytes.toString('base64url') !== sealed)
    return err('unreadable')
  try {
    const plain = await crypto.subtle.decrypt(
      {
        name: 'AES-GCM',
        iv: bytes.subarray(0, IV_BYTES),
        additionalData: encoder.encode(context),
      },
      key,
      bytes.subarray(IV_BYTES),
    )
    return ok(new Uint8Array(plain))
  } catch {
    return err('unreadable')
  }
}

export const toText = (bytes: Bytes): string => decoder.decode(bytes)
export const toBytes = (text: string): Bytes => new Uint8Array(encoder.encode(text))
