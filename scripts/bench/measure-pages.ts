import { probeBundle } from './bundles.ts'
import type { Figure } from './figures.ts'
import { migrate } from './migrate.ts'
import { CROWD, readPages, type Asker, type PageReadings } from './page-readings.ts'
import { runWorker } from './running-worker.ts'

const MEMBERS = ['empty', 'one-year', 'ten-years', 'crowd'] as const
const MOST_TRIPS = '1, never over 2'

/**
 * Database round trips and rows read of each address, in workerd over its real D1, counted between
 * the Worker and its binding from the request to the last byte of the answer. Rows are D1's own
 * `meta.rows_read`. A page that sends members away is read as a visitor, or as a member whose e-mail
 * is not verified; one that sends everybody away is told with its status.
 */
export async function* measurePages(): AsyncGenerator<Figure> {
  const worker = await runWorker(probeBundle())
  try {
    const d1 = await worker.miniflare.getD1Database('DB')
    await migrate(d1)
    for (const readings of await readPages(worker, d1)) yield* figuresOf(readings)
  } finally {
    await worker.stop()
  }
}

const isRedirect = (status: number) => status >= 300 && status < 400

function figuresOf(readings: PageReadings): Figure[] {
  const { visitor, newcomer } = readings.of
  if (!isRedirect(readings.of['ten-years'].status)) {
    const alsoOpen = isRedirect(visitor.status) ? [] : figuresOfOne(readings, 'visitor')
    return [...alsoOpen, ...figuresOfMembers(readings)]
  }
  if (!isRedirect(visitor.status)) return figuresOfOne(readings, 'visitor')
  return figuresOfOne(readings, isRedirect(newcomer.status) ? 'ten-years' : 'newcomer')
}

function figuresOfOne({ page, of }: PageReadings, asker: Asker): Figure[] {
  const { status, roundTrips, rowsRead } = of[asker]
  const name = `pages:${page.pattern}:${asker}`
  const note = status === 200 ? undefined : `status ${status}`
  return [
    { name: `${name}:round-trips`, value: roundTrips, unit: 'trips', goal: MOST_TRIPS, note },
    { name: `${name}:rows-read`, value: rowsRead, unit: 'rows', note },
  ]
}

function figuresOfMembers({ page, of }: PageReadings): Figure[] {
  const name = `pages:${page.pattern}:member`
  const { status } = of['ten-years']
  const note = status === 200 ? undefined : `status ${status}`
  const rows = (asker: Asker) => of[asker].rowsRead
  const ratio = (asker: Asker, reference: Asker) =>
    rows(reference) > 0
      ? [{ times: rows(asker) / rows(reference), reference: `rows of ${reference}` }]
      : []
  const line = (measure: string, asker: Asker, reference?: Asker): Figure => ({
    name: `${name}:rows-read:${measure}`,
    value: rows(asker),
    unit: 'rows',
    ...(reference && { ratios: ratio(asker, reference), goal: '1×' }),
  })
  const roundTrips = Math.max(...MEMBERS.map((asker) => of[asker].roundTrips))
  return [
    { name: `${name}:round-trips`, value: roundTrips, unit: 'trips', goal: MOST_TRIPS, note },
    line('empty', 'empty'),
    line('one-year', 'one-year'),
    line('ten-years', 'ten-years', 'one-year'),
    line(`among-${CROWD}`, 'crowd', 'ten-years'),
  ]
}
