import { appendFileSync, rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import {
  localApp,
  originOf,
  prepareDatabase,
  startStandIns,
  startWorker,
  writeSettings,
} from '#scripts/local-app.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built Worker runs in workerd. */
    appOrigin: string
    /** Where mail arrives and the other stand-ins are. */
    standInsOrigin: string
    /** The folder that holds all the app keeps, and all that it printed, in `worker.log`. */
    appState: string
  }
}

/** Members of either level that no test has used yet, at the start. */
const GUESTS = 40

/** Starts the built app on a database of its own, with the demo members, for all browser tests. */
export default async function startRunningApp(project: TestProject) {
  const port = Number(process.env.E2E_PORT ?? 8897)
  const app = localApp(port, `.local/e2e-state-${port}`)
  rmSync(app.state, { recursive: true, force: true })
  writeSettings(app)
  prepareDatabase(app, GUESTS)
  const keep = (text: string) => appendFileSync(`${app.state}/worker.log`, text)
  const running = await Promise.all([startStandIns(app), startWorker(app, keep)])
  project.provide('appOrigin', originOf(app.port))
  project.provide('appState', app.state)
  project.provide('standInsOrigin', originOf(app.standInsPort))
  return () => Promise.all(running.map((one) => one.stop()))
}
