import type { Database } from '#db/client.ts'
import { ownerById, type Owner } from '#db/owner.ts'
import {
  listSealed,
  replaceSealed,
  type Reseal,
  type SealedRow,
} from '#db/queries/sealed-values.ts'
import type { MemberVault } from './member-vault.server.ts'
import {
  placeOf,
  SEALED_TABLES,
  type SealedFieldName,
  sealedFieldsOf,
  type SealedTable,
} from './sealed-fields.ts'

/** Rows that are read at once: 25 full lists of the planner each way stay far below D1's 2 MB. */
const PAGE = 25
/** The first pass seals again, the next finds what was saved behind it; it ends with one that finds nothing. */
const MOST_PASSES = 5

/** How many of a member's values were sealed again, and how many were left as they are. */
export interface Resealed {
  resealed: number
  /** Could not be opened: damaged, moved, or sealed under a key that is lost. */
  unreadable: number
}

/** One walk over everything; `late` were saved anew between reading and writing. */
interface Pass extends Resealed {
  late: number
}

/**
 * Seals every sealed value of a member under the newest key of the vault, a page at a time. A value
 * is replaced only if it still is what was read, so a saving at the same moment is never lost; what
 * such a saving sealed under an older key is found by the next pass. What cannot be opened stays.
 */
export async function resealMember(
  db: Database,
  vault: MemberVault,
  userId: string,
): Promise<Resealed> {
  const total: Resealed = { resealed: 0, unreadable: 0 }
  for (let passes = 0; passes < MOST_PASSES; passes += 1) {
    const pass = await resealOnce(db, vault, ownerById(userId))
    total.resealed += pass.resealed
    total.unreadable = pass.unreadable
    if (pass.resealed + pass.late === 0) break
  }
  return total
}

async function resealOnce(db: Database, vault: MemberVault, owner: Owner): Promise<Pass> {
  const pass: Pass = { resealed: 0, unreadable: 0, late: 0 }
  for (const table of SEALED_TABLES) {
    for (let after = ''; ;) {
      const rows: SealedRow[] = await listSealed(db, owner, table, { after, limit: PAGE })
      const last = rows.at(-1)
      if (!last) break
      await resealRows(db, { vault, owner, table, pass }, rows)
      after = last.row
    }
  }
  return pass
}

async function resealRows(
  db: Database,
  walk: { vault: MemberVault; owner: Owner; table: SealedTable; pass: Pass },
  rows: readonly SealedRow[],
): Promise<void> {
  const { vault, owner, table, pass } = walk
  for (const field of sealedFieldsOf(table)) {
    const old = rows.filter((row) => row[field] && !vault.isNewest(row[field]))
    const changes = await Promise.all(old.map((row) => reseal(vault, field, row)))
    const readable = changes.filter((change) => change !== null)
    pass.unreadable += changes.length - readable.length
    if (readable.length === 0) continue
    const stored = await replaceSealed(db, owner, field, readable)
    pass.resealed += stored.length
    pass.late += readable.length - stored.length
  }
}

/** Null when the value cannot be opened. */
async function reseal(
  vault: MemberVault,
  field: SealedFieldName,
  { row, [field]: from }: SealedRow,
): Promise<Reseal | null> {
  const place = placeOf(field, row)
  const opened = await vault.open(place, from ?? '')
  return opened.ok ? { row, from: from ?? '', to: await vault.seal(place, opened.value) } : null
}
