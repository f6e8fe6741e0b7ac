import * as v from 'valibot'
import { emotionalStateIds } from '#app/features/mood/emotional-states.ts'
import { AnswersSchema } from '#app/features/assessment/core10-answers.ts'
import { DaySchema } from '#app/lib/day-schema.ts'
import type { ConsentKind } from './consent-wording.ts'

/** An instant in ms since the epoch, by the server's clock. */
const Instant = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/**
 * A CORE-10 assessment. Its id is its date, since a day has one: of two, the one answered later
 * counts.
 */
export const AssessmentRecordSchema = v.pipe(
  v.object({
    kind: v.literal('assessment'),
    id: DaySchema,
    date: DaySchema,
    createdAt: Instant,
    value: AnswersSchema,
  }),
  v.check(({ id, date }) => id === date, 'An assessment is named by its date.'),
)

/** A mood that was chosen; several a day. */
export const MoodRecordSchema = v.object({
  kind: v.literal('mood'),
  id: v.pipe(v.string(), v.uuid()),
  date: DaySchema,
  createdAt: Instant,
  value: v.picklist(emotionalStateIds),
})

/**
 * A record that lives where its member wants it: with us under a consent, or in the device vault.
 * The same shape on both sides and between them.
 */
export const KeptRecordSchema = v.variant('kind', [AssessmentRecordSchema, MoodRecordSchema])

export type AssessmentRecord = v.InferOutput<typeof AssessmentRecordSchema>
export type MoodRecord = v.InferOutput<typeof MoodRecordSchema>
export type KeptRecord = v.InferOutput<typeof KeptRecordSchema>
export type RecordKind = KeptRecord['kind']

/** The consent each kind needs before it may be with us. */
export const CONSENT_OF: Record<RecordKind, ConsentKind> = {
  assessment: 'assessments',
  mood: 'assessments',
}

export const RECORD_KINDS = Object.keys(CONSENT_OF) as RecordKind[]

/** Whether `mine` takes the place of `theirs`, which has the same kind and id: the newer wins. */
export function isNewer(
  mine: Pick<KeptRecord, 'createdAt'>,
  theirs: Pick<KeptRecord, 'createdAt'>,
): boolean {
  return mine.createdAt > theirs.createdAt
}

/** The most records that travel in one message. */
export const RECORDS_A_MESSAGE = 100
