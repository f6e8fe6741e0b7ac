import { afterAll, beforeAll } from 'vitest'
import { createLibsqlClient, createLibsqlDatabase } from '#db/client.ts'
import { migrateLibsql } from '#scripts/libsql-migrations.ts'
import { TOKEN } from '#tests/stand-ins/libsql/libsql.ts'
import { startStandIns, type RunningStandIns } from '#tests/stand-ins/server.ts'
import { databaseContract } from './database.ts'

let running: RunningStandIns
const server = () => ({ url: `${running.origin}/libsql/contract`, authToken: TOKEN })

beforeAll(async () => {
  running = await startStandIns({ port: 0, appOrigin: 'http://localhost:8787' })
  const client = createLibsqlClient(server())
  await migrateLibsql(client, 'migrations', Date.now)
  client.close()
})
afterAll(() => running.close())

databaseContract('libSQL', () => createLibsqlDatabase(server()))
