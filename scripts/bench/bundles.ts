import { join, resolve } from 'node:path'
import { build } from '#scripts/local-app.ts'
import { runCommand, runQuietly } from '#scripts/run-command.ts'
import { once } from './once.ts'

/** A Worker as it would be deployed: its wrangler configuration and the bundled script. */
export interface Bundle {
  config: string
  script: string
  /** Whether it takes Burrow's settings, besides what its configuration binds. */
  isBurrow: boolean
}

const OUT = resolve('.local/bench')

const pages = once(build)

/** Burrow as it would be deployed. */
export const appBundle = once(() => {
  pages()
  return bundle('app', 'wrangler.toml', 'workers/app.ts')
})

/** Burrow with the probes of probe-worker.ts around it. */
export const probeBundle = once(() => {
  pages()
  return bundle('probe', 'wrangler.toml', 'scripts/bench/probe-worker.ts')
})

/** The two applications that figures are compared with. */
export const bareHono = once(() =>
  bundle('bare-hono', 'bench/bare-hono/wrangler.toml', 'bench/bare-hono/worker.ts'),
)
export const bareRemix = once(() => {
  const folder = 'bench/bare-remix'
  const vite = ['--config', `${folder}/vite.config.ts`, '--logLevel', 'warn']
  runCommand('remix', 'vite:build', folder, ...vite)
  return bundle('bare-remix', `${folder}/wrangler.toml`, `${folder}/worker.ts`)
})

function bundle(name: string, config: string, entry: string): Bundle {
  const outdir = join(OUT, name)
  runQuietly('wrangler', 'deploy', entry, '--dry-run', '--config', config, '--outdir', outdir)
  const script = join(outdir, entry.replace(/^.*\//, '').replace(/\.ts$/, '.js'))
  return { config, script, isBurrow: config === 'wrangler.toml' }
}
