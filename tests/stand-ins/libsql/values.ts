import type { HranaValue } from './protocol.ts'

/** What the engine takes and gives, with 64-bit integers as bigints. */
export type EngineValue = null | bigint | number | string | Uint8Array

/**
 * From the wire to the engine. A `float` stays a REAL even when it is whole, as on the real server:
 * only a column's affinity makes an INTEGER of it.
 */
export function toEngine(value: HranaValue): EngineValue {
  switch (value.type) {
    case 'null':
      return null
    case 'integer':
      return BigInt(value.value)
    case 'blob':
      return Buffer.from(value.base64, 'base64')
    case 'float':
    case 'text':
      return value.value
  }
}

/** From the engine to the wire: base64 comes without padding, as the real server sends it. */
export function toWire(value: unknown): HranaValue {
  if (typeof value === 'bigint') return { type: 'integer', value: value.toString() }
  if (typeof value === 'number') return { type: 'float', value }
  if (typeof value === 'string') return { type: 'text', value }
  if (value instanceof Uint8Array) {
    return { type: 'blob', base64: Buffer.from(value).toString('base64').replace(/=+$/, '') }
  }
  return { type: 'null' }
}
