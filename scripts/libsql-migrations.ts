import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LibsqlBatchError, type Client } from '@libsql/client/web'

const RECORDS = 'schema_migrations'

/**
 * Brings a libSQL database to the newest schema: every `*.sql` file of a folder in the order of
 * their names, each once, as a whole or not at all, and recorded by its name. Safe when run again
 * and when two run at once: who comes second finds the name taken and goes on to the next.
 * @returns the names of the files that this run applied.
 */
export async function migrateLibsql(
  client: Client,
  folder: string,
  now: () => number,
): Promise<string[]> {
  await client.execute(
    `CREATE TABLE IF NOT EXISTS ${RECORDS} (name TEXT PRIMARY KEY NOT NULL, applied_at INTEGER NOT NULL)`,
  )
  const { rows } = await client.execute(`SELECT name FROM ${RECORDS}`)
  const known = new Set(rows.map((row) => row.name))
  const applied: string[] = []
  for (const name of migrationFiles(folder)) {
    if (known.has(name)) continue
    if (await apply(client, { folder, name, now: now() })) applied.push(name)
  }
  return applied
}

function migrationFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
}

/** Whether this run was the one that applied it. */
async function apply(
  client: Client,
  { folder, name, now }: { folder: string; name: string; now: number },
): Promise<boolean> {
  const statements = readFileSync(join(folder, name), 'utf8')
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter(Boolean)
  const record = {
    sql: `INSERT INTO ${RECORDS} (name, applied_at) VALUES (?, ?)`,
    args: [name, now],
  }
  try {
    // Foreign keys are off while it runs: a table that is rebuilt must not take others' rows along.
    await client.migrate([record, ...statements])
    return true
  } catch (error) {
    const isTaken = error instanceof LibsqlBatchError && error.statementIndex === 0
    if (isTaken && error.message.includes('UNIQUE constraint failed')) return false
    throw new Error(`The migration ${name} was refused; nothing of it was kept.`, { cause: error })
  }
}
