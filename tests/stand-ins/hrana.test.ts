import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '@libsql/client/web'

import { TOKEN } from '#tests/stand-ins/libsql/libsql.ts'
import { scanSql } from '#tests/stand-ins/libsql/sql-scan.ts'

import { startStandIns, type RunningStandIns } from './server.ts'

let running: RunningStandIns
beforeAll(async () => {
  running = await startStandIns({ port: 0, appOrigin: 'http://localhost:8787' })
})
afterAll(() => running.close())

interface Answer {
  baton: string | null
  results: { type: string; response?: Record<string, unknown>; error?: { code: string } }[]
}

function post(body: object, { database = 'hrana', version = 'v3', token = TOKEN } = {}) {
  return fetch(`${running.origin}/libsql/${database}/${version}/pipeline`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
}
const pipeline = async (requests: object[], baton?: string | null) =>
  (await (await post({ baton, requests })).json()) as Answer
const execute = (sql: string) => ({ type: 'execute', stmt: { sql } })
const close = { type: 'close' }

test('both versions say that they are there, and protobuf does not', async () => {
  const get = (path: string) => fetch(`${running.origin}/libsql/hrana/${path}`)
  expect((await get('v2')).status).toBe(200)
  expect((await get('v3')).status).toBe(200)
  const headers = { authorization: `Bearer ${TOKEN}` }
  expect((await fetch(`${running.origin}/libsql/hrana/v3-protobuf`, { headers })).status).toBe(404)
})

test('a wrong or missing token is refused', async () => {
  expect((await post({ requests: [close] }, { token: 'wrong' })).status).toBe(401)
  const client = createClient({ url: `${running.origin}/libsql/hrana/` })
  await expect(client.execute('SELECT 1')).rejects.toMatchObject({ code: 'SERVER_ERROR' })
})

test('the client drops what follows the last slash, and is told so', async () => {
  const client = createClient({ url: `${running.origin}/libsql/hrana`, authToken: TOKEN })
  await expect(client.execute('SELECT 1')).rejects.toThrow('end the base URL with a slash')
})

test('a stream lives from baton to baton until it is closed', async () => {
  const first = await pipeline([execute('BEGIN'), { type: 'get_autocommit' }])
  expect(first.results[1]?.response).toEqual({ type: 'get_autocommit', is_autocommit: false })
  const second = await pipeline(
    [execute('ROLLBACK'), { type: 'get_autocommit' }, close],
    first.baton,
  )
  expect(second.results[1]?.response).toEqual({ type: 'get_autocommit', is_autocommit: true })
  expect(second.baton).toBeNull()

  const spent = await post({ baton: first.baton, requests: [close] })
  expect(spent.status).toBe(400)
  expect(await spent.json()).toMatchObject({ code: 'STREAM_EXPIRED' })
})

test('a baton is of no use with another database', async () => {
  const { baton } = await pipeline([execute('SELECT 1')])
  expect((await post({ baton, requests: [close] }, { database: 'other' })).status).toBe(400)
  expect((await pipeline([close], baton)).results[0]?.type).toBe('ok')
})

test('stored SQL is found by its number until it is closed, and a failure stops nothing after it', async () => {
  const byId = { type: 'execute', stmt: { sql_id: 4 } }
  const { results } = await pipeline([
    { type: 'store_sql', sql_id: 4, sql: "SELECT 'kept' AS word" },
    byId,
    { type: 'close_sql', sql_id: 4 },
    byId,
    execute('SELECT 1'),
    close,
  ])
  expect(results.map(({ type }) => type)).toEqual(['ok', 'ok', 'ok', 'error', 'ok', 'ok'])
  expect(results[1]?.response?.result).toMatchObject({ rows: [[{ type: 'text', value: 'kept' }]] })
  expect(results[3]?.error?.code).toBe('SQL_NOT_FOUND')
})

test('every kind of condition decides whether a step runs', async () => {
  const ok = (step: number) => ({ type: 'ok', step })
  const error = (step: number) => ({ type: 'error', step })
  const steps = [
    [null, 'SELECT 0'],
    [null, 'SELECT nonsense'],
    [ok(0), 'SELECT 2'],
    [ok(1), 'SELECT 3'],
    [error(1), 'SELECT 4'],
    [{ type: 'not', cond: error(0) }, 'SELECT 5'],
    [{ type: 'and', conds: [ok(0), ok(1)] }, 'SELECT 6'],
    [{ type: 'or', conds: [ok(0), ok(1)] }, 'SELECT 7'],
    [{ type: 'is_autocommit' }, 'SELECT 8'],
    [{ type: 'and', conds: [] }, 'SELECT 9'],
    [{ type: 'or', conds: [] }, 'SELECT 10'],
    [ok(3), 'SELECT 11'],
    [error(3), 'SELECT 12'],
  ].map(([condition, sql]) => ({ condition, stmt: { sql } }))
  const { results } = await pipeline([{ type: 'batch', batch: { steps } }, close])
  const result = results[0]?.response?.result as { step_results: unknown[]; step_errors: unknown[] }
  const ran = result.step_results.flatMap((step, index) => (step ? [index] : []))
  expect(ran).toEqual([0, 2, 4, 5, 7, 8, 9])
  expect(result.step_errors.flatMap((step, index) => (step ? [index] : []))).toEqual([1])
})

test('describe tells parameters and columns without running anything', async () => {
  const { results } = await pipeline([
    { type: 'sequence', sql: 'CREATE TABLE d (a TEXT, b INT); ;' },
    { type: 'describe', sql: 'SELECT a, b FROM d WHERE a = :a AND b = ?' },
    { type: 'describe', sql: 'DELETE FROM d' },
    { type: 'describe', sql: 'EXPLAIN SELECT 1' },
    close,
  ])
  expect(results[1]?.response?.result).toEqual({
    params: [{ name: ':a' }, { name: null }],
    cols: [
      { name: 'a', decltype: 'TEXT' },
      { name: 'b', decltype: 'INT' },
    ],
    is_explain: false,
    is_readonly: true,
  })
  expect(results[2]?.response?.result).toMatchObject({ is_readonly: false })
  expect(results[3]?.response?.result).toMatchObject({ is_explain: true, is_readonly: true })
})

test('a body that is not Hrana and a name that is not a database’s are refused', async () => {
  expect((await post({ requests: [{ type: 'dance' }] })).status).toBe(400)
  expect((await post({ requests: [] }, { database: '..%2Fetc' })).status).toBe(404)
})

test('it can be down and comes back', async () => {
  const control = (mode: string) =>
    fetch(`${running.origin}/libsql/control`, { method: 'POST', body: JSON.stringify({ mode }) })
  await control('down')
  expect((await post({ requests: [close] })).status).toBe(503)
  await control('ok')
  expect((await post({ requests: [close] })).status).toBe(200)
})

test('SQL is cut at semicolons that end statements, and nowhere else', () => {
  const cut = (sql: string) => scanSql(sql).map((statement) => statement.sql)
  expect(cut(`SELECT ';', ";", [;], \`;\` /* ; */ -- ;\n; SELECT 2;`)).toHaveLength(2)
  expect(cut("SELECT 'it''s; fine'; ; -- end")).toEqual(["SELECT 'it''s; fine'"])
  expect(
    cut('BEGIN; INSERT INTO a VALUES (1); END; SELECT CASE WHEN 1 THEN 2 END; SELECT 1'),
  ).toHaveLength(5)
  expect(scanSql("SELECT ?, ?, ':no', :yes, ?5, :yes")[0]?.params).toEqual([
    null,
    null,
    ':yes',
    null,
    '?5',
  ])
})
