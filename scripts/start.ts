import { watch } from 'node:fs'
import {
  build,
  localApp,
  originOf,
  prepareDatabase,
  startStandIns,
  startWorker,
  writeSettings,
} from './local-app.ts'
import { stopAll } from './run-command.ts'

const app = localApp(Number(process.env.PORT ?? 8787))
const show = (text: string) => process.stderr.write(text)

let isStopping = false
async function stop() {
  if (isStopping) return
  isStopping = true
  await stopAll()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())

console.log('Building …')
build()
writeSettings(app)
prepareDatabase(app)
const running = [await startStandIns(app, show), await startWorker(app, show)]

console.log(`The stand-ins (mail, sign-in, breaches, libSQL): ${originOf(app.standInsPort)}`)
console.log(`Burrow is ready: ${originOf(app.port)}`)
if (process.argv.includes('--watch')) rebuildOnChange()

await Promise.race(running.map((one) => one.ended))
await stop()

/** wrangler reloads by itself when the build's files change. */
function rebuildOnChange(): void {
  let waiting: NodeJS.Timeout | undefined
  const rebuild = () => {
    console.log('Building …')
    try {
      build()
    } catch {
      console.log('The build failed; the last good one goes on.')
    }
  }
  for (const folder of ['app', 'db', 'public']) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(waiting)
      waiting = setTimeout(rebuild, 200)
    })
  }
}
