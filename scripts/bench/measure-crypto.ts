import { probeBundle } from './bundles.ts'
import { cpuTime } from './cpu-time.ts'
import { CRYPTO_PAGES } from './crypto-page.ts'
import type { Figure } from './figures.ts'
import { runWorker } from './running-worker.ts'

const WARM_UP = 50
const PAGES = 300
const GOAL = '< 5 ms'

/**
 * CPU time in workerd of sealing and of opening a page of 30 entries with a member's key, its
 * unwrapping included (`crypto:vault` is that alone): texts of 300 words, days with two mottos and
 * three full lists of the planner, assessments. The request itself, measured the same way, is taken
 * off.
 */
export async function* measureCrypto(): AsyncGenerator<Figure> {
  const worker = await runWorker(probeBundle())
  const ask = async (path: string, times: number) => {
    for (let i = 0; i < times; i += 1) {
      const answer = await fetch(`${worker.origin}/bench/${path}`)
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    }
  }
  const timeOf = async (path: string) => {
    await ask(path, WARM_UP)
    const before = cpuTime(worker.pid)
    await ask(path, PAGES)
    return (cpuTime(worker.pid) - before) / PAGES
  }
  try {
    const nothing = await timeOf('nothing')
    yield { name: 'crypto:vault', value: (await timeOf('vault')) - nothing, unit: 'ms' }
    for (const path of CRYPTO_PAGES.flatMap((name) => [`seal-${name}`, `open-${name}`])) {
      const value = (await timeOf(path)) - nothing
      yield { name: `crypto:${path}-30`, value, unit: 'ms', goal: GOAL }
    }
  } finally {
    await worker.stop()
  }
}
