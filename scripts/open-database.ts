import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Miniflare } from 'miniflare'
import { getPlatformProxy, unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import { createD1Database, createLibsqlDatabase, type Database } from '#db/client.ts'

/** A database that a script works on, until it closes it. */
export interface OpenedDatabase {
  db: Database
  close(): Promise<void>
}

const CONFIG = 'wrangler.toml'
const REMOTE_CONFIG = '.local/remote-d1.json'

/** The local D1 of an app whose state is in a folder. No app may be running on it. */
export async function openLocalD1(state: string): Promise<OpenedDatabase> {
  const { d1Databases } = unstable_getMiniflareWorkerOptions(CONFIG).workerOptions
  const local = new Miniflare({
    modules: true,
    script: 'export default {}',
    d1Databases,
    defaultPersistRoot: `${state}/v3`,
    d1Persist: true,
  })
  return { db: createD1Database(await local.getD1Database('DB')), close: () => local.dispose() }
}

/**
 * The D1 of the deployment that wrangler.toml names, through a remote binding: wrangler must be
 * signed in (`wrangler login` or CLOUDFLARE_API_TOKEN).
 */
export async function openRemoteD1(): Promise<OpenedDatabase> {
  mkdirSync('.local', { recursive: true })
  writeFileSync(REMOTE_CONFIG, JSON.stringify(remoteConfig()))
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database }>({
    configPath: resolve(REMOTE_CONFIG),
    envFiles: [],
    persist: false,
    remoteBindings: true,
  })
  return { db: createD1Database(env.DB), close: dispose }
}

/** What of wrangler.toml reaches the database, with its binding led to the deployment. */
function remoteConfig() {
  const config: RemoteConfig = unstable_readConfig({ config: CONFIG })
  const { name, account_id, compatibility_date, d1_databases } = config
  const databases = d1_databases.map((database) => ({ ...database, remote: true }))
  return { name: `${name}-keys`, account_id, compatibility_date, d1_databases: databases }
}

interface RemoteConfig {
  name?: string | undefined
  account_id?: string | undefined
  compatibility_date?: string | undefined
  d1_databases: object[]
}

/** A libSQL server; there is nothing to close, since each batch is a request of its own. */
export function openLibsql(url: string, authToken: string | undefined): OpenedDatabase {
  const db = createLibsqlDatabase({ url, ...(authToken && { authToken }) })
  return { db, close: () => Promise.resolve() }
}
