import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { Log, LogLevel, Miniflare, type WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions as optionsOf, unstable_readConfig } from 'wrangler'
import { localApp, writeSettings } from '#scripts/local-app.ts'
import type { Bundle } from './bundles.ts'
import { childrenOf } from './cpu-time.ts'

/** A bundled Worker in a workerd of its own. */
export interface RunningWorker {
  /** Straight to the Worker: neither the asset router nor Miniflare's own Worker stands before it. */
  origin: string
  pid: number
  miniflare: Miniflare
  stop(): Promise<void>
}

/** Starts a bundle in workerd, on the state of `npm start` in the folder `state` or on an empty one. */
export async function runWorker(bundle: Bundle, state?: string): Promise<RunningWorker> {
  const { workerOptions } = optionsOf(unstable_readConfig({ config: bundle.config }))
  const options: WorkerOptions = {
    ...(workerOptions as WorkerOptions),
    // With assets, their router would stand before the Worker.
    assets: undefined,
    bindings: { ...workerOptions.bindings, ...(bundle.isBurrow && readSettings()) },
    modules: [{ type: 'ESModule', path: bundle.script }],
    unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
  }
  const before = childrenOf(process.pid)
  const miniflare = new Miniflare({
    ...options,
    ...(state && { defaultPersistRoot: `${state}/v3` }),
    log: new Log(LogLevel.ERROR),
    // The Worker's own log says nothing about speed; it is read, so that its pipe does not fill.
    handleRuntimeStdio: (stdout, stderr) => [stdout, stderr].map((stream) => stream.resume()),
  })
  await miniflare.ready
  const pid = childrenOf(process.pid).find((child) => !before.includes(child))
  if (!pid) throw new Error('No new workerd is to be seen in /proc.')
  const { origin } = await miniflare.unsafeGetDirectURL()
  return { origin, pid, miniflare, stop: () => miniflare.dispose() }
}

/** The settings that `npm start` would use: what .env or .env.example says. */
export function readSettings(): Record<string, string> {
  const envFile = '.local/bench/settings'
  writeSettings({ ...localApp(8787), envFile })
  return Object.fromEntries(
    Object.entries(parseEnv(readFileSync(envFile, 'utf8'))).map(([key, value = '']) => [
      key,
      value,
    ]),
  )
}
