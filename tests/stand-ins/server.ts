import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'

import { breaches } from '#tests/stand-ins/breaches/breaches.ts'
import { libsql, type LibsqlOptions } from '#tests/stand-ins/libsql/libsql.ts'
import { mail } from '#tests/stand-ins/mail/mail.ts'
import { signIn } from '#tests/stand-ins/oidc/sign-in.ts'

import { frontPage } from './front-page.ts'
import type { NodeEnv, StandIn, StandInPlace } from './stand-in.ts'

export interface StandInsOptions {
  /** 0 takes any free port. */
  port: number
  /** Where the app answers: the sign-in stand-in sends people back there. */
  appOrigin: string
  libsql?: LibsqlOptions
}

export interface RunningStandIns {
  origin: string
  close: () => Promise<void>
}

function application(standIns: StandIn[], place: StandInPlace): RequestListener {
  const app = new Hono<NodeEnv>()
  app.get('/', (c) => c.html(frontPage(standIns, place)))
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  for (const { routes } of standIns) app.route('/', routes)
  app.onError((error, c) => {
    console.error(error)
    return c.json({ error: error.message }, 500)
  })
  return getRequestListener(app.fetch)
}

/** Starts every stand-in on one loopback port. Rejects when the port is taken. */
export async function startStandIns(options: StandInsOptions): Promise<RunningStandIns> {
  let listener: RequestListener = (_request, response) => response.writeHead(503).end()
  const server = createServer((request, response) => listener(request, response))
  server.listen(options.port, '127.0.0.1')
  await once(server, 'listening')

  // The issuer of the sign-in provider carries the port, which is known only now.
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : options.port
  const place = { origin: `http://localhost:${port}`, appOrigin: options.appOrigin }
  const standIns = [
    mail(place),
    await signIn(place),
    breaches(place),
    libsql(place, options.libsql),
  ]
  listener = application(standIns, place)

  return {
    origin: place.origin,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
      for (const standIn of standIns) standIn.close?.()
    },
  }
}
