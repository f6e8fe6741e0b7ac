import { isNewer, type KeptRecord } from '#app/features/privacy/record-kinds.ts'
import type { Fetch } from '#app/features/privacy/vault-server.client.ts'

const nameOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`
const say = (body: unknown, status = 200) => Response.json(body, { status })

/** So few that a handful of records already makes pages. */
const PAGE = 2

/**
 * What the doors of consents and the device vault are meant to do, in a few lines and without a
 * database: the measure for tests of the device's side. Each request is one step that nothing divides.
 */
export class ReferenceKeeper {
  readonly records = new Map<string, KeptRecord>()
  /** Null: none in force. */
  revision: number | null = null
  standing: 'given' | 'withdrawn' | 'unasked' = 'unasked'
  now = 1_000_000
  unreadable = 0
  /** Ids that can never be stored. */
  readonly refuses = new Set<string>()

  constructor(
    readonly owner = 'o'.repeat(16),
    readonly keys = [{ version: 1, key: 'k'.repeat(43) }],
  ) {}

  readonly fetch: Fetch = async (path, init) => {
    const { pathname, searchParams } = new URL(path, 'http://keeper.test')
    if (pathname === '/device-vault/key') return this.#key()
    if (pathname === '/consents') return this.#consent(new URLSearchParams(String(init.body)))
    if (init.method !== 'POST') return this.#page(Number(searchParams.get('from')?.slice(0, 4)))
    const { records } = JSON.parse(String(init.body)) as { records: KeptRecord[] }
    return this.store(records)
  }

  #key() {
    const { owner, keys, standing, now } = this
    return say({ owner, keys, assessments: standing, now, today: '2026-11-21' })
  }

  #consent(form: URLSearchParams) {
    if (form.get('intent') === 'give') {
      if (form.get('wording') !== '2026-11-21') return say({}, 409)
      this.revision ??= 0
      this.standing = 'given'
      return say({})
    }
    const seen = form.get('revision')
    if (seen !== null && Number(seen) !== this.revision) return say({}, 409)
    if (this.revision === null) return say({})
    this.revision = null
    this.standing = 'withdrawn'
    this.records.clear()
    return say({})
  }

  /** The pages are named by a year, since a `from` has to be a date. */
  #page(from: number) {
    const start = from || 0
    const all = [...this.records.values()].sort((a, b) => a.date.localeCompare(b.date))
    const next = start + PAGE < all.length ? String(start + PAGE).padStart(4, '0') : null
    return say({
      revision: this.revision,
      records: all.slice(start, start + PAGE),
      unreadable: start === 0 ? this.unreadable : 0,
      next: next && `${next}-01-01`,
    })
  }

  /** Also what a page of another device does that writes straight to the server. */
  store(sent: readonly KeptRecord[]) {
    if (this.revision === null) return say({}, 409)
    this.revision += 1
    const taken = sent.filter(({ id }) => !this.refuses.has(id))
    for (const record of taken) {
      const other = this.records.get(nameOf(record))
      if (!other || isNewer(record, other)) this.records.set(nameOf(record), record)
    }
    const refused = sent
      .filter(({ id }) => this.refuses.has(id))
      .map(({ kind, id }) => ({ kind, id, message: 'That day is still to come.' }))
    return say({ stored: taken.map(({ kind, id }) => ({ kind, id })), refused })
  }
}
