import * as v from 'valibot'
import type { DeviceVault } from '#app/features/privacy/device-vault.ts'
import { type DayString } from '#app/lib/dates.ts'
import { DaySchema } from '#app/lib/day-schema.ts'
import { type AnswersSoFar, DRAFT } from './answers-so-far.ts'
import { draftFor } from './assessment-draft.ts'
import type { Answers } from './core10.ts'

const MARK = 'core10-mark'
const LIMIT_MS = 10_000

const MarkedSchema = v.object({ now: v.number() })

/** The server's clock when it marked the day, or why it did not. */
type Marked = { now: number } | 'refused' | 'unreachable'

/** Tells the server which day something was done on, and nothing of what it says (decision 19). */
async function markDay(date: DayString): Promise<Marked> {
  try {
    const response = await fetch('/activity', {
      method: 'POST',
      body: new URLSearchParams({ kind: 'assessment', date }),
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    if (response.status === 400) return 'refused'
    return v.parse(MarkedSchema, await response.json())
  } catch {
    return 'unreachable'
  }
}

/** 'other day' stored nothing; after 'kept, not marked' the mark is made on the next visit. */
export type Kept = 'kept' | 'kept, not marked' | 'other day'

/**
 * Keeps an assessment on this device. It is dated by the server's clock, never by the device's.
 * Throws when the browser does not store it.
 */
export async function keepOnDevice(
  vault: DeviceVault,
  date: DayString,
  answers: Answers,
): Promise<Kept> {
  const marked = await markDay(date)
  if (marked === 'refused') return 'other day'
  const createdAt = marked === 'unreachable' ? vault.now() : marked.now
  await vault.put({ kind: 'assessment', id: date, date, createdAt, value: answers })
  await vault.writeDraft(DRAFT, null)
  if (marked !== 'unreachable') return 'kept'
  await vault.writeDraft(MARK, date)
  return 'kept, not marked'
}

/** Makes a mark that did not get through the last time. */
export async function sendMarkLeft(vault: DeviceVault): Promise<void> {
  const left = await vault.readDraft(MARK)
  if (left === null || left === undefined) return
  const date = v.safeParse(DaySchema, left)
  if (date.success && (await markDay(date.output)) === 'unreachable') return
  await vault.writeDraft(MARK, null)
}

/** The form for `date` that was left half-way; null when there is none. */
export const draftOf = async (vault: DeviceVault, date: DayString): Promise<AnswersSoFar | null> =>
  draftFor(await vault.readDraft(DRAFT), date)
