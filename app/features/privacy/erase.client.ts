import * as v from 'valibot'
import { err, ok, type Result } from '#app/lib/result.ts'
import type { ConsentStanding } from './consent-wording.ts'
import { forgetDrafts, type NoteName, readNote, writeNote } from './sealed-notes.client.ts'
import { findAll, forget, type Sealed } from './sealed-records.client.ts'
import type { Sides } from './settle.client.ts'

const MARK: NoteName = { drawer: 'setting', name: 'erasing' }
const MarkSchema = v.object({ upTo: v.number() })

/**
 * Withdraws the consent, which erases what the server has, and then forgets what is here. A mark is
 * left on the disk first, so that an erasing which was cut off after the server had agreed is
 * finished by the next visit (`finishErasing`) and nothing shows again that somebody wanted gone.
 */
export async function eraseAll(
  { sealed, server }: Sides,
  now: number,
): Promise<Result<null, 'unreachable'>> {
  const { found } = await findAll(sealed)
  const newest = found.reduce((last, { record }) => Math.max(last, record.createdAt), 0)
  const upTo = Math.max(now, newest)
  // A full disk is no reason to keep what somebody wants gone.
  await writeNote(sealed, MARK, { upTo }).catch(() => undefined)
  if ((await server.withdraw(null)) !== 'done') return err('unreachable')
  await eraseHere(sealed, upTo)
  return ok(null)
}

/** Whether an erasing was asked for here that may not have been finished. */
export async function isErasing(sealed: Sealed): Promise<boolean> {
  return (await readMark(sealed)) !== null
}

async function readMark(sealed: Sealed): Promise<{ upTo: number } | null> {
  const mark = v.safeParse(MarkSchema, await readNote(sealed, MARK))
  return mark.success ? mark.output : null
}

/** Ends an erasing that was cut off, once it is known how the consent stands. */
export async function finishErasing(sealed: Sealed, standing: ConsentStanding): Promise<void> {
  const mark = await readMark(sealed)
  if (!mark) return
  // In force: the withdrawal never arrived, and they were told that it had not gone through.
  if (standing === 'given') await forgetErasing(sealed)
  else await eraseHere(sealed, mark.upTo)
}

/** Before anything else is done with the records: an erasing that did not go through is off. */
export async function forgetErasing(sealed: Sealed): Promise<void> {
  await writeNote(sealed, MARK, null)
}

/** Forgets what was here when the erasing was asked for, but nothing that was kept since. */
async function eraseHere(sealed: Sealed, upTo: number): Promise<void> {
  const { found, unreadable } = await findAll(sealed)
  await forget(
    sealed,
    found.filter(({ record }) => record.createdAt <= upTo),
  )
  await forget(
    sealed,
    unreadable.map(({ place, row }) => ({ place, bytes: row?.bytes ?? null })),
  )
  await forgetDrafts(sealed)
  await forgetErasing(sealed)
}
