import * as build from '#build/server/index.js'
import { hashPassword } from '#app/features/account/password-hash.server.ts'
import app from '#workers/app.ts'
import type { Bindings } from '#workers/context.ts'
import { CRYPTO_PAGES, openPage, openVault, sealPage } from './crypto-page.ts'
import { countingD1, type Tally } from './counting-d1.ts'
import { compareYear, renderYear } from './history-probes.ts'

// The Durable Objects' classes.
export * from '#workers/app.ts'

/** Where the bench asks for a figure of its own; every other path is Burrow's. */
const PROBES: Record<string, (env: Bindings, request: Request) => Promise<Response>> = {
  '/bench/nothing': async () => new Response('nothing'),
  '/bench/scrypt': async () => new Response(await hashPassword('a password', 'a pepper')),
  '/bench/vault': async (env) => new Response(await openVault(env)),
  ...Object.fromEntries(
    CRYPTO_PAGES.flatMap((name) => [
      [`/bench/seal-${name}`, async (env: Bindings) => new Response(await sealPage(env, name))],
      [`/bench/open-${name}`, async (env: Bindings) => new Response(await openPage(env, name))],
    ]),
  ),
  '/bench/year': async (_, request) => new Response(repeat(request, renderYear)),
  '/bench/comparisons': async (_, request) => new Response(repeat(request, compareYear)),
  '/bench/routes': async () => Response.json(listRoutes()),
}

/** Burrow whose answers carry what they asked of the database. */
export default {
  async fetch(request, env, context) {
    const probe = PROBES[new URL(request.url).pathname]
    if (probe) return probe(env, request)
    const tally: Tally = { roundTrips: 0, rowsRead: 0 }
    const answer = await app.fetch(request, { ...env, DB: countingD1(env.DB, tally) }, context)
    // The page may still ask while its body streams, so the counts are taken behind its last byte.
    const body = await answer.arrayBuffer()
    const headers = new Headers(answer.headers)
    headers.set('bench-round-trips', String(tally.roundTrips))
    headers.set('bench-rows-read', String(tally.rowsRead))
    return new Response(body.byteLength > 0 ? body : null, { status: answer.status, headers })
  },
} satisfies ExportedHandler<Bindings>

/** The route table as it was built from the route files. */
function listRoutes() {
  return Object.values(build.routes).map((route) => ({
    id: route?.id,
    parentId: route?.parentId,
    path: route?.path,
    index: route?.index,
    isPage: route?.module.default !== undefined,
    hasLoader: route?.module.loader !== undefined,
  }))
}

/** Does it as often as the address says, and gives what it made the last time. */
function repeat(request: Request, make: () => string): string {
  const times = Number(new URL(request.url).searchParams.get('times') ?? 1)
  let made = ''
  for (let done = 0; done < times; done += 1) made = make()
  return made
}
