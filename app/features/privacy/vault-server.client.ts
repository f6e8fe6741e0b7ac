import * as v from 'valibot'
import type { DayString } from '#app/lib/dates.ts'
import {
  type RecordsPage,
  RecordsPageSchema,
  type UploadAnswer,
  UploadAnswerSchema,
  type VaultStanding,
  VaultStandingSchema,
} from './device-vault-door.ts'
import type { KeptRecord } from './record-kinds.ts'

/** `fetch`, as much of it as is used here. */
export type Fetch = (path: string, init: RequestInit) => Promise<Response>

/** What the server said, as far as the vault has to tell apart. 'unreachable': it may or may not have happened. */
export type Said<T> = T | 'signed out' | 'unreachable' | 'conflict'

/** The server's doors of the device vault. None of them throws. */
export interface VaultServer {
  standing(): Promise<Said<VaultStanding>>
  give(wordingVersion: string): Promise<Said<'done'>>
  /** Null withdraws and erases whatever is there; 'conflict': something was stored since that revision. */
  withdraw(revision: number | null): Promise<Said<'done'>>
  page(from: DayString | null): Promise<Said<RecordsPage>>
  /** 'conflict': no consent is in force and nothing was stored. */
  upload(records: readonly KeptRecord[]): Promise<Said<UploadAnswer>>
}

const PATIENCE_MS = 20_000

type Schema<T> = v.GenericSchema<unknown, T>

const Done = v.pipe(
  v.unknown(),
  v.transform(() => 'done' as const),
)

export function createVaultServer(fetch: Fetch): VaultServer {
  async function ask<T>(path: string, schema: Schema<T>, body?: string | URLSearchParams) {
    const response = await fetch(path, {
      ...(body !== undefined && { method: 'POST', body }),
      headers: {
        Accept: 'application/json',
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
      // A redirect is the way to the sign-in page, and that is no answer.
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null)
    return response ? read(response, schema) : 'unreachable'
  }
  const consent = (fields: Record<string, string>) =>
    ask('/consents', Done, new URLSearchParams({ kind: 'assessments', ...fields }))
  return {
    standing: () => ask('/device-vault/key', VaultStandingSchema),
    give: (wording) => consent({ intent: 'give', wording }),
    withdraw: (revision) =>
      consent({ intent: 'withdraw', ...(revision !== null && { revision: String(revision) }) }),
    page: (from) => ask(`/device-vault/records${from ? `?from=${from}` : ''}`, RecordsPageSchema),
    upload: (records) =>
      ask('/device-vault/records', UploadAnswerSchema, JSON.stringify({ records })),
  }
}

async function read<T>(response: Response, schema: Schema<T>): Promise<Said<T>> {
  const { status, type } = response
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) return 'signed out'
  if (status === 409) return 'conflict'
  if (status !== 200) return 'unreachable'
  const parsed = v.safeParse(schema, await response.json().catch(() => null))
  return parsed.success ? parsed.output : 'unreachable'
}
