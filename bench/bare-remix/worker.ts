import { createRequestHandler, type AppLoadContext } from '@remix-run/cloudflare'
import * as build from '#build/server/index.js'

const remix = createRequestHandler(build, 'production')

export default {
  fetch(request, env) {
    // AppLoadContext is declared once for the whole program, by Burrow; this app has only a database.
    const context: Partial<AppLoadContext> = { DB: env.DB }
    return remix(request, context as AppLoadContext)
  },
} satisfies ExportedHandler<{ DB: D1Database }>
