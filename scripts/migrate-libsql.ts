import { existsSync } from 'node:fs'
import { createLibsqlClient } from '#db/client.ts'
import { migrateLibsql } from './libsql-migrations.ts'

/** `npm run db:migrate:libsql`: LIBSQL_URL and LIBSQL_AUTH_TOKEN from the environment or `.env`. */
if (existsSync('.env')) process.loadEnvFile('.env')
const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken } = process.env
if (!url) throw new Error('LIBSQL_URL is missing: set it in the environment or in .env.')

const client = createLibsqlClient({ url, ...(authToken && { authToken }) })
const applied = await migrateLibsql(client, 'migrations', Date.now)
client.close()
console.log(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'Nothing new to apply.')
