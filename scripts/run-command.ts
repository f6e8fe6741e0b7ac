import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

const QUIET = { WRANGLER_SEND_METRICS: 'false', CI: 'true', NO_COLOR: '1' }
const environment = { ...process.env, ...QUIET }

/** Runs a package's command to its end. Throws when it fails; its errors are shown either way. */
export function runCommand(command: string, ...args: string[]): void {
  execFileSync('npx', [command, ...args], { stdio: 'inherit' })
}

/** The same for commands whose answer nobody wants to read. */
export function runQuietly(command: string, ...args: string[]): void {
  execFileSync('npx', [command, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment,
  })
}

/** A child that goes on until it is stopped. */
export interface Running {
  child: ChildProcess
  ended: Promise<void>
  /** The last it printed. */
  output(): string
  /** Stops it and the children of its own. */
  stop(): Promise<void>
}

const launched: Running[] = []

/** Stops everything that was launched, also what has not come up yet. */
export async function stopAll(): Promise<void> {
  await Promise.all(launched.map((running) => running.stop()))
}

/** Starts a package's command in a process group of its own. */
export function launch(args: string[], show?: (text: string) => void): Running {
  const child = spawn('npx', args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment,
    detached: true,
  })
  const tail: string[] = []
  const keep = (chunk: unknown) => {
    tail.push(String(chunk))
    if (tail.length > 200) tail.shift()
    show?.(String(chunk))
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const running: Running = {
    child,
    ended,
    output: () => tail.join(''),
    async stop() {
      signalGroup(child, 'SIGTERM')
      await Promise.race([ended, sleep(3000)])
      signalGroup(child, 'SIGKILL')
    },
  }
  launched.push(running)
  return running
}

function signalGroup(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, name)
  } catch {
    // It has gone already.
  }
}

/** Waits until an address answers well; throws with the child's last words when it does not. */
export async function untilAnswers(url: string, running: Running, seconds = 60): Promise<void> {
  for (let i = 0; i < seconds * 5 && running.child.exitCode === null; i += 1) {
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await sleep(200)
  }
  throw new Error(`${url} did not come up.\n${running.output()}`)
}
