import { appBundle, bareHono, bareRemix } from './bundles.ts'
import { demoState } from './demo-state.ts'
import { median, type Figure } from './figures.ts'
import { requirePage, runRound, type LoadTarget, type Round } from './load-round.ts'
import { addSession } from './members.ts'
import { runWorker, type RunningWorker } from './running-worker.ts'

const ROUNDS = 5
/** Requests before the first round: V8 optimises what runs often, as it does in a busy isolate. */
const WARM_UP = 1000
/** CPU time that a round is to take, so that the clock's 10 ms do not matter. */
const ROUND_MS = 1500

const HONO = 'bare-hono'
const REMIX = 'bare-remix'

interface NamedTarget extends LoadTarget {
  name: string
  /** The reference that has a goal, and the goal. */
  goal?: { reference: string; atMost: string }
  /** Requests in a round: a number and not a time, so that a busy machine runs the same code. */
  amount: number
  rounds: Round[]
}

/**
 * Requests a second and CPU time a request of the landing, the login and a demo zen member's home,
 * beside a bare Hono page and a bare Remix page with one D1 read. Each application runs as it is
 * deployed, in a workerd of its own behind nothing else. CPU time is utime and stime of that whole
 * process; its simulated D1 counts too, for us and for the reference. The rounds take turns
 * (A B C A B C) and medians are told, so that a busy machine slows all of them alike.
 */
export async function* measureLoad(): AsyncGenerator<Figure> {
  const running: RunningWorker[] = []
  const start = async (worker: Promise<RunningWorker>) => {
    running.push(await worker)
    return worker
  }
  try {
    const burrow = await start(runWorker(appBundle(), demoState()))
    const hono = await start(runWorker(bareHono()))
    const remix = await start(runWorker(bareRemix()))
    await addBarePage(remix)
    const targets = await listTargets(burrow, hono, remix)
    for (const target of targets) await requirePage(target)
    for (const target of targets) await warmUp(target)
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const target of targets) target.rounds.push(await runRound(target, target.amount))
    }
    for (const target of targets) yield* figuresOf(target, targets)
  } finally {
    await Promise.all(running.map((worker) => worker.stop()))
  }
}

async function warmUp(target: NamedTarget): Promise<void> {
  const { cpu } = await runRound(target, WARM_UP)
  target.amount = Math.round(Math.min(6000, Math.max(250, ROUND_MS / cpu)))
}

async function addBarePage({ miniflare }: RunningWorker): Promise<void> {
  const d1 = await miniflare.getD1Database('DB')
  await d1.batch([
    d1.prepare('create table pages (id text primary key, title text not null)'),
    d1.prepare("insert into pages values ('home', 'Bare page')"),
  ])
}

async function listTargets(
  burrow: RunningWorker,
  hono: RunningWorker,
  remix: RunningWorker,
): Promise<NamedTarget[]> {
  const zen = await addSession(await burrow.miniflare.getD1Database('DB'), 'demo-zen')
  const target = (name: string, worker: RunningWorker, path = '/', cookie = ''): NamedTarget => {
    return { name, worker, path, cookie, amount: 0, rounds: [] }
  }
  const isPublic = { reference: HONO, atMost: '≤ 1.3×' }
  return [
    target(HONO, hono),
    target(REMIX, remix),
    { ...target('/', burrow), goal: isPublic },
    { ...target('/login', burrow, '/login'), goal: isPublic },
    { ...target('/home', burrow, '/home', zen), goal: { reference: REMIX, atMost: '≤ 1.5×' } },
  ]
}

function figuresOf({ name, goal, rounds }: NamedTarget, targets: readonly NamedTarget[]): Figure[] {
  const references = goal ? targets.filter((target) => !target.goal) : []
  const figure = (measure: keyof Round, unit: string): Figure => {
    const value = median(rounds.map((round) => round[measure]))
    const ratios = references.map((reference) => ({
      times: value / median(reference.rounds.map((round) => round[measure])),
      reference: reference.name,
    }))
    return { name: `load:${name}:${measure}`, value, unit, ratios }
  }
  const cpu = figure('cpu', 'ms')
  if (goal) cpu.goal = `${goal.atMost} ${goal.reference}`
  return [figure('rate', 'requests/s'), cpu]
}
