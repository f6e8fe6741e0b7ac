import { Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { runQuietly } from './run-command.ts'

const BUNDLE = '.local/worker'

/**
 * `tsx scripts/serve-worker.ts PORT STATE ENV_FILE`: bundles the Worker as a deployment would and
 * serves it in workerd, with D1, KV and Durable Objects kept under STATE. `wrangler dev` does the
 * same behind a proxy of its own, which answers 503 now and then when a post is refused unread.
 */
async function serveWorker(port: number, state: string, envFile: string): Promise<void> {
  runQuietly('wrangler', 'deploy', '--dry-run', '--minify', `--outdir=${BUNDLE}`)
  const { workerOptions } = unstable_getMiniflareWorkerOptions('wrangler.toml', undefined, {
    envFiles: [envFile],
  } as object)
  const worker = new Miniflare({
    ...workerOptions,
    modules: [{ type: 'ESModule', path: `${BUNDLE}/app.js` }],
    host: '127.0.0.1',
    port,
    log: new Log(LogLevel.WARN),
    cf: { country: 'GB', timezone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    defaultPersistRoot: `${state}/v3`,
    d1Persist: true,
    kvPersist: true,
    durableObjectsPersist: true,
  })
  await worker.ready
  const stop = () => void worker.dispose().then(() => process.exit(0))
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

const [port, state, envFile] = process.argv.slice(2)
if (!port || !state || !envFile) throw new Error('Usage: serve-worker.ts PORT STATE ENV_FILE')
await serveWorker(Number(port), state, envFile)
