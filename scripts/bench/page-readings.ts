import * as v from 'valibot'
import { dayIn } from '#app/lib/dates.ts'
import { EXAMPLE_QUERIES, EXAMPLE_URLS } from './example-urls.ts'
import { addHistory } from './history.ts'
import { addCrowd, addMember } from './members.ts'
import { pagesOf, type PageAddress } from './pages-of-routes.ts'
import type { RunningWorker } from './running-worker.ts'

const YEAR = 365
/** The other members of the last reading, with a few full days each. */
export const CROWD = 2000
const CROWD_DAYS = 3

/**
 * Who asks: nobody known, a member whose e-mail is not verified, members with nothing, one and ten
 * years behind them, and the last one again among many others.
 */
export const ASKERS = ['visitor', 'newcomer', 'empty', 'one-year', 'ten-years', 'crowd'] as const
export type Asker = (typeof ASKERS)[number]

export interface Reading {
  status: number
  roundTrips: number
  rowsRead: number
}

export interface PageReadings {
  page: PageAddress
  of: Record<Asker, Reading>
}

const RoutesSchema = v.array(
  v.object({
    id: v.string(),
    parentId: v.optional(v.string()),
    path: v.optional(v.string()),
    index: v.optional(v.boolean()),
    isPage: v.boolean(),
    hasLoader: v.boolean(),
  }),
)

/** Every address of a Worker with probes that answers a GET. */
export async function listPages(worker: RunningWorker): Promise<PageAddress[]> {
  const answer = await fetch(`${worker.origin}/bench/routes`)
  return pagesOf(v.parse(RoutesSchema, await answer.json()), EXAMPLE_URLS, EXAMPLE_QUERIES)
}

/** Lets everybody ask for every page of a Worker whose D1 is migrated and empty. */
export async function readPages(worker: RunningWorker, d1: D1Database): Promise<PageReadings[]> {
  const pages = await listPages(worker)
  const today = dayIn('UTC', Date.now())
  const member = async (id: string, days: number) => {
    const cookie = await addMember(d1, id)
    await addHistory(d1, [id], { today, days })
    return cookie
  }
  const old = await member('ten-years', 10 * YEAR)
  const cookies: Record<Asker, string> = {
    visitor: '',
    newcomer: await addMember(d1, 'newcomer', false),
    empty: await member('empty', 0),
    'one-year': await member('one-year', YEAR),
    'ten-years': old,
    crowd: old,
  }
  const readings = new Map<string, Reading>()
  for (const asker of ASKERS) {
    if (asker === 'crowd') {
      await addHistory(d1, await addCrowd(d1, CROWD), { today, days: CROWD_DAYS })
    }
    for (const { url } of pages) readings.set(asker + url, await read(worker, url, cookies[asker]))
  }
  const of = (page: PageAddress) =>
    Object.fromEntries(ASKERS.map((asker) => [asker, readings.get(asker + page.url)]))
  return pages.map((page) => ({ page, of: of(page) as Record<Asker, Reading> }))
}

async function read(worker: RunningWorker, url: string, cookie: string): Promise<Reading> {
  const answer = await fetch(worker.origin + url, { headers: { cookie }, redirect: 'manual' })
  const { status, headers } = answer
  if (status >= 500) throw new Error(`${url} answered ${status}: ${await answer.text()}`)
  await answer.arrayBuffer()
  const count = (name: string) => {
    const value = headers.get(name)
    if (value === null) throw new Error(`${url} was answered without ${name}.`)
    return Number(value)
  }
  return { status, roundTrips: count('bench-round-trips'), rowsRead: count('bench-rows-read') }
}
