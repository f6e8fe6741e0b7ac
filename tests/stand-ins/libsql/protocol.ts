import * as v from 'valibot'

/**
 * Hrana over HTTP, JSON encoding, versions 2 and 3
 * (https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_3_SPEC.md).
 */
const ValueSchema = v.variant('type', [
  v.object({ type: v.literal('null') }),
  v.object({ type: v.literal('integer'), value: v.pipe(v.string(), v.regex(/^-?\d{1,19}$/)) }),
  v.object({ type: v.literal('float'), value: v.number() }),
  v.object({ type: v.literal('text'), value: v.string() }),
  v.object({ type: v.literal('blob'), base64: v.string() }),
])

const SqlSchema = { sql: v.nullish(v.string()), sql_id: v.nullish(v.pipe(v.number(), v.integer())) }

const StmtSchema = v.object({
  ...SqlSchema,
  args: v.nullish(v.array(ValueSchema)),
  named_args: v.nullish(v.array(v.object({ name: v.string(), value: ValueSchema }))),
  want_rows: v.nullish(v.boolean()),
})

/** When a step of a batch runs, told by how earlier steps went. */
export type BatchCond =
  | { type: 'ok' | 'error'; step: number }
  | { type: 'not'; cond: BatchCond }
  | { type: 'and' | 'or'; conds: BatchCond[] }
  | { type: 'is_autocommit' }

const BatchCondSchema: v.GenericSchema<BatchCond> = v.lazy(() =>
  v.variant('type', [
    v.object({ type: v.picklist(['ok', 'error']), step: v.pipe(v.number(), v.integer()) }),
    v.object({ type: v.literal('not'), cond: BatchCondSchema }),
    v.object({ type: v.picklist(['and', 'or']), conds: v.array(BatchCondSchema) }),
    v.object({ type: v.literal('is_autocommit') }),
  ]),
)

const BatchSchema = v.object({
  steps: v.array(v.object({ condition: v.nullish(BatchCondSchema), stmt: StmtSchema })),
})

const StreamRequestSchema = v.variant('type', [
  v.object({ type: v.literal('close') }),
  v.object({ type: v.literal('execute'), stmt: StmtSchema }),
  v.object({ type: v.literal('batch'), batch: BatchSchema }),
  v.object({ type: v.literal('sequence'), ...SqlSchema }),
  v.object({ type: v.literal('describe'), ...SqlSchema }),
  v.object({
    type: v.literal('store_sql'),
    sql_id: v.pipe(v.number(), v.integer()),
    sql: v.string(),
  }),
  v.object({ type: v.literal('close_sql'), sql_id: v.pipe(v.number(), v.integer()) }),
  v.object({ type: v.literal('get_autocommit') }),
])

export const PipelineSchema = v.object({
  baton: v.nullish(v.string()),
  requests: v.array(StreamRequestSchema),
})

export type HranaValue = v.InferOutput<typeof ValueSchema>
export type Stmt = v.InferOutput<typeof StmtSchema>
export type Batch = v.InferOutput<typeof BatchSchema>
export type StreamRequest = v.InferOutput<typeof StreamRequestSchema>
export type SqlReference = { sql?: string | null; sql_id?: number | null }

/** What one statement answers. */
export interface StmtResult {
  cols: { name: string | null; decltype: string | null }[]
  rows: HranaValue[][]
  affected_row_count: number
  last_insert_rowid: string | null
}

/** A failure as the client reads it. */
export class HranaError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
