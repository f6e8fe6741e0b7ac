import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, openPage, signIn } from '#tests/support/browser.ts'

const sentences = async (page: Page) =>
  page.getByRole('main').getByRole('listitem').locator('p').allInnerTexts()

const names = async (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading').allInnerTexts()

describe('/affirmations', () => {
  it('shows the three of the day, marks the one of the hour, and changes them at Refresh', async () => {
    const page = await openPage({ viewport: { width: 390, height: 844 } })
    await signIn(page, 'seeker@burrow.test')
    await page.goto('/affirmations', { waitUntil: 'networkidle' })
    expect((await names(page)).map((name) => name.split(/\s/)[0])).toEqual([
      'Morning',
      'Midday',
      'Evening',
    ])
    expect((await names(page)).filter((name) => /Now/.test(name))).toHaveLength(1)
    const before = await sentences(page)
    await page.reload()
    expect(await sentences(page)).toEqual(before)
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.poll(() => sentences(page)).not.toEqual(before)
    const after = await sentences(page)
    expect(after.filter((sentence) => before.includes(sentence))).toEqual([])
    await page.reload()
    expect(await sentences(page)).toEqual(after)
  })

  it('says what it is doing while others are chosen', async () => {
    const page = await openPage()
    await signIn(page, 'seeker@burrow.test')
    await page.goto('/affirmations', { waitUntil: 'networkidle' })
    await page.route('**/affirmations*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByRole('button', { name: 'Choosing others' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Refresh' }).waitFor()
  })

  it('works without script, in the dark and at 320 pixels', async () => {
    const scripted = await openPage()
    await signIn(scripted, 'seeker@burrow.test')
    const page = await openPage({
      javaScriptEnabled: false,
      colorScheme: 'dark',
      viewport: { width: 320, height: 700 },
    })
    await page.context().addCookies(await scripted.context().cookies())
    await page.goto('/affirmations')
    const before = await sentences(page)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.waitForURL('**/affirmations')
    await expect.poll(() => sentences(page)).not.toEqual(before)
    expect(await sentences(page)).toHaveLength(3)
  })
})
