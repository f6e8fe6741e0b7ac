import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { nextMonth } from '#app/features/check-in/check-in-year.ts'
import { addDays, dayIn, formatLongDay } from '#app/lib/dates.ts'
import { expectAccessible, openPage, signIn } from '#tests/support/browser.ts'

const RESULTS = '/wellbeing/checkin-results'
// The demo members live in London, and have a year of check-ins that ends yesterday.
const today = dayIn('Europe/London', Date.now())
const thisYear = Number(today.slice(0, 4))
/** A day whose month is long past and has another after it in its year. */
const someDay =
  [40, 80].map((ago) => addDays(today, -ago)).find((day) => day.slice(5, 7) !== '12') ?? today
const monthOf = (day: string) => formatLongDay(day).split(' ')[2] ?? ''
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }

async function open(query: string, options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage(options)
  await signIn(page, 'nurtured@burrow.test')
  await page.goto(RESULTS + query)
  return page
}

const scrollsSideways = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main *')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
      .filter(
        (one) =>
          ['auto', 'scroll'].includes(getComputedStyle(one).overflowX) ||
          one === document.documentElement,
      )
      .map((one) => one.className.toString() || one.tagName),
  )

describe('the year of the check-in history', () => {
  it('is reached from the days, and leads to the year before and to a month’s days', async () => {
    const page = await open('')
    await page.getByRole('link', { name: 'Year', exact: true }).click()
    await page.waitForURL(`**${RESULTS}?year=${thisYear}`)
    await page.getByRole('heading', { name: String(thisYear), exact: true }).waitFor()
    expect(await page.getByRole('link', { name: String(thisYear + 1), exact: true }).count()).toBe(
      0,
    )
    await page.getByRole('link', { name: String(thisYear - 1), exact: true }).click()
    await page.getByRole('heading', { name: String(thisYear - 1), exact: true }).waitFor()
    expect(await page.getByRole('link', { name: String(thisYear - 2), exact: true }).count()).toBe(
      0,
    )
    await page.getByRole('link', { name: 'December day by day' }).click()
    await page.waitForURL(`**${RESULTS}?before=${thisYear}-01-01`)
    const newest = page.getByRole('article').first()
    expect(await newest.getAttribute('aria-label')).toContain(`December ${thisYear - 1}`)
  })

  it('says in words what the map shows', async () => {
    const page = await open(`?year=${someDay.slice(0, 4)}`)
    const map = page.getByRole('region', { name: 'The year at a glance' })
    const legend = map.getByRole('list', { name: 'What the marks mean' })
    for (const words of ['Healthy', 'Doing Well', 'Drifting', 'Distressed', 'No check-in']) {
      expect(await legend.textContent()).toContain(words)
    }
    const month = map
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: monthOf(someDay) }) })
    const counted = /(\d+) check-ins?, average ([\d.]+) points/.exec(
      (await month.textContent()) ?? '',
    )
    await month.getByText('In words').click()
    const days = (await month.getByRole('listitem').allTextContents()).map((text) =>
      /^\w+day \d+ \w+: ([\d.]+)\/32 points, (Healthy|Doing Well|Drifting|Distressed)$/.exec(text),
    )
    expect(days).not.toContain(null)
    expect(days).toHaveLength(Number(counted?.[1]))
    const mean = days.reduce((sum, day) => sum + Number(day?.[1]), 0) / days.length
    expect(mean.toFixed(1)).toBe(counted?.[2])
    await expectAccessible(page)
  })

  it('shows the average of each weekday with the days behind it', async () => {
    const page = await open(`?year=${thisYear}`)
    const table = page.getByRole('table', { name: /Average points by weekday/ })
    const rows = await table.getByRole('row').allTextContents()
    expect(rows).toHaveLength(8)
    expect(rows[1]).toMatch(/^Monday(\d+\.\d\d+|Too few days\d)$/)
  })

  it('can be read by keyboard alone', async () => {
    const page = await open(`?year=${someDay.slice(0, 4)}`)
    await page.getByRole('link', { name: `${monthOf(someDay)} day by day` }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const shown = page.getByText(/^\w+day \d+ \w+: /).filter({ visible: true })
    await shown.first().waitFor()
    expect(await shown.first().textContent()).toContain(monthOf(someDay))
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.textContent)
    expect(focused).toBe(`${monthOf(nextMonth(someDay))} day by day`)
  })

  it('falls back to the present year for one that is none, and says when there is nothing', async () => {
    const page = await open('?year=never')
    await page.waitForURL(`**${RESULTS}?year=${thisYear}`)
    await page.goto(`${RESULTS}?year=1999`)
    await page.getByRole('heading', { name: 'No Check-ins in 1999' }).waitFor()
    await expectAccessible(page)
    await page.goto(`${RESULTS}?year=9999`)
    await page.getByText('That year is still to come.').waitFor()
  })

  it('shows yesterday, and is still read without script', async () => {
    const page = await open(`?year=${addDays(today, -1).slice(0, 4)}`, { javaScriptEnabled: false })
    expect(await page.getByRole('heading', { name: 'The year at a glance' }).count()).toBe(1)
    const yesterday = monthOf(addDays(today, -1))
    expect(await page.getByRole('link', { name: `${yesterday} day by day` }).count()).toBe(1)
  })
})

describe('what goes together', () => {
  it('compares twenty things with what shuffled days give, and says so again on a reload', async () => {
    const page = await open('?view=patterns')
    const main = page.getByRole('main')
    const text = (await main.textContent()) ?? ''
    expect(text).toContain('We looked at 20 things.')
    expect(text).toMatch(
      /On days with a walk, the rest of your check-in was .+ \(\d+ days with, \d+ without\)\./,
    )
    expect(text).toMatch(
      /Shuffling the days gives differences between −?[\d.]+ and −?[\d.]+ in 95 of 100 tries\./,
    )
    expect(text).not.toMatch(/because|caus|should|try to|well done|better/i)
    await page.reload()
    expect(await main.textContent()).toBe(text)
    await page.getByText('How this is reckoned').click()
    await expectAccessible(page)
  })
})

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  it.each([
    ['a phone', PHONE],
    ['a desk', DESK],
  ])('both views are accessible on %s', async (_, viewport) => {
    const page = await open(`?year=${thisYear}`, { viewport, colorScheme })
    await expectAccessible(page)
    await page.goto(`${RESULTS}?view=patterns`)
    await expectAccessible(page)
  })
})

it('nothing scrolls sideways at 320 px, with every month open', async () => {
  const page = await open(`?year=${thisYear}`, { viewport: { width: 320, height: 640 } })
  expect(await scrollsSideways(page)).toEqual([])
  await page.evaluate(() =>
    document.querySelectorAll('main details').forEach((one) => one.setAttribute('open', '')),
  )
  expect(await scrollsSideways(page)).toEqual([])
  await page.goto(`${RESULTS}?view=patterns`)
  expect(await scrollsSideways(page)).toEqual([])
})

it('each mark has a shape of its own and is seen in forced colours', async () => {
  const page = await open(`?year=${thisYear}`, { forcedColors: 'active' })
  const marks = await page
    .getByRole('list', { name: 'What the marks mean' })
    .locator('path')
    .evaluateAll((paths) =>
      paths.map((path) => [path.getAttribute('d'), getComputedStyle(path).fill] as const),
    )
  expect(new Set(marks.map(([d]) => d)).size).toBe(5)
  const [ink] = await page
    .locator('body')
    .evaluateAll(([body]) => [body ? getComputedStyle(body).color : ''])
  expect(new Set(marks.map(([, fill]) => fill))).toEqual(new Set([ink]))
})
