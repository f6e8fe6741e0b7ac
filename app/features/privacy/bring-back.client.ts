import { err, ok, type Result } from '#app/lib/result.ts'
import type { NotBroughtBack } from './device-vault.ts'
import { isNewer, type KeptRecord } from './record-kinds.ts'
import { findAll, nameOf, newestOfEach, putAll } from './sealed-records.client.ts'
import type { Sides } from './settle.client.ts'

/** How often it starts over when something was stored while it copied. */
const MOST_STARTS_OVER = 3

/** Everything the server has, as of one revision; null: there is no consent, so it has nothing. */
interface Copy {
  revision: number | null
  records: KeptRecord[]
}

/**
 * Copies what the server has to this device, reads it back from the disk, and only then withdraws the
 * consent, naming the revision that was copied. The server refuses when anything was stored since,
 * whoever stored it; then it starts over. May be cut off anywhere: until the server agrees, it keeps
 * everything, and the copies here are handed over again by the next `handOver`.
 */
export async function bringBackAll(
  sides: Sides,
): Promise<Result<{ records: number }, NotBroughtBack>> {
  const { sealed, server } = sides
  let trouble: NotBroughtBack = 'kept changing'
  for (let starts = 0; starts <= MOST_STARTS_OVER; starts += 1) {
    const copy = await copyAll(sides)
    if (copy === 'changed') continue
    if (typeof copy === 'string') return err(copy)
    await putAll(sealed, copy.records)
    const here = newestOfEach((await findAll(sealed)).found)
    if (!hasAll(here, copy.records)) {
      trouble = 'no storage'
      continue
    }
    if (copy.revision === null) return ok({ records: here.size })
    const said = await server.withdraw(copy.revision)
    if (said === 'done') return ok({ records: here.size })
    if (said !== 'conflict') return err('unreachable')
  }
  return err(trouble)
}

async function copyAll({
  server,
}: Sides): Promise<Copy | 'changed' | 'unreachable' | 'some unreadable'> {
  const first = await server.page(null)
  if (typeof first === 'string') return 'unreachable'
  const { revision } = first
  const records = [...first.records]
  for (let page = first; ;) {
    if (page.unreadable > 0) return 'some unreadable'
    if (page.next === null) return { revision, records }
    const next = await server.page(page.next)
    if (typeof next === 'string') return 'unreachable'
    if (next.revision !== revision) return 'changed'
    records.push(...next.records)
    page = next
  }
}

/** Whether each copied record, or one newer than it, is among those here. */
function hasAll(here: ReadonlyMap<string, KeptRecord>, copied: readonly KeptRecord[]): boolean {
  return copied.every((theirs) => {
    const mine = here.get(nameOf(theirs))
    if (!mine) return false
    return isNewer(mine, theirs) || JSON.stringify(mine) === JSON.stringify(theirs)
  })
}
