import { createClient, type Client } from '@libsql/client/web'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { TOKEN } from '#tests/stand-ins/libsql/libsql.ts'

import { startStandIns, type RunningStandIns } from './server.ts'

let running: RunningStandIns
let client: Client
let count = 0
const open = (intMode: 'number' | 'bigint' = 'number', token: string = TOKEN) =>
  createClient({ url: `${running.origin}/libsql/test-${count}/`, authToken: token, intMode })

beforeAll(async () => {
  running = await startStandIns({ port: 0, appOrigin: 'http://localhost:8787' })
})
afterAll(() => running.close())
beforeEach(async () => {
  count += 1
  client = open()
  await client.executeMultiple(`
    -- two tables; and a semicolon in a comment
    CREATE TABLE person (id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, note TEXT DEFAULT 'a;b');
    CREATE TABLE entry (id INTEGER PRIMARY KEY, size REAL, body BLOB,
      person INTEGER NOT NULL REFERENCES person (id) ON DELETE CASCADE);
  `)
})
afterEach(() => client.close())

const add = (email: string) => ({ sql: 'INSERT INTO person (email) VALUES (?)', args: [email] })
const emails = async () =>
  (await client.execute('SELECT email FROM person ORDER BY id')).rows.map((row) => row.email)

describe('statements', () => {
  test('an insert tells its row and count, a select its columns and their types', async () => {
    const inserted = await client.execute(add('ann@example.org'))
    expect([inserted.rowsAffected, inserted.lastInsertRowid]).toEqual([1, 1n])

    const selected = await client.execute('SELECT id, email, note, id AS id, 1 + 1 FROM person')
    expect(selected.columns).toEqual(['id', 'email', 'note', 'id', '1 + 1'])
    expect(selected.columnTypes).toEqual(['INTEGER', 'TEXT', 'TEXT', 'INTEGER', ''])
    expect([...Array.from(selected.rows[0] ?? [])]).toEqual([1, 'ann@example.org', 'a;b', 1, 2])
    expect([selected.rowsAffected, selected.lastInsertRowid]).toEqual([0, undefined])
  })

  test('RETURNING answers rows, and an update counts what it changed itself', async () => {
    await client.batch([add('a@x.org'), add('b@x.org')])
    const updated = await client.execute("UPDATE person SET note = 'n' RETURNING id, note")
    expect(updated.rows.map((row) => row.id)).toEqual([1, 2])
    expect(updated.rowsAffected).toBe(2)
    expect((await client.execute('DELETE FROM person WHERE id = 9')).rowsAffected).toBe(0)
  })

  test('blobs, whole 64-bit numbers, reals, nothing and text come back as they went', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
    const result = await open('bigint').execute({
      sql: 'SELECT ? AS blob, ? AS big, ? AS small, ? AS real, ? AS none, ? AS text, ? AS empty',
      args: [
        bytes,
        9223372036854775807n,
        -9223372036854775808n,
        0.1,
        null,
        '🦡 ’;--',
        new Uint8Array(),
      ],
    })
    const [row] = result.rows
    expect(new Uint8Array(row?.blob as ArrayBuffer)).toEqual(bytes)
    expect([row?.big, row?.small]).toEqual([9223372036854775807n, -9223372036854775808n])
    expect([row?.real, row?.none, row?.text]).toEqual([0.1, null, '🦡 ’;--'])
    expect((row?.empty as ArrayBuffer).byteLength).toBe(0)
  })

  test('a number is stored by the column’s own type', async () => {
    await client.execute(add('a@x.org'))
    await client.execute({ sql: 'INSERT INTO entry (person, size) VALUES (?, ?)', args: [1, 2] })
    const { rows } = await client.execute(
      'SELECT typeof(person) AS p, typeof(size) AS s FROM entry',
    )
    expect(rows[0]).toMatchObject({ p: 'integer', s: 'real' })
  })

  test('named and numbered parameters find their values, and a missing one is an error', async () => {
    const named = await client.execute({
      sql: 'SELECT :a || @b || $a AS c',
      args: { a: 'x', b: 'y' },
    })
    expect(named.rows[0]?.c).toBe('xyx')
    const numbered = await client.execute({ sql: 'SELECT ?2 || ?1 AS c', args: ['x', 'y'] })
    expect(numbered.rows[0]?.c).toBe('yx')
    const missing = client.execute({ sql: 'SELECT ?, ?', args: [1] })
    await expect(missing).rejects.toMatchObject({ code: 'ARGS_INVALID' })
  })

  test.each([
    ['SELEC 1', 'SQL_PARSE_ERROR'],
    ['SELECT * FROM nowhere', 'SQL_INPUT_ERROR'],
    ['-- nothing', 'SQL_NO_STATEMENT'],
    ['SELECT 1; SELECT 2', 'SQL_MANY_STATEMENTS'],
  ])('%s is refused with %s', async (sql, code) => {
    await expect(client.execute(sql)).rejects.toMatchObject({ code })
  })

  test('a write can be explained without being done, and hinders no transaction', async () => {
    const explained = {
      sql: 'EXPLAIN QUERY PLAN INSERT INTO person (email) VALUES (?)',
      args: ['x'],
    }
    await client.batch([explained, add('a@x.org')])
    const plan = await client.execute('EXPLAIN QUERY PLAN UPDATE person SET note = 1')
    expect(plan.rows.map((row) => row.detail)).toEqual(['SCAN person'])
    await client.batch([add('b@x.org')])
    expect(await emails()).toEqual(['a@x.org', 'b@x.org'])
  })

  test('a trigger with statements of its own is one statement', async () => {
    await client.execute(
      "CREATE TRIGGER t AFTER INSERT ON person BEGIN UPDATE person SET note = CASE WHEN 1 THEN 'x' END; SELECT 1; END;",
    )
    await client.execute(add('a@x.org'))
    expect((await client.execute('SELECT note FROM person')).rows[0]?.note).toBe('x')
  })
})

