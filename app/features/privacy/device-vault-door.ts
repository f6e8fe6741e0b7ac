import * as v from 'valibot'
import { DaySchema } from '#app/lib/day-schema.ts'
import { KeptRecordSchema, RECORD_KINDS, RECORDS_A_MESSAGE } from './record-kinds.ts'

/**
 * What travels between the device vault and the server, in both directions: the same schemas parse
 * it on either side.
 */
const KeySchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** 32 bytes, base64url. */
  key: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
})

/** The keys of one member's device vaults, oldest first; the last one seals. */
export const DeviceKeysSchema = v.object({
  owner: v.pipe(v.string(), v.regex(/^[\w-]{16}$/)),
  keys: v.pipe(v.array(KeySchema), v.minLength(1)),
})
export type DeviceKeys = v.InferOutput<typeof DeviceKeysSchema>

/** `GET /device-vault/key`: the keys, how the consent stands, the server's clock (ms), and the member's today. */
export const VaultStandingSchema = v.object({
  ...DeviceKeysSchema.entries,
  assessments: v.picklist(['given', 'withdrawn', 'unasked']),
  now: v.number(),
  today: DaySchema,
})
export type VaultStanding = v.InferOutput<typeof VaultStandingSchema>

/** `GET /device-vault/records?from=yyyy-MM-dd`: what is with the server, a page at a time; the first without `from`. */
export const RecordsPageSchema = v.object({
  /** The revision of the consent when the page was read; null when there is no consent. */
  revision: v.nullable(v.number()),
  records: v.array(KeptRecordSchema),
  /** Rows that could not be opened, and so cannot be brought back. */
  unreadable: v.number(),
  /** The `from` of the next page; null on the last. */
  next: v.nullable(DaySchema),
})
export type RecordsPage = v.InferOutput<typeof RecordsPageSchema>

/** `POST /device-vault/records`: records to be stored under the consent, each parsed by itself. */
export const UploadSchema = v.object({
  records: v.pipe(
    v.array(v.unknown()),
    v.maxLength(RECORDS_A_MESSAGE, `Send at most ${RECORDS_A_MESSAGE} records at once.`),
  ),
})

const RecordName = v.object({ kind: v.picklist(RECORD_KINDS), id: v.string() })

/** What became of an upload. A record under `refused` is not stored and stays where it was. */
export const UploadAnswerSchema = v.object({
  stored: v.array(RecordName),
  refused: v.array(v.object({ ...RecordName.entries, message: v.string() })),
})
export type UploadAnswer = v.InferOutput<typeof UploadAnswerSchema>

/** `POST /activity`: the mark of a day's activity whose record stays on the device (decision 19). */
export const MarkSchema = v.object({
  kind: v.picklist(['assessment']),
  date: DaySchema,
})
