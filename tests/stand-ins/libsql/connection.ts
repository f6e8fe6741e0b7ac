import Database from 'libsql'

import { HranaError, type HranaValue, type Stmt, type StmtResult } from './protocol.ts'
import { scanSql, type ScannedStatement } from './sql-scan.ts'
import { toEngine, toWire, type EngineValue } from './values.ts'

/** A statement ready to run: one statement and its values by position. */
export interface BoundStatement {
  statement: ScannedStatement
  values: EngineValue[]
  wantRows: boolean
}

function one(sql: string): ScannedStatement {
  const [statement, ...rest] = scanSql(sql)
  if (!statement) {
    throw new HranaError('SQL_NO_STATEMENT', 'SQL string does not contain any statement')
  }
  if (rest.length > 0) {
    throw new HranaError('SQL_MANY_STATEMENTS', 'SQL string contains more than one statement')
  }
  return statement
}

/** Puts positional or named arguments in their places. Superfluous ones are passed over. */
export function bind(sql: string, { args, named_args, want_rows }: Stmt): BoundStatement {
  const statement = one(sql)
  const positional = args ?? []
  const named = new Map((named_args ?? []).map(({ name, value }) => [name, value]))
  if (positional.length > 0 && named.size > 0) {
    throw new HranaError(
      'ARGS_BOTH_POSITIONAL_AND_NAMED',
      'Specifying both positional and named arguments is not supported',
    )
  }
  const values = statement.params.map((param, index) => {
    const value: HranaValue | undefined =
      positional[index] ?? (param ? (named.get(param) ?? named.get(param.slice(1))) : undefined)
    if (!value) {
      throw new HranaError(
        'ARGS_INVALID',
        `Arguments do not match SQL parameters: value for parameter ${param ?? '?'} not found`,
      )
    }
    return toEngine(value)
  })
  return { statement, values, wantRows: want_rows ?? true }
}

/**
 * The engine's errors in the server's words: it sends the primary code alone ('SQLITE_CONSTRAINT'),
 * and the particular one only shows in the message (libsql-server/src/hrana/stmt.rs).
 */
function hranaError(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string')
    return error
  if (error.code !== 'SQLITE_ERROR') {
    const primary = error.code.split('_').slice(0, 2).join('_')
    return new HranaError(primary, `SQLite error: ${error.message}`)
  }
  if (error.message.endsWith('syntax error')) {
    return new HranaError('SQL_PARSE_ERROR', `SQL string could not be parsed: ${error.message}`)
  }
  return new HranaError('SQL_INPUT_ERROR', `SQL input error: ${error.message}`)
}

function isInsert({ words }: ScannedStatement): boolean {
  const first = words[0]
  if (first === 'insert' || first === 'replace') return true
  return first === 'with' && words.includes('insert') && words.includes('into')
}

/** One connection to one database file, with foreign keys on. */
export class Connection {
  #database: Database.Database
  #changes: Database.Statement
  #lastRowid: Database.Statement

  constructor(file: string) {
    // Waiting for a lock would hold up the very request that could free it: the stream waits instead.
    this.#database = new Database(file, { timeout: 0 })
    this.#database.defaultSafeIntegers(true)
    // No waiting for the disk: what is written outlives this process, if not a power cut.
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF')
    this.reset()
    this.#changes = this.#database.prepare('SELECT total_changes(), changes()').raw(true)
    this.#lastRowid = this.#database.prepare('SELECT last_insert_rowid()').raw(true)
  }

  get autocommit(): boolean {
    return !this.#database.inTransaction
  }

  /** As new: no transaction left open, foreign keys on. */
  reset(): void {
    if (this.#database.inTransaction) this.#database.exec('ROLLBACK')
    this.#database.exec('PRAGMA foreign_keys = ON')
  }

  /** Brings everything from the journal beside the file into the file itself. */
  checkpoint(): void {
    this.#database.pragma('wal_checkpoint(TRUNCATE)')
  }

  close(): void {
    this.#database.close()
  }

  /** Runs one statement to its end. Throws {@link HranaError}. */
  run({ statement, values, wantRows }: BoundStatement): StmtResult {
    try {
      const [totalBefore] = this.#counts()
      const prepared = this.#database.prepare(statement.sql)
      const cols = prepared.reader
        ? prepared.columns().map(({ name, type }) => ({ name, decltype: type }))
        : []
      const rows = prepared.reader ? prepared.raw(true).all(values) : []
      if (!prepared.reader) prepared.run(values)
      // The engine leaves an explained write open, which would keep every transaction from its
      // commit; of its methods only `get` closes it.
      if (statement.words[0] === 'explain') prepared.get(values)
      const [total, changed] = this.#counts()
      return {
        cols,
        rows: wantRows ? rows.map((row) => (Array.isArray(row) ? row.map(toWire) : [])) : [],
        affected_row_count: total === totalBefore ? 0 : changed,
        last_insert_rowid: isInsert(statement) ? this.#rowid() : null,
      }
    } catch (error) {
      throw hranaError(error)
    }
  }

  /** What a statement would take and give, without running it. */
  describe(sql: string) {
    const statement = one(sql)
    try {
      const prepared = this.#database.prepare(statement.sql)
      const first = statement.words[0] ?? ''
      const writes = ['insert', 'update', 'delete', 'replace'].some((w) =>
        statement.words.includes(w),
      )
      return {
        params: statement.params.map((name) => ({ name })),
        cols: prepared.columns().map(({ name, type }) => ({ name, decltype: type })),
        is_explain: first === 'explain',
        is_readonly: ['select', 'values', 'explain', 'with'].includes(first) && !writes,
      }
    } catch (error) {
      throw hranaError(error)
    }
  }

  #counts(): [total: number, changed: number] {
    const row = this.#changes.get()
    return Array.isArray(row) ? [Number(row[0]), Number(row[1])] : [0, 0]
  }

  #rowid(): string | null {
    const row = this.#lastRowid.get()
    return Array.isArray(row) ? String(row[0]) : null
  }
}
