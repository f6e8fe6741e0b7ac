import type { DeviceKeys } from './device-vault-door.ts'

/** Bytes in memory of their own, as WebCrypto and IndexedDB want them. */
export type Bytes = Uint8Array<ArrayBuffer>

/** What of WebCrypto the vault uses. */
export type VaultCrypto = Pick<Crypto, 'subtle' | 'getRandomValues'>

/** Where a sealed row lies. Neither part says anything to who has no key. */
export interface RowPlace {
  owner: string
  /** Which of the vault's drawers: rows of one kind are read together. */
  group: string
  name: string
}

export interface SealedRow extends RowPlace {
  /** Of the key that sealed it. */
  version: number
  /** IV, ciphertext and tag. The IV is fresh at every sealing, so equal bytes mean 'not written since'. */
  bytes: Bytes
}

/** Seals and opens the rows of one member. The keys in it cannot be read out. */
export interface VaultKeys {
  readonly owner: string
  /** The place of what is called `id` in `drawer`; the same one whatever key sealed it. */
  placeOf(drawer: string, id: string): Promise<RowPlace>
  groupOf(drawer: string): Promise<string>
  seal(place: RowPlace, text: string): Promise<SealedRow>
  /** Null when the row was altered, moved, cut off, or sealed by a key that is not there. */
  open(row: SealedRow): Promise<string | null>
}

const IV_BYTES = 12
/** Lengths are rounded up to this, so that they do not tell a mood from another, or from a score. */
const BLOCK = 256

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

const base64url = (bytes: Bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64url = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))

/** A row that could not be opened steps aside under a name with this in it (see `aside`). */
const ASIDE = '~'

/**
 * Where a row goes that cannot be opened and whose place is wanted: it is never thrown away, and can
 * be opened from there should its key come back.
 */
export function aside(row: SealedRow): SealedRow {
  return { ...row, name: row.name + ASIDE + base64url(row.bytes.slice(0, IV_BYTES)) }
}

/** What a sealing is bound to: member, drawer, name (so kind and id) and version of the key. */
const contextOf = ({ owner, group, name, version }: Omit<SealedRow, 'bytes'>) =>
  encoder.encode(['burrow device vault 1', owner, group, name.split(ASIDE)[0], version].join('\n'))

function padded(text: string): Bytes {
  const bytes = encoder.encode(text)
  const whole = new Uint8Array(Math.ceil((bytes.length + 1) / BLOCK) * BLOCK)
  whole.set(bytes)
  whole[bytes.length] = 1
  return whole
}

const unpadded = (bytes: Bytes) => bytes.slice(0, bytes.lastIndexOf(1))

/** One purpose's key out of a key the server handed out (HKDF-SHA-256, RFC 5869). */
function derive(subtle: SubtleCrypto, base: CryptoKey, use: 'seal' | 'name'): Promise<CryptoKey> {
  const salt = new Uint8Array()
  const from = { name: 'HKDF', hash: 'SHA-256', salt, info: encoder.encode(`burrow ${use}`) }
  return use === 'seal'
    ? subtle.deriveKey(from, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    : subtle.deriveKey(from, base, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign'])
}

/** Takes the keys the server handed out into memory, where they stay. */
export async function openVaultKeys(
  crypto: VaultCrypto,
  { owner, keys }: DeviceKeys,
): Promise<VaultKeys> {
  const { subtle } = crypto
  const bases = await Promise.all(
    keys.map(({ key }) =>
      subtle.importKey('raw', fromBase64url(key), 'HKDF', false, ['deriveKey']),
    ),
  )
  const sealing = await Promise.all(bases.map((base) => derive(subtle, base, 'seal')))
  const byVersion = new Map(keys.map(({ version }, n) => [version, sealing[n]]))
  const newest = keys[keys.length - 1]?.version ?? 0
  const [oldest] = bases
  if (!oldest) throw new Error('A vault needs a key.')
  const naming = await derive(subtle, oldest, 'name')
  const tag = async (bytes: number, ...parts: string[]) => {
    const mac = await subtle.sign('HMAC', naming, encoder.encode(parts.join('\n')))
    return base64url(new Uint8Array(mac, 0, bytes))
  }
  const groupOf = (drawer: string) => tag(6, 'drawer', drawer)
  return {
    owner,
    groupOf,
    async placeOf(drawer, id) {
      const [group, name] = await Promise.all([groupOf(drawer), tag(16, 'name', drawer, id)])
      return { owner, group, name }
    },
    async seal(place, text) {
      const key = byVersion.get(newest)
      if (!key) throw new Error('A vault needs a key.')
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
      const row = { ...place, version: newest }
      const how = { name: 'AES-GCM', iv, additionalData: contextOf(row) }
      const sealed = new Uint8Array(await subtle.encrypt(how, key, padded(text)))
      const bytes = new Uint8Array(IV_BYTES + sealed.length)
      bytes.set(iv)
      bytes.set(sealed, IV_BYTES)
      return { ...row, bytes }
    },
    async open(row) {
      const key = byVersion.get(row.version)
      if (!key) return null
      const iv = row.bytes.slice(0, IV_BYTES)
      const how = { name: 'AES-GCM', iv, additionalData: contextOf(row) }
      try {
        const plain = await subtle.decrypt(how, key, row.bytes.slice(IV_BYTES))
        return decoder.decode(unpadded(new Uint8Array(plain)))
      } catch {
        return null
      }
    },
  }
}
