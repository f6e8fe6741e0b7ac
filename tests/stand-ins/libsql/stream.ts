import { setTimeout as wait } from 'node:timers/promises'

import { bind, type BoundStatement, type Connection } from './connection.ts'
import {
  HranaError,
  type Batch,
  type BatchCond,
  type SqlReference,
  type Stmt,
  type StmtResult,
  type StreamRequest,
} from './protocol.ts'
import { scanSql } from './sql-scan.ts'

/** How long a statement waits for another stream's write to end, as on the real server. */
const LOCK_PATIENCE_MS = 5000
const LOCK_POLL_MS = 4

type ErrorBody = { message: string; code: string }
interface BatchState {
  step_results: (StmtResult | null)[]
  step_errors: (ErrorBody | null)[]
}

/** A failure as it goes over the wire; anything that is not the database's own is passed up. */
export function errorBody(error: unknown): ErrorBody {
  if (!(error instanceof HranaError)) throw error
  return { message: error.message, code: error.code }
}

/** One conversation with the database: its connection, and the SQL texts it keeps by number. */
export class HranaStream {
  readonly connection: Connection
  #texts = new Map<number, string>()

  constructor(connection: Connection) {
    this.connection = connection
  }

  /** Answers one request of a pipeline. Throws {@link HranaError}. */
  async answer(request: StreamRequest): Promise<Record<string, unknown>> {
    const { type } = request
    switch (type) {
      case 'execute':
        return { type, result: await this.#run(this.#bound(request.stmt)) }
      case 'batch':
        return { type, result: await this.#batch(request.batch) }
      case 'sequence':
        await this.#sequence(this.#text(request))
        return { type }
      case 'describe':
        return { type, result: this.connection.describe(this.#text(request)) }
      case 'store_sql':
        this.#store(request.sql_id, request.sql)
        return { type }
      case 'close_sql':
        this.#texts.delete(request.sql_id)
        return { type }
      case 'get_autocommit':
        return { type, is_autocommit: this.connection.autocommit }
      case 'close':
        return { type }
    }
  }

  #store(id: number, sql: string): void {
    if (this.#texts.has(id)) {
      throw new HranaError('SQL_ID_IN_USE', `SQL text with id ${id} is already stored`)
    }
    this.#texts.set(id, sql)
  }

  #text({ sql, sql_id }: SqlReference): string {
    const text = sql_id == null ? sql : this.#texts.get(sql_id)
    if (text == null) throw new HranaError('SQL_NOT_FOUND', `SQL text ${sql_id ?? ''} not found`)
    return text
  }

  #bound(stmt: Stmt): BoundStatement {
    return bind(this.#text(stmt), stmt)
  }

  /** Runs a statement, again and again while another stream is writing. */
  async #run(bound: BoundStatement): Promise<StmtResult> {
    const patienceEnds = Date.now() + LOCK_PATIENCE_MS
    for (;;) {
      try {
        return this.connection.run(bound)
      } catch (error) {
        const locked = error instanceof HranaError && error.message.includes('database is locked')
        if (!locked || Date.now() > patienceEnds) throw error
      }
      await wait(LOCK_POLL_MS)
    }
  }

  async #sequence(sql: string): Promise<void> {
    for (const statement of scanSql(sql)) {
      await this.#run({ statement, values: [], wantRows: false })
    }
  }

  async #batch({ steps }: Batch): Promise<BatchState> {
    const state: BatchState = { step_results: [], step_errors: [] }
    for (const [index, { condition, stmt }] of steps.entries()) {
      state.step_results[index] = null
      state.step_errors[index] = null
      if (condition && !this.#holds(condition, state)) continue
      try {
        state.step_results[index] = await this.#run(this.#bound(stmt))
      } catch (error) {
        state.step_errors[index] = errorBody(error)
      }
    }
    return state
  }

  #holds(condition: BatchCond, state: BatchState): boolean {
    switch (condition.type) {
      case 'ok':
        return Boolean(state.step_results[condition.step])
      case 'error':
        return Boolean(state.step_errors[condition.step])
      case 'not':
        return !this.#holds(condition.cond, state)
      case 'and':
        return condition.conds.every((inner) => this.#holds(inner, state))
      case 'or':
        return condition.conds.some((inner) => this.#holds(inner, state))
      case 'is_autocommit':
        return this.connection.autocommit
    }
  }
}
