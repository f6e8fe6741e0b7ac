import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'

const modules = import.meta.glob<Record<string, unknown>>('/db/schema/*.ts', { eager: true })

/** Every table of the schema, by its name in the database. */
export const TABLES: ReadonlyMap<string, SQLiteTable> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value): value is SQLiteTable => is(value, SQLiteTable))
    .map((table) => [getTableConfig(table).name, table]),
)

/** Tables that hold nothing about a member. A new one is named here only when that is true of it. */
export const IMPERSONAL = new Set(['avatar_tiers', 'payment_events'])

/** Where a column of a table points: its foreign keys by the column's key in drizzle's rows. */
export function parentsOf(table: SQLiteTable): { column: string; table: string }[] {
  return getTableConfig(table).foreignKeys.map((key) => {
    const { columns, foreignTable } = key.reference()
    return { column: columns[0]?.name ?? '', table: getTableConfig(foreignTable).name }
  })
}

/** Tables in an order in which every row's parent is there before it. */
export function parentsFirst(): [string, SQLiteTable][] {
  const ordered = new Map<string, SQLiteTable>()
  const add = (name: string, table: SQLiteTable) => {
    if (ordered.has(name)) return
    for (const parent of parentsOf(table)) {
      const found = TABLES.get(parent.table)
      if (found && parent.table !== name) add(parent.table, found)
    }
    ordered.set(name, table)
  }
  for (const [name, table] of TABLES) add(name, table)
  return [...ordered]
}
