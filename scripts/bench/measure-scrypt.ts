import { probeBundle } from './bundles.ts'
import { cpuTime } from './cpu-time.ts'
import type { Figure } from './figures.ts'
import { runWorker } from './running-worker.ts'

const HASHES = 8

/** CPU time of one password hash in workerd, by the function that registration and sign-in use. */
export async function* measureScrypt(): AsyncGenerator<Figure> {
  const worker = await runWorker(probeBundle())
  try {
    const hash = async () => {
      const answer = await fetch(`${worker.origin}/bench/scrypt`)
      const text = await answer.text()
      if (!text.startsWith('$scrypt$')) throw new Error(`No hash: ${answer.status} ${text}`)
    }
    await hash()
    const before = cpuTime(worker.pid)
    for (let i = 0; i < HASHES; i += 1) await hash()
    const value = (cpuTime(worker.pid) - before) / HASHES
    yield { name: 'scrypt:hash', value, unit: 'ms' }
  } finally {
    await worker.stop()
  }
}
