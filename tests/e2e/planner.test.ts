import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dayIn, formatDayWithYear, formatLongDay } from '#app/lib/dates.ts'
import { expectAccessible, openPage, signIn } from '#tests/support/browser.ts'

const PLANNER = '/wellbeing/planner'
const RESULTS = '/wellbeing/planner-results'
const FAILED = 'Failed to save tasks. Please try again.'

// The demo members live in London.
const today = () => dayIn('Europe/London', Date.now())

const task = (page: Page, n: number, list = 'Personal') =>
  page.getByLabel(`${list} task ${n}`, { exact: true })
const box = (page: Page, n: number, list = 'Personal') =>
  page.getByLabel(`${list} task ${n} is done`, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save Tasks' })
const entry = (page: Page) => page.getByRole('article', { name: formatDayWithYear(today()) })
const tick = (page: Page, words: string) => entry(page).getByRole('checkbox', { name: words })
const summary = (page: Page) => page.getByRole('region', { name: 'The day so far' })

async function openPlanner(email: string, options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage(options)
  await signIn(page, email)
  await page.goto(PLANNER, { waitUntil: 'networkidle' })
  return page
}

/** Begins the day anew, whatever a test before has planned. */
async function clear(page: Page): Promise<void> {
  for (const line of await page.locator('textarea').all()) {
    if (await line.inputValue()) await line.fill('')
  }
}

async function saved(page: Page): Promise<void> {
  await save(page).click()
  await page.waitForURL(`**${RESULTS}`)
}

describe('a daily plan', () => {
  it('is written, saved, found in the history, ticked there and changed again', async () => {
    const page = await openPlanner('zen@burrow.test')
    await expectAccessible(page)
    await clear(page)
    await task(page, 1).fill('Post a letter')
    await task(page, 2).fill('Water the plants')
    await box(page, 2).check()
    await task(page, 1, 'Occupational').fill('Answer Priya')
    await summary(page).getByText('1 of 3 done').waitFor()
    await page.getByText(`This will be kept under ${formatLongDay(today())}.`).waitFor()
    await saved(page)
    await page.getByText('Your plan is saved.').waitFor()
    await entry(page).getByText('1 of 3 tasks completed').waitFor()
    expect(await tick(page, 'Water the plants').isChecked()).toBe(true)
    await expectAccessible(page)

    await tick(page, 'Post a letter').click()
    await entry(page).getByText('2 of 3 tasks completed').waitFor()
    await page.waitForLoadState('networkidle')
    await page.reload()
    expect(await tick(page, 'Post a letter').isChecked()).toBe(true)
    expect(await tick(page, 'Answer Priya').isChecked()).toBe(false)

    await page.getByRole('link', { name: 'Plan today' }).click()
    await page.waitForURL(`**${PLANNER}`)
    expect(await task(page, 1).inputValue()).toBe('Post a letter')
    expect(await box(page, 1).isChecked()).toBe(true)
    await task(page, 2).fill('')
    await saved(page)
    await entry(page).getByText('1 of 2 tasks completed').waitFor()
  })

  it('shows a few lines of each list, another as soon as they are filled, and all of them if asked', async () => {
    const page = await openPlanner('zen@burrow.test')
    await clear(page)
    await task(page, 1).fill('First')
    await saved(page)
    await page.goto(PLANNER, { waitUntil: 'networkidle' })
    expect(await page.locator('textarea:visible').count()).toBe(9)
    await task(page, 2).fill('Second')
    await task(page, 3).fill('Third')
    await task(page, 4).waitFor({ state: 'visible' })
    expect(await task(page, 5).isVisible()).toBe(false)
    for (const more of await page.locator('summary').filter({ hasText: 'more lines' }).all()) {
      await more.click()
    }
    expect(await page.locator('textarea:visible').count()).toBe(25)
    await task(page, 10).fill('Tenth')
    await task(page, 4).fill('Fourth')
    expect(await task(page, 10).inputValue()).toBe('Tenth')
  })

  it('can be written, saved and ticked by keyboard alone', async () => {
    const page = await openPlanner('zen@burrow.test')
    await clear(page)
    await task(page, 1).focus()
    await page.keyboard.type('One')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Two')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Three')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Four')
    expect(await task(page, 4).inputValue()).toBe('Four')
    await page.keyboard.press('Control+Enter')
    await page.waitForURL(`**${RESULTS}`)
    await tick(page, 'Two').focus()
    await page.keyboard.press('Space')
    await entry(page).getByText('1 of 4 tasks completed').waitFor()
    expect(await tick(page, 'Two').evaluate((it) => it === document.activeElement)).toBe(true)
    expect(await tick(page, 'Two').isChecked()).toBe(true)
    await page.keyboard.press('Enter')
    await entry(page).getByText('0 of 4 tasks completed').waitFor()
  })

  it('says what is too long beside it, and keeps all that was entered', async () => {
    const page = await openPlanner('nurtured@burrow.test')
    await clear(page)
    await task(page, 1).fill('Fine as it is')
    await box(page, 1).check()
    await task(page, 2, 'Additional').evaluate((line) => line.removeAttribute('maxlength'))
    await task(page, 2, 'Additional').fill('m'.repeat(10_000))
    await save(page).click()
    await page.getByText('Please keep each task to 200 characters.').waitFor()
    expect(await page.getByRole('alert').textContent()).toContain('still here')
    expect(await task(page, 2, 'Additional').inputValue()).toHaveLength(10_000)
    expect(await task(page, 1).inputValue()).toBe('Fine as it is')
    expect(await box(page, 1).isChecked()).toBe(true)
    await expectAccessible(page)
  })

  it('stays on the page with everything in it while it is too heavy or there is no network', async () => {
    const page = await openPlanner('nurtured@burrow.test')
    await clear(page)
    await task(page, 1).evaluate((line) => line.removeAttribute('maxlength'))
    await task(page, 1).fill('x'.repeat(100_000))
    await save(page).click()
    await page.getByText(FAILED).waitFor()
    expect(await task(page, 1).inputValue()).toHaveLength(100_000)

    await task(page, 1).fill('Written in a tunnel')
    await page.context().setOffline(true)
    await save(page).click()
    await page.getByText(FAILED).waitFor()
    expect(await task(page, 1).inputValue()).toBe('Written in a tunnel')
    await page.context().setOffline(false)
    await saved(page)
    await tick(page, 'Written in a tunnel').waitFor()

    await page.context().setOffline(true)
    await tick(page, 'Written in a tunnel').click()
    await page.getByRole('alert').getByText(FAILED).waitFor()
    expect(await tick(page, 'Written in a tunnel').isChecked()).toBe(false)
    await page.context().setOffline(false)
    await tick(page, 'Written in a tunnel').click()
    await entry(page).getByText('1 of 1 task completed').waitFor()
  })
})

