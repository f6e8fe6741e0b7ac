import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@libsql/client/web'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLibsqlClient } from '#db/client.ts'
import { TOKEN } from '#tests/stand-ins/libsql/libsql.ts'
import { startStandIns, type RunningStandIns } from '#tests/stand-ins/server.ts'
import { migrateLibsql } from './libsql-migrations.ts'

let running: RunningStandIns
let client: Client
let folder: string
let count = 0

beforeAll(async () => {
  running = await startStandIns({ port: 0, appOrigin: 'http://localhost:8787' })
})
afterAll(() => running.close())
beforeEach(() => {
  count += 1
  client = createLibsqlClient({ url: `${running.origin}/libsql/m${count}`, authToken: TOKEN })
  folder = mkdtempSync(join(tmpdir(), 'burrow-migrations-'))
  write('0001_second.sql', "INSERT INTO log VALUES ('second');")
  write(
    '0000_first.sql',
    "CREATE TABLE log (word TEXT);--> statement-breakpoint\nINSERT INTO log VALUES ('first');",
  )
})
afterEach(() => {
  client.close()
  rmSync(folder, { recursive: true })
})

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const migrate = () => migrateLibsql(client, folder, () => 1)
const log = async () => (await client.execute('SELECT word FROM log')).rows.map((row) => row.word)

test('every file is applied once, in the order of the names, and a second run does nothing', async () => {
  expect(await migrate()).toEqual(['0000_first.sql', '0001_second.sql'])
  expect(await migrate()).toEqual([])
  expect(await log()).toEqual(['first', 'second'])
})

test('a file that comes later is applied alone', async () => {
  await migrate()
  write('0002_third.sql', "INSERT INTO log VALUES ('third')")
  expect(await migrate()).toEqual(['0002_third.sql'])
  expect(await log()).toEqual(['first', 'second', 'third'])
})

test('ten runs at once apply every file once', async () => {
  const runs = await Promise.all(Array.from({ length: 10 }, migrate))
  expect(runs.flat().sort()).toEqual(['0000_first.sql', '0001_second.sql'])
  expect(await log()).toEqual(['first', 'second'])
})

test('a file that fails leaves nothing behind, names itself, and is tried again', async () => {
  write(
    '0002_bad.sql',
    "INSERT INTO log VALUES ('bad');--> statement-breakpoint\nINSERT INTO nowhere VALUES (1)",
  )
  await expect(migrate()).rejects.toThrow('0002_bad.sql')
  expect(await log()).toEqual(['first', 'second'])
  write('0002_bad.sql', "INSERT INTO log VALUES ('good')")
  expect(await migrate()).toEqual(['0002_bad.sql'])
})

test('a table that is rebuilt does not take along the rows that point at it', async () => {
  write(
    '0002_rebuild.sql',
    [
      'CREATE TABLE p (id INTEGER PRIMARY KEY)',
      'CREATE TABLE c (p INTEGER REFERENCES p (id) ON DELETE CASCADE)',
      'INSERT INTO p VALUES (1)',
      'INSERT INTO c VALUES (1)',
    ].join(';--> statement-breakpoint\n'),
  )
  write(
    '0003_rebuild.sql',
    [
      'CREATE TABLE q (id INTEGER PRIMARY KEY, name TEXT)',
      'INSERT INTO q (id) SELECT id FROM p',
      'DROP TABLE p',
      'ALTER TABLE q RENAME TO p',
    ].join(';--> statement-breakpoint\n'),
  )
  await migrate()
  expect((await client.execute('SELECT count(*) AS n FROM c')).rows[0]?.n).toBe(1)
})

test('the project’s own migrations apply', async () => {
  const own = readdirSync('migrations').filter((name) => name.endsWith('.sql'))
  expect(await migrateLibsql(client, 'migrations', () => 1)).toEqual(own.sort())
})
