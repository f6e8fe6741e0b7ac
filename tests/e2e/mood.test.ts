import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  expectAccessible,
  openBrowser,
  openPage,
  signIn,
  takeGuest,
} from '#tests/support/browser.ts'

const main = (page: Page) => page.getByRole('main')
const choose = (page: Page, state: string) =>
  main(page)
    .getByRole('region', { name: 'How are you just now?' })
    .getByRole('button', { name: new RegExp(`^${state}`) })
    .click()
const noted = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ hasText: /\d\d:\d\d/ })
const keep = (page: Page, where: 'with Burrow' | 'on this device only') =>
  page.getByRole('button', { name: `Keep them ${where}` }).click()

async function openMoods(email: string, options: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage(options)
  await signIn(page, email)
  await page.goto('/mood', { waitUntil: 'networkidle' })
  return page
}

describe('the log of moods', () => {
  it('asks where it may live, keeps it with Burrow, and shows it on another device', async () => {
    const email = takeGuest()
    const page = await openMoods(email)
    await expectAccessible(page)
    await keep(page, 'with Burrow')
    await choose(page, 'Ocean')
    await noted(page).filter({ hasText: 'Ocean' }).waitFor()
    await choose(page, 'Cat')
    await noted(page).filter({ hasText: 'Cat' }).waitFor()
    expect(await noted(page).count()).toBe(2)
    const other = await openMoods(email, { colorScheme: 'dark' })
    expect(await noted(other).count()).toBe(2)
    await expectAccessible(other)
    await noted(other).filter({ hasText: 'Ocean' }).getByRole('button').click()
    await noted(other).filter({ hasText: 'Ocean' }).waitFor({ state: 'detached' })
    await page.reload({ waitUntil: 'networkidle' })
    expect(await noted(page).count()).toBe(1)
  })

  it('keeps it on one device alone, sealed, where that was chosen, and sends nothing of it', async () => {
    const email = takeGuest()
    const page = await openMoods(email, { viewport: { width: 390, height: 844 } })
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await keep(page, 'on this device only')
    await choose(page, 'Forest')
    await noted(page).filter({ hasText: 'Forest' }).waitFor()
    await page.reload({ waitUntil: 'networkidle' })
    await noted(page).filter({ hasText: 'Forest' }).waitFor()
    await expectAccessible(page)
    expect(sent.join('\n')).not.toMatch(/forest/i)
    const other = await openMoods(email)
    await other.getByRole('heading', { name: 'Where should your answers be kept?' }).waitFor()
  })

  it('takes a mood from the switcher on any page', async () => {
    const page = await openMoods(takeGuest(), { viewport: { width: 1280, height: 800 } })
    await keep(page, 'with Burrow')
    await page.getByRole('heading', { name: 'Nothing is noted in this month' }).waitFor()
    await page.goto('/breathing', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: /Change how you are/ }).click()
    const answered = page.waitForResponse('**/mood/notes')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Peaceful/ })
      .click()
    expect((await answered).status()).toBe(200)
    await page.getByRole('button', { name: /Change how you are/ }).click()
    await page.getByRole('link', { name: 'Your month' }).click()
    await page.waitForURL('**/mood')
    await noted(page).filter({ hasText: 'Peaceful' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('loses no mood when the network fails, and hands it over later', async () => {
    const page = await openMoods(takeGuest())
    await keep(page, 'with Burrow')
    await page.getByRole('heading', { name: 'Nothing is noted in this month' }).waitFor()
    await page.route('**/mood/notes', (route) => route.abort())
    await choose(page, 'Relaxed')
    await page.waitForTimeout(500)
    await page.unroute('**/mood/notes')
    await page.goto('/mood', { waitUntil: 'networkidle' })
    await page.getByText('1 record from this device is now with your others.').waitFor()
    await noted(page).filter({ hasText: 'Relaxed' }).waitFor()
  })

  it('works by keyboard alone, and without script where Burrow keeps it', async () => {
    const email = takeGuest()
    const browser = await openBrowser({ javaScriptEnabled: false })
    const page = await browser.newPage()
    await signIn(page, email)
    await page.goto('/mood')
    await page.getByRole('button', { name: 'Keep them with Burrow' }).click()
    await page.waitForURL('**/mood')
    await choose(page, 'Sunshine')
    await noted(page).filter({ hasText: 'Sunshine' }).waitFor()
    const scripted = await openMoods(email)
    await main(scripted)
      .getByRole('button', { name: /^Processing/ })
      .focus()
    await scripted.keyboard.press('Enter')
    await noted(scripted).filter({ hasText: 'Processing' }).waitFor()
  })
})
