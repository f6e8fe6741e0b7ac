import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { launch, runCommand, runQuietly, untilAnswers, type Running } from './run-command.ts'

/** One local app: its ports, its state on disk and its settings. */
export interface LocalApp {
  port: number
  standInsPort: number
  /** The folder of the local D1, KV and Durable Objects. */
  state: string
  envFile: string
}

/** `port` is the app's, `port + 1` the stand-ins'. */
export function localApp(port: number, state = '.local/state'): LocalApp {
  return { port, standInsPort: port + 1, state, envFile: `.local/env-${port}` }
}

export const originOf = (port: number) => `http://localhost:${port}`

/**
 * Writes the app's settings: `.env` where there is one, else `.env.example`, with the ports of app
 * and stand-ins moved. `extra` overrides single settings.
 */
export function writeSettings(app: LocalApp, extra: Record<string, string> = {}): void {
  mkdirSync('.local', { recursive: true })
  const source = readFileSync(existsSync('.env') ? '.env' : '.env.example', 'utf8')
  const moved = source
    .replaceAll(originOf(8787), originOf(app.port))
    .replaceAll(originOf(8788), originOf(app.standInsPort))
  const more = Object.entries(extra).map(([key, value]) => `${key}=${value}`)
  writeFileSync(app.envFile, [moved, ...more, ''].join('\n'))
}

/** Client and server bundles of the pages. */
export function build(): void {
  runCommand('remix', 'vite:build', '--logLevel', 'warn')
}

/**
 * Brings the local D1 to the newest schema and fills in the demo members, where they are missing, and
 * as many members without a past as are asked for.
 */
export function prepareDatabase(app: LocalApp, guests = 0): void {
  const local = ['--local', '--persist-to', app.state]
  runQuietly('wrangler', 'd1', 'migrations', 'apply', 'burrow', ...local)
  seed(app, guests, 3)
}

/** workerd sometimes fails to come up on a machine under heavy load; each member is all or nothing. */
function seed(app: LocalApp, guests: number, tries: number): void {
  try {
    runCommand('tsx', 'scripts/seed-demo.ts', app.state, app.envFile, String(guests))
  } catch (error) {
    if (tries <= 1) throw error
    seed(app, guests, tries - 1)
  }
}

/** Mail, sign-in, breach ranges and libSQL on loopback. */
export async function startStandIns(
  app: LocalApp,
  show?: (text: string) => void,
): Promise<Running> {
  const ports = [`--port=${app.standInsPort}`, `--app-origin=${originOf(app.port)}`]
  const running = launch(['tsx', 'tests/stand-ins/main.ts', ...ports], show)
  await untilAnswers(originOf(app.standInsPort), running)
  return running
}

/** The built Worker in workerd. */
export async function startWorker(app: LocalApp, show?: (text: string) => void): Promise<Running> {
  const running = launch(
    ['tsx', 'scripts/serve-worker.ts', String(app.port), app.state, app.envFile],
    show,
  )
  await untilAnswers(`${originOf(app.port)}/healthz`, running)
  return running
}
