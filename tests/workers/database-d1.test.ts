import { env } from 'cloudflare:workers'
import { createD1Database } from '#db/client.ts'
import { databaseContract } from '#tests/contracts/database.ts'

databaseContract('D1', () => createD1Database(env.DB.withSession('first-primary')))
