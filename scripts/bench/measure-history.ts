import { probeBundle } from './bundles.ts'
import { cpuTime } from './cpu-time.ts'
import type { Figure } from './figures.ts'
import { runWorker, type RunningWorker } from './running-worker.ts'

/** So often is each done in one request, so that the request itself does not count. */
const TIMES = 20
/** Requests before the measured ones: V8 optimises what runs often, as in a busy isolate. */
const WARM_UP = 3
const ROUNDS = 15

/**
 * CPU time in workerd of what a year of check-ins costs besides the request itself: the heat map of
 * 365 days with its words and the weekdays, from the database's rows to markup, and the comparisons
 * of 20 things by 1,000 shuffles of 365 days.
 */
export async function* measureHistory(): AsyncGenerator<Figure> {
  const worker = await runWorker(probeBundle())
  try {
    const year = await measure(worker, '/bench/year')
    yield { name: 'history:year-map:365-days', value: year, unit: 'ms', goal: '< 5 ms' }
    const compared = await measure(worker, '/bench/comparisons')
    yield { name: 'history:comparisons:365-days', value: compared, unit: 'ms', goal: '≤ 10 ms' }
  } finally {
    await worker.stop()
  }
}

async function measure(worker: RunningWorker, path: string): Promise<number> {
  const ask = async () => {
    const answer = await fetch(`${worker.origin}${path}?times=${TIMES}`, {
      headers: { connection: 'close' },
    })
    const text = await answer.text()
    if (!answer.ok || text.length === 0) throw new Error(`${path} answered ${answer.status}.`)
  }
  for (let round = 0; round < WARM_UP; round += 1) await ask()
  const before = cpuTime(worker.pid)
  for (let round = 0; round < ROUNDS; round += 1) await ask()
  return (cpuTime(worker.pid) - before) / (TIMES * ROUNDS)
}
