import { env } from 'cloudflare:workers'
import { createRequestHandler } from '@remix-run/cloudflare'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as build from '#build/server/index.js'
import { health } from './api/health.ts'
import { compose, openDatabase, type Bindings, type RequestVariables } from './context.ts'
import { parseEnv } from './env.ts'
import { rewrapNightly } from './jobs/rewrap-nightly.ts'
import { sweep } from './jobs/sweep.ts'
import { createLog } from './log.ts'
import { coarseLimit } from './middleware/coarse-limit.ts'
import { drainBody } from './middleware/drain-body.ts'
import { originCheck } from './middleware/origin-check.ts'
import { publicPageCache } from './middleware/public-page-cache.ts'
import { readablePath } from './middleware/readable-path.ts'
import { requestContext } from './middleware/request-context.ts'
import { requestLog } from './middleware/request-log.ts'
import { securityHeaders } from './middleware/security-headers.ts'

export { Throttle } from './durable-objects/throttle.ts'

/** Parsed when the script starts: a deployment with bad or stand-in settings does not come up. */
const composition = compose(parseEnv(env))
const { settings } = composition

/** The largest body any form sends; 64 KiB holds the longest text a member may type. */
const MAX_BODY = 64 * 1024

const remix = createRequestHandler(build, 'production')

const app = new Hono<RequestVariables>()
app.use(drainBody)
app.use(securityHeaders(composition.signInOrigins))
app.use(requestContext(composition))
app.use(requestLog)
app.use(coarseLimit)
app.use(originCheck(settings.APP_ORIGIN, ['/auth/apple/callback']))
app.use(readablePath)
app.use(bodyLimit({ maxSize: MAX_BODY, onError: (c) => c.text('That is too much text.', 413) }))
app.get('/healthz', health)
app.use(publicPageCache())
app.all('*', (c) => remix(c.req.raw, c.var.request))
app.onError((error, c) => {
  c.var.request.log.error('unhandled', error)
  return c.text('Something went wrong on our side. Nothing you saved was lost.', 500)
})

export default {
  fetch: app.fetch,
  async scheduled(event, bindings) {
    const { database } = openDatabase(settings, bindings, 'first-primary')
    await sweep(database, event.scheduledTime)
    await rewrapNightly(database, settings.MASTER_KEYS, createLog(`cron ${event.scheduledTime}`))
  },
} satisfies ExportedHandler<Bindings>
