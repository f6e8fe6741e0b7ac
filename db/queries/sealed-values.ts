import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import {
  SEALED_FIELDS,
  type SealedFieldName,
  sealedFieldsOf,
  type SealedTable,
} from '#app/features/privacy/sealed-fields.ts'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { assessments, moodEntries, wellbeingChecks } from '#db/schema/wellbeing.ts'

/** The tables of the registry of sealed fields, with the columns that name a row. */
const TABLES = {
  wellbeing_checks: { table: wellbeingChecks, row: wellbeingChecks.date },
  assessments: { table: assessments, row: assessments.date },
  mood_entries: { table: moodEntries, row: moodEntries.id },
} as const satisfies Record<SealedTable, { table: object; row: SQLiteColumn }>

const inTable = (table: SealedTable, column: string) =>
  sql`${TABLES[table].table}.${sql.identifier(column)}`

/** The sealed value of a field; null where there is none, or where its JSON was damaged. */
function valueOf(field: SealedFieldName): SQL<string | null> {
  const { table, column, path } = SEALED_FIELDS[field]
  const whole = inTable(table, column)
  if (path === null) return sql`${whole}`
  return sql`case when json_valid(${whole}) then ${whole} ->> ${path} end`
}

/** One row's name and its sealed values, by the names of their fields. */
export type SealedRow = { row: string } & Partial<Record<SealedFieldName, string | null>>

/** A page of a member's rows of one table with their sealed values, in the order of the rows' names. */
export function listSealed(
  db: Database,
  owner: Owner,
  table: SealedTable,
  { after, limit }: { after: string; limit: number },
) {
  const { table: from, row } = TABLES[table]
  const values = sealedFieldsOf(table).map((field) => [field, valueOf(field).as(field)] as const)
  return db
    .select({
      row: sql<string>`${row}`.as('row'),
      // Those of this table alone; a row so has them and no other.
      ...(Object.fromEntries(values) as Record<SealedFieldName, SQL.Aliased<string | null>>),
    })
    .from(from)
    .where(and(eq(from.userId, owner), gt(row, after)))
    .orderBy(asc(row))
    .limit(limit)
}

/** A value that was sealed again: which row it is of, what it was and what it is to be. */
export interface Reseal {
  row: string
  from: string
  to: string
}

/**
 * Stores values of one field that were sealed again, each only as long as it still is what it was,
 * in one statement with one value that carries them all; gives a row for each that was stored.
 */
export function replaceSealed(
  db: Database,
  owner: Owner,
  field: SealedFieldName,
  changes: readonly Reseal[],
) {
  const { table, column, path } = SEALED_FIELDS[field]
  const { table: target, row } = TABLES[table]
  const change = (name: keyof Reseal) => sql<string>`change.value ->> ${sql.raw(`'$.${name}'`)}`
  const to = change('to')
  const stored = path === null ? to : sql`json_set(${inTable(table, column)}, ${path}, ${to})`
  return db
    .update(target)
    .set({ [keyOf(target, column)]: stored })
    .from(sql`json_each(${JSON.stringify(changes)}) as change`)
    .where(
      and(eq(target.userId, owner), eq(row, change('row')), eq(valueOf(field), change('from'))),
    )
    .returning({ row: sql<string>`${row}`.as('row') })
}

/** The key by which drizzle knows a column of this name. */
function keyOf(table: object, column: string): string {
  const found = Object.entries(table).find(
    ([, value]) => value instanceof Object && 'name' in value && value.name === column,
  )
  if (!found) throw new Error(`There is no column ${column}.`)
  return found[0]
}
