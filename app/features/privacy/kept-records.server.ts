import * as v from 'valibot'
import type { DayString } from '#app/lib/dates.ts'
import { earliestRecordDay } from '#app/lib/member-day.ts'
import type { Database, Query } from '#db/client.ts'
import { ownerById } from '#db/owner.ts'
import { type AssessmentRow, upsertAssessment } from '#db/queries/assessments.ts'
import { raiseRevision } from '#db/queries/consents.ts'
import { insertMood, type MoodRow } from '#db/queries/moods.ts'
import type { UploadAnswer } from './device-vault-door.ts'
import type { MemberVault } from './member-vault.server.ts'
import {
  type AssessmentRecord,
  AssessmentRecordSchema,
  type KeptRecord,
  KeptRecordSchema,
  type MoodRecord,
  MoodRecordSchema,
} from './record-kinds.ts'
import { placeOf } from './sealed-fields.ts'

const answersOf = (date: DayString) => placeOf('answers', date)
const stateOf = (id: string) => placeOf('state', id)

/** Records that were opened, and how many could not be: an altered row hides no other. */
export interface Opened<T> {
  records: T[]
  unreadable: number
}

/** Opens stored assessments, in the order of the rows. */
export function openAssessments(
  vault: MemberVault,
  rows: readonly AssessmentRow[],
): Promise<Opened<AssessmentRecord>> {
  return openAll(rows, async ({ date, answers, createdAt }) => {
    const opened = await vault.open(answersOf(date), answers)
    if (!opened.ok) return null
    const record = { kind: 'assessment', id: date, date, createdAt, value: parseJson(opened.value) }
    return v.is(AssessmentRecordSchema, record) ? record : null
  })
}

/** Opens stored moods, in the order of the rows. */
export function openMoods(
  vault: MemberVault,
  rows: readonly MoodRow[],
): Promise<Opened<MoodRecord>> {
  return openAll(rows, async ({ id, date, state, createdAt }) => {
    const opened = await vault.open(stateOf(id), state)
    const record = { kind: 'mood', id, date, createdAt, value: opened.ok ? opened.value : null }
    return v.is(MoodRecordSchema, record) ? record : null
  })
}

async function openAll<R, T>(
  rows: readonly R[],
  open: (row: R) => Promise<T | null>,
): Promise<Opened<T>> {
  const opened = await Promise.all(rows.map(open))
  const records = opened.filter((record) => record !== null)
  return { records, unreadable: rows.length - records.length }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What storing needs besides the records. */
export interface Storing {
  db: Database
  vault: MemberVault
  /** A fresh id for a row. */
  newId: () => string
  now: number
  /**
   * Statements that stand or fall with the records, such as the day's mark. They run in the same
   * batch, and each must have the consent (`isConsented`) as its own condition.
   */
  also?: readonly Query[]
}

/** Whose records they are, and the days they may be of. */
export interface RecordOwner {
  id: string
  today: DayString
  /** When the account was made (ms). */
  createdAt: number
}

/**
 * Stores records under the member's consent, all or none, each only if it is the newer one of its
 * kind and id, so that the same upload twice is one. Gives null when no consent is in force: then
 * nothing was stored. Records that can never be stored are refused one by one.
 */
export async function storeRecords(
  storing: Storing,
  owner: RecordOwner,
  sent: readonly unknown[],
): Promise<UploadAnswer | null> {
  const answer: UploadAnswer = { stored: [], refused: [] }
  const records: KeptRecord[] = []
  for (const one of sent) {
    const parsed = v.safeParse(KeptRecordSchema, one)
    const message = parsed.success
      ? dayProblem(parsed.output.date, owner)
      : parsed.issues[0].message
    if (parsed.success && message === null) records.push(parsed.output)
    else answer.refused.push({ ...nameOf(one), message: message ?? 'This record is not whole.' })
  }
  const { db, vault, now, also = [] } = storing
  const sealed = await Promise.all(records.map((record) => seal(vault, record, now)))
  const [raised] = await db.batch([
    raiseRevision(db, ownerById(owner.id), 'assessments'),
    ...sealed.map((each) => toWrite(storing, owner.id, each)),
    ...also,
  ])
  if (raised.length === 0) return null
  answer.stored = records.map(({ kind, id }) => ({ kind, id }))
  return answer
}

/** Why a record cannot be of a day; null when it can. */
export function dayProblem(date: DayString, { today, createdAt }: RecordOwner): string | null {
  if (date > today) return 'That day is still to come.'
  return date < earliestRecordDay(createdAt) ? 'That day lies before your account was made.' : null
}

/** What is stored of a record: its value sealed, and never later than the server's own clock. */
async function seal(vault: MemberVault, record: KeptRecord, now: number) {
  const { kind, id, date } = record
  const createdAt = Math.min(record.createdAt, now)
  return { kind, id, date, createdAt, sealed: await sealRecord(vault, record) }
}

/** A record's value as its row holds it. */
export function sealRecord(vault: MemberVault, record: KeptRecord): Promise<string> {
  return record.kind === 'assessment'
    ? vault.seal(answersOf(record.date), JSON.stringify(record.value))
    : vault.seal(stateOf(record.id), record.value)
}

type Sealed = Awaited<ReturnType<typeof seal>>

function toWrite({ db, newId }: Storing, userId: string, { kind, sealed, ...row }: Sealed): Query {
  return kind === 'assessment'
    ? upsertAssessment(db, { ...row, userId, id: newId(), answers: sealed })
    : insertMood(db, { ...row, userId, state: sealed })
}

const NameSchema = v.object({
  kind: v.fallback(v.picklist(['assessment', 'mood']), 'assessment'),
  id: v.fallback(v.pipe(v.string(), v.maxLength(64)), ''),
})

const nameOf = (record: unknown) =>
  v.parse(NameSchema, typeof record === 'object' && record !== null ? record : {})
