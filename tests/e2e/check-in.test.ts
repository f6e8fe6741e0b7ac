import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dayIn, formatDayWithYear, formatLongDay } from '#app/lib/dates.ts'
import { expectAccessible, openPage, signIn } from '#tests/support/browser.ts'

const RESULTS = '**/wellbeing/checkin-results'
const FAILED = 'Failed to save wellbeing check. Please try again.'

// The demo members live in London.
const today = () => dayIn('Europe/London', Date.now())

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save Check-in' })
const entryOf = (page: Page, day: string) =>
  page.getByRole('article', { name: formatDayWithYear(day), exact: true })
const minutes = (page: Page, where: string, what: string) =>
  part(page, where).getByRole('group', { name: `${what}, minutes` })
const five = (page: Page) =>
  minutes(page, 'Evening routine', 'Body scan').getByLabel('5', { exact: true })

async function openCheckIn(email: string, options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage(options)
  await signIn(page, email)
  await page.goto('/wellbeing/check-in')
  return page
}

async function clear(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck()
  for (const none of await page.getByLabel('None').all()) await none.check()
}

describe('a daily check-in', () => {
  it('is scored while it is filled in, saved, found in the history and counted in the streak', async () => {
    const page = await openCheckIn('zen@burrow.test')
    await expectAccessible(page)
    await clear(page)
    const score = part(page, 'Score so far')
    expect(await score.textContent()).toContain('0/32 points')
    const morning = part(page, 'Morning routine')
    await morning.getByLabel('Made the bed').check()
    await morning.getByLabel('Woke up at').fill('07:30')
    await morning.getByLabel('Motto').fill('Slowly, with tea')
    await minutes(page, 'Morning routine', 'Exercise').getByLabel('15').check()
    await part(page, 'Daily tasks').getByLabel('Went for a walk').check()
    expect(await score.textContent()).toContain('3/32 pointsDistressed')
    await save(page).click()
    await page.waitForURL(RESULTS)
    await page.getByText('Your check-in is saved.').waitFor()
    const entry = entryOf(page, today())
    expect(await entry.textContent()).toContain('3/32 points')
    await entry.getByText('What the day held').click()
    await entry.getByText('Exercise, 15 minutes').waitFor()
    await entry.getByText('‘Slowly, with tea’').waitFor()
    await expectAccessible(page)

    await page.goto('/wellbeing/check-in')
    expect(await morning.getByLabel('Motto').inputValue()).toBe('Slowly, with tea')
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2)
    expect(await score.textContent()).toContain('3/32 points')
    await page.goto('/home')
    const streak = page.getByRole('listitem').filter({ hasText: 'Daily streak' })
    expect(await streak.getByRole('strong').textContent()).toMatch(/^[1-9]\d* days?$/)
  })

  it('can be filled in and saved by keyboard alone', async () => {
    const page = await openCheckIn('zen@burrow.test')
    await clear(page)
    await part(page, 'Morning routine').getByLabel('Made the bed').focus()
    await page.keyboard.press('Space')
    await minutes(page, 'Morning routine', 'Exercise').getByLabel('None').focus()
    await page.keyboard.press('ArrowRight')
    expect(await part(page, 'Score so far').textContent()).toContain('2/32 points')
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab')
      if (await save(page).evaluate((button) => button === document.activeElement)) break
    }
    await page.keyboard.press('Enter')
    await page.waitForURL(RESULTS)
    expect(await entryOf(page, today()).textContent()).toContain('2/32 points')
  })

  it('takes nothing that the form does not offer, and keeps all that was entered', async () => {
    const page = await openCheckIn('nurtured@burrow.test')
    await part(page, 'Daily discipline').getByLabel('No fast food').check()
    const motto = part(page, 'Evening routine').getByLabel('Motto')
    await motto.evaluate((field) => field.removeAttribute('maxlength'))
    await motto.fill('m'.repeat(10_000))
    await page.evaluate(() => {
      const field = (name: string, nth = 0) =>
        document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)[nth]
      Object.assign(field('morning.wakeTime') ?? {}, { type: 'text', value: '25:99' })
      Object.assign(field('morning.freshAir', 1) ?? {}, { value: '7', checked: true })
    })
    await save(page).click()
    await page.getByText('Please choose 0, 5, 10, 15 or 30 minutes.').waitFor()
    await page.getByText('Please give a time of day, such as 07:30, or leave it empty.').waitFor()
    await page.getByText('Please keep your motto to 200 characters.').waitFor()
    expect(await page.getByRole('alert').textContent()).toContain('still here')
    expect(await motto.inputValue()).toHaveLength(10_000)
    expect(await part(page, 'Daily discipline').getByLabel('No fast food').isChecked()).toBe(true)
    await expectAccessible(page)
  })

  it('is not kept for a day that is still to come, but can then be kept for today', async () => {
    const page = await openCheckIn('nurtured@burrow.test')
    await part(page, 'Daily tasks').getByLabel('Read something').check()
    await page.evaluate(() => {
      const date = document.querySelector<HTMLInputElement>('input[name="date"]')
      if (date) date.value = '2031-01-01'
    })
    await save(page).click()
    await page.getByText('That day is still to come. What you entered is still here').waitFor()
    await page.getByText(`This will be kept under ${formatLongDay(today())}.`).waitFor()
    await save(page).click()
    await page.waitForURL(RESULTS)
    expect(await entryOf(page, '2031-01-01').count()).toBe(0)
    expect(await entryOf(page, today()).textContent()).toContain('Read something')
  })

  it('stays on the page with everything in it while there is no network', async () => {
    const page = await openCheckIn('nurtured@burrow.test')
    const motto = part(page, 'Morning routine').getByLabel('Motto')
    await motto.fill('Written in a tunnel')
    await page.context().setOffline(true)
    await save(page).click()
    await page.getByText(FAILED).waitFor()
    expect(await motto.inputValue()).toBe('Written in a tunnel')
    await page.context().setOffline(false)
    await save(page).click()
    await page.waitForURL(RESULTS)
    expect(await entryOf(page, today()).textContent()).toContain('‘Written in a tunnel’')
  })

  it('saved in two tabs at once is one entry, whole from one of them', async () => {
    const one = await openCheckIn('nurtured@burrow.test')
    const two = await one.context().newPage()
    await two.goto('/wellbeing/check-in')
    const tabs = { 'From the first': one, 'From the second': two }
    for (const [words, page] of Object.entries(tabs)) {
      for (const name of ['Morning routine', 'Evening routine']) {
        await part(page, name).getByLabel('Motto').fill(words)
      }
    }
    await Promise.all([save(one).click(), save(two).click()])
    await Promise.all([one.waitForURL(RESULTS), two.waitForURL(RESULTS)])
    await one.reload()
    expect(await entryOf(one, today()).count()).toBe(1)
    const text = (await entryOf(one, today()).textContent()) ?? ''
    const times = Object.keys(tabs).map((words) => text.split(words).length - 1)
    expect(times.sort()).toEqual([0, 2])
  })
})

