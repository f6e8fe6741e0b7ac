import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { RequestVariables } from '#workers/context.ts'

/** GET /healthz: 200 with the version when the database answers, 503 when it does not. */
export async function health(c: Context<RequestVariables>) {
  const { config, db, log } = c.var.request
  const report = { version: config.version, database: config.database }
  try {
    await db.run(sql`select 1`)
    return c.json({ status: 'ok', ...report })
  } catch (error) {
    log.error('health', error)
    return c.json({ status: 'unavailable', ...report }, 503)
  }
}
