import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** Keeps the one parameter that carries the rows well under D1's 2 MB. */
const ROWS_A_STATEMENT = 500

/** Inserts many rows that name the same columns, as one JSON parameter for each statement. */
export async function insertRows<T extends SQLiteTable>(
  d1: D1Database,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in (rows[0] ?? {}))
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ')
  const values = columns.map((_, index) => `value ->> ${index}`).join(', ')
  const insert = d1.prepare(
    `insert into "${getTableName(table)}" (${names}) select ${values} from json_each(?)`,
  )
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    const part = rows.slice(at, at + ROWS_A_STATEMENT) as readonly Record<string, unknown>[]
    await insert.bind(JSON.stringify(part.map((row) => columns.map(([key]) => row[key])))).run()
  }
}
