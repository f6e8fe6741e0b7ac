import { rmSync } from 'node:fs'
import { localApp, prepareDatabase, writeSettings } from '#scripts/local-app.ts'
import { once } from './once.ts'

/** Makes a database with the demo members and their year anew, once a run; gives its folder. */
export const demoState = once(() => {
  const app = { ...localApp(8787, '.local/bench/state'), envFile: '.local/bench/settings' }
  rmSync(app.state, { recursive: true, force: true })
  writeSettings(app)
  prepareDatabase(app)
  return app.state
})
