import autocannon from 'autocannon'
import { cpuTime } from './cpu-time.ts'
import type { RunningWorker } from './running-worker.ts'

const CONNECTIONS = 8
/** So many that none of them comes near the coarse limit of 600 requests a minute. */
const ADDRESSES = 1000
/** What the edge knows of a visitor; Miniflare's sockets take it from this header. */
const EDGE = { 'mf-cf-blob': JSON.stringify({ country: 'GB', timezone: 'Europe/London' }) }

/** A page to be put under load. */
export interface LoadTarget {
  worker: RunningWorker
  path: string
  cookie: string
}

export interface Round {
  /** Answers a second. */
  rate: number
  /** CPU time of workerd for each answer, in ms. */
  cpu: number
}

/**
 * Asks for a page so many times on eight connections, from other network addresses all the time.
 * @throws an Error when anything but 200 is answered, since that would not be the page
 */
export async function runRound(target: LoadTarget, amount: number): Promise<Round> {
  const { worker, path, cookie } = target
  const requests = Array.from({ length: ADDRESSES }, (_, n) => ({
    path,
    headers: { ...EDGE, cookie, 'cf-connecting-ip': `198.18.${n >> 8}.${n & 255}` },
  }))
  const before = cpuTime(worker.pid)
  const options = { url: worker.origin, connections: CONNECTIONS, amount, requests }
  const result = await autocannon(options)
  const used = cpuTime(worker.pid) - before
  const { errors, timeouts, non2xx } = result
  const good = result['2xx']
  if (errors + timeouts + non2xx > 0 || good === 0) {
    throw new Error(
      `${path}: ${good} answers, ${non2xx} others, ${errors} errors, ${timeouts} timeouts.`,
    )
  }
  return { rate: good / result.duration, cpu: used / good }
}

/** @throws an Error that tells what came instead, when a page does not answer 200 */
export async function requirePage({ worker, path, cookie }: LoadTarget): Promise<void> {
  const answer = await fetch(worker.origin + path, { headers: { cookie }, redirect: 'manual' })
  const text = await answer.text()
  if (answer.status !== 200) {
    const to = answer.headers.get('location')
    throw new Error(`${path} answered ${answer.status}${to ? ` to ${to}` : ''}: ${text}`)
  }
}
