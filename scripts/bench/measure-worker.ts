import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { appBundle, bareHono, type Bundle } from './bundles.ts'
import { cpuTime } from './cpu-time.ts'
import { median, type Figure } from './figures.ts'
import { runWorker } from './running-worker.ts'

const STARTS = 7

/**
 * The Worker's script as wrangler would upload it, gzipped (1 KB is 1,000 bytes), and what starting
 * it costs: workerd compiles and evaluates the script before it opens its socket, so this is the CPU
 * time of a new workerd until then, less that of one with the bare Hono page in its place and the
 * same bindings. Medians.
 */
export async function* measureWorker(): AsyncGenerator<Figure> {
  const app = appBundle()
  const size = gzipSync(readFileSync(app.script)).length / 1000
  yield { name: 'worker:size', value: size, unit: 'KB', goal: '≤ 600 KB' }
  const bare = { ...app, script: bareHono().script }
  const times = { app: [] as number[], bare: [] as number[] }
  for (let start = 0; start < STARTS; start += 1) {
    times.app.push(await startUp(app))
    times.bare.push(await startUp(bare))
  }
  const value = median(times.app) - median(times.bare)
  yield { name: 'worker:start-up', value, unit: 'ms', goal: '≤ 100 ms' }
}

async function startUp(bundle: Bundle): Promise<number> {
  const worker = await runWorker(bundle)
  try {
    return cpuTime(worker.pid)
  } finally {
    await worker.stop()
  }
}
