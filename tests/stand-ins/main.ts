import { parseArgs } from 'node:util'

import { startStandIns } from './server.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.STAND_INS_PORT ?? '8788' },
    'app-origin': { type: 'string', default: 'http://localhost:8787' },
    'libsql-directory': { type: 'string', default: '.local/libsql' },
    /** The databases are forgotten at the end. */
    'libsql-throw-away': { type: 'boolean', default: false },
  },
})

const running = await startStandIns({
  port: Number(values.port),
  appOrigin: new URL(values['app-origin']).origin,
  libsql: { directory: values['libsql-throw-away'] ? undefined : values['libsql-directory'] },
})
console.log(`Stand-ins are ready: ${running.origin}`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    void running.close().then(() => process.exit(0))
  })
}