describe('a daily check-in without script', () => {
  it('is saved, shown again, and comes back as it was sent when it is wrong', async () => {
    const page = await openCheckIn('admin@burrow.test', { javaScriptEnabled: false })
    await part(page, 'Morning routine').getByLabel('Brushed my teeth').check()
    await five(page).check()
    await save(page).click()
    await page.waitForURL(RESULTS)
    expect(await entryOf(page, today()).textContent()).toContain('2/32 points')
    await page.goto('/wellbeing/check-in')
    expect(await part(page, 'Score so far').textContent()).toContain('2/32 points')
    expect(await five(page).isChecked()).toBe(true)

    await part(page, 'Daily tasks').getByLabel('Went for a walk').check()
    await part(page, 'Evening routine')
      .getByLabel('Motto')
      .evaluate((motto) => {
        motto.setAttribute('value', 'm'.repeat(300))
      })
    await save(page).click()
    await page.getByText('Please keep your motto to 200 characters.').waitFor()
    expect(await part(page, 'Evening routine').getByLabel('Motto').inputValue()).toHaveLength(300)
    expect(await part(page, 'Daily tasks').getByLabel('Went for a walk').isChecked()).toBe(true)
    expect(await five(page).isChecked()).toBe(true)
    expect(await part(page, 'Score so far').textContent()).toContain('3/32 points')
  })
})

describe('the check-in pages', () => {
  it('need no sideways scrolling at 320 pixels and are accessible in the dark', async () => {
    const small = { viewport: { width: 320, height: 640 }, colorScheme: 'dark' } as const
    const page = await openCheckIn('zen@burrow.test', small)
    for (const path of ['/wellbeing/check-in', '/wellbeing/logs', '/wellbeing/checkin-results']) {
      await page.goto(path)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, path).toBeLessThanOrEqual(320)
      await expectAccessible(page)
    }
  })

  it('lead from the logs through a year of days, a month at a time', async () => {
    const page = await openCheckIn('zen@burrow.test')
    await page.getByRole('link', { name: 'View Logs' }).click()
    await page.waitForURL('**/wellbeing/logs')
    await page.getByRole('link', { name: /Daily check-ins/ }).click()
    await page.waitForURL(RESULTS)
    await expect.poll(() => page.getByRole('article').count()).toBe(31)
    const last = await page.getByRole('article').last().locator('time').getAttribute('datetime')
    await page.getByRole('link', { name: 'Older' }).click()
    await page.waitForURL(`${RESULTS}?before=${last}`)
    const first = page.getByRole('article').first().locator('time')
    await expect
      .poll(async () => String(await first.getAttribute('datetime')) < String(last))
      .toBe(true)
  })

  it('are locked to a seeker, with what they do', async () => {
    const page = await openPage()
    await signIn(page, 'seeker@burrow.test')
    for (const path of ['/wellbeing/check-in', '/wellbeing/logs', '/wellbeing/checkin-results']) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(402)
      await page.getByRole('heading', { name: 'Upgrade required' }).waitFor()
    }
  })
})