describe('a daily plan in two tabs', () => {
  it('keeps what both wrote, and ticks no other task than the one that was meant', async () => {
    const one = await openPlanner('nurtured@burrow.test')
    await clear(one)
    await task(one, 1).fill('Rest')
    await saved(one)
    const two = await one.context().newPage()
    await one.goto(PLANNER, { waitUntil: 'networkidle' })
    await two.goto(PLANNER, { waitUntil: 'networkidle' })
    await task(one, 2).fill('From the first tab')
    await task(two, 2).fill('From the second tab')
    await Promise.all([saved(one), saved(two)])
    await one.reload()
    for (const words of ['Rest', 'From the first tab', 'From the second tab']) {
      await tick(one, words).waitFor()
    }

    await two.goto(PLANNER, { waitUntil: 'networkidle' })
    await task(two, 1).fill('Sleep')
    await saved(two)
    await tick(one, 'Rest').click()
    await one.getByText('This plan was changed elsewhere. Here is how it stands now.').waitFor()
    await tick(one, 'Sleep').waitFor()
    expect(await tick(one, 'Sleep').isChecked()).toBe(false)
    expect(await tick(one, 'Rest').count()).toBe(0)
  })
})

describe('a daily plan without script', () => {
  it('has all its lines, is saved, ticked, and comes back as it was sent when it is wrong', async () => {
    const page = await openPlanner('admin@burrow.test', { javaScriptEnabled: false })
    await page.locator('summary').filter({ hasText: 'for Personal' }).click()
    await task(page, 10).fill('The tenth of ten')
    await task(page, 1, 'Additional').fill('A stamp')
    await saved(page)
    await page.getByText('Your plan is saved.').waitFor()
    await tick(page, 'The tenth of ten').click()
    await page.waitForURL(`**${RESULTS}#plan-${today()}`)
    await entry(page).getByText('1 of 2 tasks completed').waitFor()

    await page.goto(PLANNER)
    expect(await task(page, 10).isVisible()).toBe(true)
    expect(await box(page, 10).isChecked()).toBe(true)
    await task(page, 1).evaluate((line) => line.removeAttribute('maxlength'))
    await task(page, 1).fill('m'.repeat(300))
    await save(page).click()
    await page.getByText('Please keep each task to 200 characters.').waitFor()
    expect(await task(page, 1).inputValue()).toHaveLength(300)
    expect(await task(page, 10).inputValue()).toBe('The tenth of ten')
    await task(page, 1).fill('Shorter')
    await saved(page)
    await entry(page).getByText('1 of 3 tasks completed').waitFor()
  })
})

