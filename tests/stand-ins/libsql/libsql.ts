import { Hono, type Context } from 'hono'
import * as v from 'valibot'

import { addFaultControl, FaultSwitch, withFaults } from '#tests/stand-ins/faults.ts'
import type { NodeEnv, StandIn, StandInPlace } from '#tests/stand-ins/stand-in.ts'

import { PipelineSchema, type StreamRequest } from './protocol.ts'
import { DatabaseStore } from './store.ts'
import { errorBody, type HranaStream } from './stream.ts'

export interface LibsqlOptions {
  /** Where database files are kept; without it they are forgotten at the end. */
  directory?: string | undefined
}

/** What the client must bring as its token. */
export const TOKEN = 'burrow-local-libsql-token'

const DATABASE_NAME = /^[a-z0-9][a-z0-9_-]{0,62}$/

/** Plain text under the one type that the client reads: it does not know a charset behind it. */
function plain(text: string, status: number): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/plain' } })
}

async function answerAll(stream: HranaStream, requests: StreamRequest[]) {
  const results = []
  for (const request of requests) {
    try {
      results.push({ type: 'ok', response: await stream.answer(request) })
    } catch (error) {
      results.push({ type: 'error', error: errorBody(error) })
    }
  }
  return results
}

async function pipeline(c: Context<NodeEnv>, store: DatabaseStore): Promise<Response> {
  const database = c.req.param('database') ?? ''
  if (!DATABASE_NAME.test(database)) return c.json({ error: 'Namespace not found' }, 404)
  const parsed = v.safeParse(PipelineSchema, await c.req.json().catch(() => null))
  if (!parsed.success) {
    return plain(`Could not deserialize JSON request body: ${v.summarize(parsed.issues)}`, 400)
  }
  const { baton, requests } = parsed.output
  const stream = baton ? store.resume(database, baton) : store.begin(database)
  if (!stream) {
    return c.json(
      { message: 'The stream has expired due to inactivity', code: 'STREAM_EXPIRED' },
      400,
    )
  }
  try {
    const results = await answerAll(stream, requests)
    const closed = requests.some(({ type }) => type === 'close')
    if (closed) store.end(database, stream)
    return c.json({
      baton: closed ? null : store.suspend(database, stream),
      base_url: null,
      results,
    })
  } catch (error) {
    store.end(database, stream)
    throw error
  }
}

/** A libSQL server: Hrana over HTTP (JSON) in front of the real engine, one file a database. */
export function libsql({ origin }: StandInPlace, options: LibsqlOptions = {}): StandIn {
  const store = new DatabaseStore(options.directory)
  const faults = new FaultSwitch()
  const routes = new Hono<NodeEnv>()

  addFaultControl(routes, '/libsql/control', faults)
  routes.get('/libsql/:database/v2', (c) => c.text('Hello, this is HTTP API v2 (Hrana over HTTP)'))
  routes.get('/libsql/:database/v3', (c) => c.text('Hello, this is HTTP API v3 (Hrana over HTTP)'))
  // The client resolves its paths against the base URL, which drops what follows the last slash.
  routes.post('/libsql/:version{v[23]}/pipeline', () =>
    plain('No database named: end the base URL with a slash, as in /libsql/burrow/.', 404),
  )
  routes.use('/libsql/:database/*', async (c, next) => {
    if (c.req.header('authorization') === `Bearer ${TOKEN}`) return next()
    return c.json({ error: 'Unauthorized: the access token is missing or wrong' }, 401)
  })
  routes.use(
    '/libsql/:database/*',
    withFaults(faults, {
      down: (c) => c.json({ error: 'Internal server error' }, 503),
      rateLimited: (c) => c.json({ error: 'Too many requests' }, 429),
    }),
  )
  routes.post('/libsql/:database/:version{v[23]}/pipeline', (c) => pipeline(c, store))

  return {
    title: 'libSQL',
    summary:
      'A database server that speaks Hrana over HTTP in front of the real libSQL engine. Any database name makes a database.',
    settings: [
      { name: 'URL', value: `${origin}/libsql/burrow/` },
      { name: 'Token', value: TOKEN },
      { name: 'Files', value: options.directory ?? 'none: forgotten at the end' },
    ],
    links: [{ href: '/libsql/control', label: 'What is wrong with it now' }],
    routes,
    close: () => store.close(),
  }
}