describe('constraints', () => {
  test('a second row with the same e-mail is refused as the real server refuses it', async () => {
    await client.execute(add('ann@example.org'))
    await expect(client.execute(add('ann@example.org'))).rejects.toMatchObject({
      code: 'SQLITE_CONSTRAINT',
      message: 'SQLITE_CONSTRAINT: SQLite error: UNIQUE constraint failed: person.email',
    })
  })

  test('foreign keys are enforced and cascade on every connection', async () => {
    const orphan = client.execute('INSERT INTO entry (person) VALUES (7)')
    await expect(orphan).rejects.toThrow('FOREIGN KEY constraint failed')
    await client.batch([add('a@x.org'), 'INSERT INTO entry (person) VALUES (1)'])
    await client.execute('DELETE FROM person')
    expect((await client.execute('SELECT * FROM entry')).rows).toEqual([])
  })

  test('migrate() may switch foreign keys off for itself, and leaves them on for others', async () => {
    await client.migrate(['INSERT INTO entry (person) VALUES (7)'])
    await expect(client.execute('INSERT INTO entry (person) VALUES (8)')).rejects.toThrow('FOREIGN')
  })
})

describe('batches', () => {
  test('a batch answers every statement, in order', async () => {
    const results = await client.batch([
      add('a@x.org'),
      add('b@x.org'),
      'SELECT count(*) AS n FROM person',
    ])
    expect(results.map((result) => result.rowsAffected)).toEqual([1, 1, 0])
    expect(results[2]?.rows[0]?.n).toBe(2)
  })

  test('a batch in which one statement fails leaves nothing behind', async () => {
    const batch = client.batch([add('a@x.org'), add('a@x.org'), add('b@x.org')], 'write')
    await expect(batch).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT', statementIndex: 1 })
    expect(await emails()).toEqual([])
    await client.execute(add('c@x.org'))
    expect(await emails()).toEqual(['c@x.org'])
  })

  test('a statement that fails while returning rows does not keep the batch from rolling back', async () => {
    const returning = {
      sql: 'INSERT INTO person (email) VALUES (?) RETURNING id',
      args: ['a@x.org'],
    }
    await expect(client.batch([returning, returning])).rejects.toThrow('UNIQUE')
    expect(await emails()).toEqual([])
  })

  test('a hundred batches at once all happen, each whole', async () => {
    const batches = Array.from({ length: 100 }, (_, n) =>
      client.batch([add(`a${n}@x.org`), add(`b${n}@x.org`)]),
    )
    await Promise.all(batches)
    expect((await client.execute('SELECT count(*) AS n FROM person')).rows[0]?.n).toBe(200)
  })
})

describe('transactions', () => {
  test('what is committed stays, what is rolled back does not', async () => {
    const kept = await client.transaction('write')
    await kept.execute(add('a@x.org'))
    await kept.execute(add('b@x.org'))
    await kept.commit()
    const dropped = await client.transaction('write')
    await dropped.execute(add('c@x.org'))
    expect((await dropped.execute('SELECT count(*) AS n FROM person')).rows[0]?.n).toBe(3)
    await dropped.rollback()
    expect(await emails()).toEqual(['a@x.org', 'b@x.org'])
  })

  test('what is not yet committed is seen by nobody else, and a second writer waits for it', async () => {
    const first = await client.transaction('write')
    await first.execute(add('a@x.org'))
    expect(await emails()).toEqual([])
    const second = client.execute(add('b@x.org'))
    await first.execute(add('c@x.org'))
    await first.commit()
    await second
    expect(await emails()).toEqual(['a@x.org', 'c@x.org', 'b@x.org'])
  })

  test('a transaction that is simply left is rolled back', async () => {
    const left = await client.transaction('write')
    await left.execute(add('a@x.org'))
    left.close()
    await client.execute(add('b@x.org'))
    expect(await emails()).toEqual(['b@x.org'])
  })
})