describe('the planner pages', () => {
  it.each(['light', 'dark'] as const)(
    'need no sideways scrolling on small screens and are accessible in the %s',
    async (colorScheme) => {
      const page = await openPlanner('zen@burrow.test', { colorScheme })
      await clear(page)
      await task(page, 1).fill('Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3))
      await saved(page)
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(PLANNER)
        const tab = await page.getByRole('link', { name: 'Daily Planner' }).boundingBox()
        expect((tab?.x ?? 0) + (tab?.width ?? width)).toBeLessThanOrEqual(width)
        for (const path of [PLANNER, RESULTS, '/wellbeing/logs']) {
          await page.goto(path, { waitUntil: 'networkidle' })
          const scroll = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(scroll, `${path} at ${width}`).toBeLessThanOrEqual(width)
          if (width >= 390) await expectAccessible(page)
        }
      }
    },
  )

  it('stand among the tabs of Wellbeing, and all three cards of the logs lead on', async () => {
    const page = await openPlanner('zen@burrow.test')
    const tabs = page.getByRole('navigation', { name: 'Wellbeing' }).getByRole('link')
    expect(await tabs.allTextContents()).toEqual([
      'Daily Wellbeing Assessment',
      'Daily Check-in',
      'Daily Planner',
    ])
    expect(await tabs.nth(2).getAttribute('aria-current')).toBe('page')
    const room = page.getByRole('list', { name: 'Rooms' }).getByRole('link', { name: 'Wellbeing' })
    expect(await room.first().getAttribute('aria-current')).toBe('page')
    await page.getByRole('link', { name: 'View Logs' }).click()
    await page.waitForURL('**/wellbeing/logs')
    const cards = page.getByRole('main').getByRole('listitem').getByRole('link')
    const addresses = await cards.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(addresses).toEqual(['/wellbeing/results', '/wellbeing/checkin-results', RESULTS])
    await page.getByRole('link', { name: /Daily plans/ }).click()
    await page.waitForURL(`**${RESULTS}`)
    await page.getByRole('link', { name: 'Wellbeing logs' }).click()
    await page.waitForURL('**/wellbeing/logs')
  })

  it('lead through a year of plans, a page at a time', async () => {
    const page = await openPlanner('nurtured@burrow.test')
    await page.goto(RESULTS)
    expect(await page.getByRole('article').count()).toBe(31)
    const last = await page.getByRole('article').last().locator('time').getAttribute('datetime')
    await page.getByRole('link', { name: 'Older' }).click()
    await page.waitForURL(`**${RESULTS}?before=${last}`)
    const first = page.getByRole('article').first().locator('time')
    await expect
      .poll(async () => String(await first.getAttribute('datetime')) < String(last))
      .toBe(true)
    expect(await page.getByRole('article').getByRole('checkbox').count()).toBe(0)
    expect(await page.getByRole('article').first().textContent()).toMatch(/Done: |Left open: /)
  })
})
