import { eq, sql } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#db/client.ts'
import { users } from '#db/schema/accounts.ts'
import { IMPERSONAL, parentsFirst, parentsOf, TABLES } from './schema-tables.ts'
import type { OpenDatabase } from './world.ts'

/** A value that fits a column, told from the column alone, different for each member. */
function sample(column: SQLiteColumn, member: string): unknown {
  if (column.enumValues?.length) return column.enumValues[0]
  if (column.dataType === 'boolean') return false
  if (column.dataType === 'json') return []
  if (column.dataType === 'number') return member.length
  // A JSON object kept as text, which an index may look into.
  if (column.default === '{}') return JSON.stringify({ of: member })
  return `${column.name} of ${member}`
}

/** One row of every table for a member, by table and then by the column's name in the database. */
async function fill(db: Database, member: string): Promise<void> {
  const rows = new Map<string, Map<string, unknown>>()
  for (const [name, table] of parentsFirst()) {
    if (IMPERSONAL.has(name)) continue
    const row = rowFor(table, member, rows)
    rows.set(name, row)
    const columns = sql.join(
      [...row.keys()].map((column) => sql.identifier(column)),
      sql`, `,
    )
    const values = sql.join(
      [...row.values()].map((value) => sql`${value}`),
      sql`, `,
    )
    await db.run(sql`insert into ${table} (${columns}) values (${values})`)
  }
}

function rowFor(table: SQLiteTable, member: string, rows: Map<string, Map<string, unknown>>) {
  const parents = new Map(parentsOf(table).map(({ column, table: parent }) => [column, parent]))
  const { columns } = getTableConfig(table)
  return new Map(
    columns.map((column) => {
      const parent = parents.get(column.name)
      const value = parent ? rows.get(parent)?.get('id') : sample(column, member)
      const stored = typeof value === 'boolean' ? Number(value) : value
      return [column.name, Array.isArray(stored) ? JSON.stringify(stored) : stored]
    }),
  )
}

async function dump(db: Database): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const [name, table] of TABLES) {
    if (!IMPERSONAL.has(name)) found[name] = await db.all(sql`select * from ${table}`)
  }
  return found
}

/** Who leaves is gone from every table, and nobody else is touched. */
export function erasureContract(open: OpenDatabase): void {
  describe('erasure', () => {
    let db: Database
    beforeAll(async () => {
      db = await open()
    })
    beforeEach(async () => {
      await db.delete(users)
    })

    test('deleting a member deletes every row of theirs and no row of another', async () => {
      await fill(db, 'bea')
      const beas = await dump(db)
      expect(Object.values(beas).map((rows) => rows.length)).toEqual(Object.keys(beas).map(() => 1))

      await fill(db, 'anna')
      const both = await dump(db)
      expect(Object.values(both).map((rows) => rows.length)).toEqual(Object.keys(both).map(() => 2))

      await db.delete(users).where(eq(users.id, 'id of anna'))
      expect(await dump(db)).toEqual(beas)
    })

    test('a row cannot be stored for a member who is not there', async () => {
      for (const [name, table] of TABLES) {
        if (IMPERSONAL.has(name) || name === 'users') continue
        const row = rowFor(
          table,
          'nobody',
          new Map([
            ['users', new Map([['id', 'nobody']])],
            ['conversations', new Map([['id', 'nothing']])],
          ]),
        )
        const columns = sql.join(
          [...row.keys()].map((column) => sql.identifier(column)),
          sql`, `,
        )
        const values = sql.join(
          [...row.values()].map((value) => sql`${value}`),
          sql`, `,
        )
        const insert = db.run(sql`insert into ${table} (${columns}) values (${values})`)
        const error: unknown = await Promise.resolve(insert).catch((thrown: unknown) => thrown)
        expect(String(error instanceof Error ? (error.cause ?? error) : error), name).toContain(
          'FOREIGN KEY',
        )
      }
    })
  })
}
