import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMemberKey } from '#app/features/privacy/member-vault.server.ts'
import { createLibsqlClient, createLibsqlDatabase } from '#db/client.ts'
import { insertAccount } from '#db/queries/accounts.ts'
import { memberKeys } from '#db/schema/privacy.ts'
import { TOKEN } from '#tests/stand-ins/libsql/libsql.ts'
import { startStandIns, type RunningStandIns } from '#tests/stand-ins/server.ts'
import { parseKeySettings } from '#workers/env.ts'
import { migrateLibsql } from './libsql-migrations.ts'

const [older, newer] = ['older', 'newer'].map((id) => `${id}:${randomBytes(32).toString('base64')}`)
const folder = mkdtempSync(join(tmpdir(), 'burrow-keys-'))
let running: RunningStandIns
let server: { url: string; authToken: string }

beforeAll(async () => {
  running = await startStandIns({ port: 0, appOrigin: 'http://localhost:8787' })
  server = { url: `${running.origin}/libsql/keys`, authToken: TOKEN }
  const client = createLibsqlClient(server)
  await migrateLibsql(client, 'migrations', Date.now)
  client.close()
  const { MASTER_KEYS: masters } = parseKeySettings({ MASTER_KEYS: older })
  const db = createLibsqlDatabase(server)
  for (const id of ['ann', 'bea']) {
    const user = { id, email: `${id}@example.org`, policyVersion: '1', policyAgreedAt: 1 }
    const key = await createMemberKey(masters, id, new Uint8Array(randomBytes(32)))
    await db.batch([
      ...insertAccount(db, { user: { ...user, createdAt: 1 }, profile: { name: id }, key }),
    ])
  }
})
afterAll(async () => {
  await running.close()
  rmSync(folder, { recursive: true })
})

/** Runs the command with these settings in its file; gives what it printed and its exit code. */
function run(settings: Record<string, string | undefined>, ...args: string[]) {
  const file = join(folder, 'settings')
  const lines = Object.entries(settings).map(([key, value]) => `${key}=${value ?? ''}`)
  writeFileSync(file, lines.join('\n'))
  const command = ['tsx', 'scripts/rotate-keys.ts', '--env', file, ...args]
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile('npx', command, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })
}

const libsql = () => ({
  DATABASE: 'libsql',
  LIBSQL_URL: server.url,
  LIBSQL_AUTH_TOKEN: server.authToken,
})

const keysInUse = () =>
  createLibsqlDatabase(server)
    .select({ id: memberKeys.masterKeyId, version: memberKeys.version })
    .from(memberKeys)
    .orderBy(memberKeys.userId, memberKeys.version)

test('the command wraps every data key again and prints numbers alone', async () => {
  const { code, stdout } = await run({ ...libsql(), MASTER_KEYS: `${newer},${older}` })
  expect(stdout).toBe(
    [
      'Data keys wrapped again under the current master key: 2',
      'Data keys that are damaged: 0',
      'Data keys under a master key that is not in MASTER_KEYS: 0',
      '',
    ].join('\n'),
  )
  expect(code).toBe(0)
  expect(await keysInUse()).toEqual([
    { id: 'newer', version: 1 },
    { id: 'newer', version: 1 },
  ])
}, 60_000)

test('the command gives data keys to whom it is told, and a bad setting is named without its value', async () => {
  const settings = { ...libsql(), MASTER_KEYS: newer }
  const { stdout } = await run(settings, '--data-keys', 'bea')
  expect(stdout).toContain('Members looked at: 1\nNew data keys: 1\n')
  expect((await keysInUse()).map(({ version }) => version)).toEqual([1, 1, 2])
  const bad = await run({ ...libsql(), MASTER_KEYS: 'a secret' })
  expect(bad.code).toBe(1)
  expect(bad.stderr).toContain('MASTER_KEYS is not id:base64 of 32 bytes')
  expect(bad.stderr + bad.stdout).not.toContain('a secret')
}, 60_000)
