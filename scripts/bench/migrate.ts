import { readdirSync, readFileSync } from 'node:fs'

/** Brings an empty D1 to the newest schema. */
export async function migrate(d1: D1Database): Promise<void> {
  const files = readdirSync('migrations').filter((name) => name.endsWith('.sql'))
  for (const file of files.sort()) {
    const statements = readFileSync(`migrations/${file}`, 'utf8').split('--> statement-breakpoint')
    await d1.batch(statements.map((statement) => d1.prepare(statement)))
  }
}
