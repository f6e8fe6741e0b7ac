import { isNewer, type KeptRecord } from '#app/features/privacy/record-kinds.ts'
import type { RecordsPage, UploadAnswer } from '#app/features/privacy/device-vault-door.ts'
import type { Fetch, VaultServer } from '#app/features/privacy/vault-server.client.ts'

const nameOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`

/** So few that a handful of records already makes pages. */
const PAGE = 2
const WORDING = '2026-11-21'

/**
 * What the doors of consents and the device vault are meant to do, in a few lines and without a
 * database: the measure for tests of the device's side. Each request is one step that nothing divides.
 */
export class ReferenceKeeper implements VaultServer {
  readonly records = new Map<string, KeptRecord>()
  /** Null: none in force. */
  revision: number | null = null
  assessments: 'given' | 'withdrawn' | 'unasked' = 'unasked'
  now = 1_000_000
  unreadable = 0
  /** A fault on purpose: each consent counts its revisions from 0. */
  startsAnew = false
  /** Numbers are never used again, not by a later consent either. */
  #next = 0
  /** Ids that can never be stored. */
  readonly refuses = new Set<string>()

  constructor(
    readonly owner = 'o'.repeat(16),
    public keys = [{ version: 1, key: 'k'.repeat(43) }],
  ) {}

  async standing() {
    const { owner, keys, assessments, now } = this
    return { owner, keys, assessments, now, today: '2026-11-21' }
  }

  async give(wording: string) {
    if (wording !== WORDING) return 'conflict'
    this.revision ??= this.startsAnew ? 0 : this.#next
    this.assessments = 'given'
    return 'done'
  }

  async withdraw(seen: number | null) {
    if (seen !== null && seen !== this.revision) return 'conflict'
    if (this.revision === null) return 'done'
    this.#next = this.revision + 1
    this.revision = null
    this.assessments = 'withdrawn'
    this.records.clear()
    return 'done'
  }

  /** The pages are named by a year, since a `from` has to be a date. */
  async page(from: string | null): Promise<RecordsPage> {
    const start = from ? Number(from.slice(0, 4)) : 0
    const all = [...this.records.values()].sort((a, b) => a.date.localeCompare(b.date))
    const next = String(start + PAGE).padStart(4, '0')
    return {
      revision: this.revision,
      records: all.slice(start, start + PAGE),
      unreadable: start === 0 ? this.unreadable : 0,
      next: start + PAGE < all.length ? `${next}-01-01` : null,
    }
  }

  /** Also what a page of another device does that writes straight to the server. */
  async upload(sent: readonly KeptRecord[]): Promise<UploadAnswer | 'conflict'> {
    if (this.revision === null) return 'conflict'
    this.revision += 1
    this.#next = this.revision + 1
    const answer: UploadAnswer = { stored: [], refused: [] }
    for (const record of sent) {
      const { kind, id } = record
      if (this.refuses.has(id)) {
        answer.refused.push({ kind, id, message: 'That day is still to come.' })
        continue
      }
      const other = this.records.get(nameOf(record))
      if (!other || isNewer(record, other)) this.records.set(nameOf(record), record)
      answer.stored.push({ kind, id })
    }
    return answer
  }

  /** The same over HTTP. */
  readonly fetch: Fetch = async (path, init) => {
    const { pathname, searchParams } = new URL(path, 'http://keeper.test')
    const said = await this.#answer(pathname, searchParams, init)
    return said === 'conflict' ? Response.json({}, { status: 409 }) : Response.json(said)
  }

  #answer(pathname: string, search: URLSearchParams, { method, body }: RequestInit) {
    if (pathname === '/device-vault/key') return this.standing()
    if (pathname === '/consents') {
      const form = new URLSearchParams(String(body))
      const revision = form.get('revision')
      return form.get('intent') === 'give'
        ? this.give(form.get('wording') ?? '')
        : this.withdraw(revision === null ? null : Number(revision))
    }
    if (method !== 'POST') return this.page(search.get('from'))
    const { records } = JSON.parse(String(body)) as { records: KeptRecord[] }
    return this.upload(records)
  }
}
