import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { probeBundle } from './bundles.ts'
import { demoState } from './demo-state.ts'
import type { Figure } from './figures.ts'
import { addSession } from './members.ts'
import { listPages } from './page-readings.ts'
import { assetsOf, weightOf, withImports, type Assets } from './page-weight.ts'
import type { PageAddress } from './pages-of-routes.ts'
import { runWorker } from './running-worker.ts'

const SITE = 'build/client'
const HOME = '/home'
const WITHOUT_SCRIPT = ['/', '/pricing', '/policy', '/crisis-help']

const ManifestSchema = v.object({
  routes: v.record(
    v.string(),
    v.object({
      module: v.string(),
      imports: v.optional(v.array(v.string()), []),
      css: v.optional(v.array(v.string()), []),
    }),
  ),
})
type Manifest = v.InferOutput<typeof ManifestSchema>

const readFile = (path: string) => readFileSync(SITE + path)

/** Gives the body of an address, or null when it sends the browser elsewhere. */
type Open = (url: string) => Promise<string | null>

/**
 * What a browser loads for each page, as it is gzipped on the way (1 KB is 1,000 bytes): on a first
 * visit with an empty cache, signed out and as a member with every plan's rooms, and for a member's
 * move to it from /home. Scripts are those that the HTML names and all that they import.
 */
export async function* measureBytes(): AsyncGenerator<Figure> {
  const worker = await runWorker(probeBundle(), demoState())
  try {
    const cookie = await addSession(await worker.miniflare.getD1Database('DB'), 'demo-nurtured')
    const openAs = (sent: string) => async (url: string) => {
      const headers = { cookie: sent }
      const answer = await fetch(worker.origin + url, { headers, redirect: 'manual' })
      const isElsewhere = answer.status >= 300 && answer.status < 400
      return isElsewhere ? (await answer.arrayBuffer(), null) : answer.text()
    }
    const pages = (await listPages(worker)).filter(({ isPage }) => isPage)
    yield* firstVisits(pages, 'visitor', openAs(''))
    yield* firstVisits(pages, 'member', openAs(cookie))
    yield* moves(pages, openAs(cookie))
  } finally {
    await worker.stop()
  }
}

async function* firstVisits(
  pages: readonly PageAddress[],
  who: string,
  open: Open,
): AsyncGenerator<Figure> {
  for (const { pattern, url } of pages) {
    const html = await open(url)
    if (html === null) continue
    const { scripts, styles, fonts } = assetsOf(html, readFile)
    const line = (kind: string, bytes: number, goal?: string): Figure => {
      return { name: `bytes:${pattern}:${who}:${kind}`, value: bytes / 1000, unit: 'KB', goal }
    }
    yield line('script', weightOf(scripts, readFile), scriptGoal(who, pattern))
    yield line('style', weightOf(styles, readFile))
    yield line('font', weightOf(fonts, readFile))
    yield line('html', gzipSync(html).length)
  }
}

function scriptGoal(who: string, pattern: string): string | undefined {
  if (WITHOUT_SCRIPT.includes(pattern)) return '0 KB'
  return who === 'member' ? '≤ 115 KB' : undefined
}

/** The chunks that /home has not loaded, and the data of the page's loaders. */
async function* moves(pages: readonly PageAddress[], open: Open): AsyncGenerator<Figure> {
  const home = await open(HOME)
  if (!home || !pages.some(({ pattern }) => pattern === HOME)) {
    throw new Error(`No member gets ${HOME}, so there is nowhere to move from.`)
  }
  const loaded = assetsOf(home, readFile)
  const manifest = readManifest()
  for (const page of pages) {
    if (page.pattern === HOME || (await open(page.url)) === null) continue
    const data = (await open(page.url === '/' ? '/_root.data' : `${page.url}.data`)) ?? ''
    const bytes = newBytes(page, loaded, manifest) + gzipSync(data).length
    const name = `bytes:${page.pattern}:member:move`
    yield { name, value: bytes / 1000, unit: 'KB', goal: '≤ 15 KB' }
  }
}

function newBytes(page: PageAddress, loaded: Assets, { routes }: Manifest): number {
  const parts = page.routeIds.flatMap((id) => routes[id] ?? [])
  const scripts = withImports(
    parts.flatMap(({ module, imports }) => [module, ...imports]),
    readFile,
  )
  const known = [...loaded.scripts, ...loaded.styles]
  const wanted = [...scripts, ...parts.flatMap(({ css }) => css)]
  return weightOf(
    [...new Set(wanted)].filter((path) => !known.includes(path)),
    readFile,
  )
}

/** The table of routes and their files, which Remix writes as a script. */
function readManifest(): Manifest {
  const file = readdirSync(`${SITE}/assets`).find((name) => name.startsWith('manifest-'))
  const json = readFileSync(`${SITE}/assets/${file}`, 'utf8').replace(/^[^{]*/, '')
  return v.parse(ManifestSchema, JSON.parse(json.replace(/;\s*$/, '')))
}
