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
const standIns = await startStandIns(app, show)
let worker = await startWorker(app, show)

console.log(`The stand-ins (mail, sign-in, breaches, libSQL): ${originOf(app.standInsPort)}`)
console.log(`Burrow is ready: ${originOf(app.port)}`)
const isWatching = process.argv.includes('--watch')
if (isWatching) rebuildOnChange()

if (!isWatching) await Promise.race([standIns.ended, worker.ended])
else await standIns.ended
await stop()

/** Builds again after a change and puts the new Worker in the old one's place. */
function rebuildOnChange(): void {
  let waiting: NodeJS.Timeout | undefined
  const rebuild = async () => {
    console.log('Building …')
    try {
      build()
      await worker.stop()
      worker = await startWorker(app, show)
      console.log('The change is there.')
    } catch {
      console.log('The build failed; the last good one goes on.')
    }
  }
  for (const folder of ['app', 'db', 'public', 'workers']) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => void rebuild(), 200)
    })
  }
}
