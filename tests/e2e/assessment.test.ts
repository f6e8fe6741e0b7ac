import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { CORE10_ITEMS, CORE10_LICENCE } from '#app/features/assessment/core10.ts'
import { expectAccessible, openPage, signIn, takeGuest } from '#tests/support/browser.ts'

const RESULTS = '**/wellbeing/results'
const PHONE = { width: 390, height: 844 }
const SERVER = 'Keep them with Burrow'
const DEVICE = 'Keep them on this device only'

const guide = (page: Page) => page.getByRole('dialog', { name: 'Assessment' })
const place = (page: Page, n: number) =>
  guide(page).locator('label').getByText(`Question ${n} of 10`)
const question = (page: Page, n: number) =>
  page.getByRole('main').getByRole('group', { name: `${n}. `, exact: false })

async function openAs(guest: string, options: BrowserContextOptions = {}) {
  const page = await openPage(options)
  await signIn(page, guest)
  await page.goto('/wellbeing')
  return page
}

async function choose(page: Page, where: string) {
  await guide(page).getByRole('button', { name: where }).click()
  await place(page, 1).waitFor()
}

/** Answers the questions from the one the guide shows, one key each, to the last given. */
async function answerByKeys(page: Page, keys: string, from = 1) {
  for (const [n, key] of [...keys].entries()) {
    await place(page, from + n).waitFor()
    await page.keyboard.press(key)
  }
}

const postsOf = (page: Page) => {
  const posts: { path: string; body: string }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    posts.push({ path: new URL(request.url()).pathname, body: request.postData() ?? '' })
  })
  return posts
}

describe('the guide, with answers kept by Burrow', () => {
  it('opens by itself, asks where to keep them, leads through the ten questions and saves', async () => {
    const page = await openAs(takeGuest(), { viewport: PHONE })
    await guide(page).getByRole('heading', { name: 'Where should your answers be kept?' }).waitFor()
    await expectAccessible(page)
    await choose(page, SERVER)
    await guide(page).getByText('0 %').waitFor()
    await guide(page).getByText('Over the last week').waitFor()
    await guide(page).getByText(CORE10_LICENCE).waitFor()
    await expectAccessible(page)
    for (const { id, text } of CORE10_ITEMS) {
      await place(page, id).waitFor()
      await guide(page).getByRole('group', { name: text }).waitFor()
      const lines = guide(page).getByRole('link', { name: /Call 116 123/ })
      expect(await lines.count(), `question ${id}`).toBe(id === 6 ? 1 : 0)
      if (id === 6) await expectAccessible(page)
      await guide(page).getByLabel('Sometimes').click()
    }
    await guide(page).getByRole('heading', { name: 'Thank you' }).waitFor()
    await guide(page).getByText('100 %').waitFor()
    await expectAccessible(page)
    await guide(page).getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(RESULTS)
    await page.getByText('20', { exact: false }).first().waitFor()

    await page.goto('/wellbeing')
    const today = page.getByRole('region', { name: 'Today’s assessment' })
    expect(await today.textContent()).toContain('20 of 40')
    expect(await today.textContent()).toContain('Moderate to severe psychological distress')
    expect(await today.textContent()).toContain('It asks about a week, so once a week is plenty.')
    // Item 6 was above 'Not at all'.
    await page.getByRole('heading', { name: 'You do not have to carry this alone' }).waitFor()
    await expectAccessible(page)
    await page.waitForLoadState('networkidle')
    expect(await guide(page).count()).toBe(0)
    await today.getByRole('button', { name: 'Take New Assessment' }).click()
    await place(page, 1).waitFor()
  })

  it('works by keyboard alone: arrows only look, space and numbers answer, and back changes', async () => {
    const page = await openAs(takeGuest())
    await guide(page).getByRole('button', { name: SERVER }).focus()
    await page.keyboard.press('Enter')
    await place(page, 1).waitFor()
    await page.keyboard.press('3')
    await place(page, 2).waitFor()
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).value)
    await expect.poll(focused).toBe('0')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await guide(page).getByLabel('Sometimes').isChecked()).toBe(true)
    await page.waitForTimeout(500)
    expect(await place(page, 2).count()).toBe(1)
    await page.keyboard.press('Space')
    await place(page, 3).waitFor()
    await expect.poll(focused).toBe('0')
    await page.keyboard.press('Enter')
    await place(page, 4).waitFor()
    await guide(page).getByRole('button', { name: 'Back' }).focus()
    await page.keyboard.press('Enter')
    await place(page, 3).waitFor()
    expect(await guide(page).getByLabel('Not at all').isChecked()).toBe(true)
    await page.keyboard.press('5')
    await answerByKeys(page, '1111111', 4)
    await guide(page).getByRole('heading', { name: 'Thank you' }).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(RESULTS)
    await page.goto('/wellbeing')
    // 2 + (4 − 2) + (4 − 4), and nothing else.
    await page.getByText('4 of 40').waitFor()
  })

  it('loses nothing by a reload half-way or a network that fails at Continue', async () => {
    const page = await openAs(takeGuest())
    await choose(page, SERVER)
    await answerByKeys(page, '1111')
    await place(page, 5).waitFor()
    await page.reload()
    await guide(page).getByText('4 of 10 questions are answered.', { exact: false }).waitFor()
    await guide(page).getByRole('button', { name: 'Go on where you stopped' }).click()
    await answerByKeys(page, '111111', 5)
    await guide(page).getByRole('heading', { name: 'Thank you' }).waitFor()
    await page.context().setOffline(true)
    await guide(page).getByRole('button', { name: 'Continue' }).click()
    const failed = 'Failed to save assessment. Please try again. Your answers are still here.'
    await guide(page).getByRole('alert').getByText(failed).waitFor()
    await expectAccessible(page)
    await page.context().setOffline(false)
    await guide(page).getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(RESULTS)
    await page.goto('/wellbeing')
    await page.getByText('8 of 40').waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByText('Go on where you stopped').count()).toBe(0)
  })

  it('keeps the answers and asks again when the consent was taken back meanwhile', async () => {
    const page = await openAs(takeGuest())
    await choose(page, SERVER)
    await answerByKeys(page, '2222222222')
    await guide(page).getByRole('heading', { name: 'Thank you' }).waitFor()
    const taken = await page.request.post('/consents', {
      form: { intent: 'withdraw', kind: 'assessments' },
      headers: { origin: new URL(page.url()).origin, accept: 'application/json' },
    })
    expect(taken.status()).toBe(200)
    await guide(page).getByRole('button', { name: 'Continue' }).click()
    await guide(page).getByText('please choose where to keep them', { exact: false }).waitFor()
    const posts = postsOf(page)
    await guide(page).getByRole('button', { name: DEVICE }).click()
    await guide(page).getByRole('heading', { name: 'Thank you' }).waitFor()
    await guide(page).getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(RESULTS)
    expect(posts.map(({ path }) => path)).toEqual(['/activity'])
    await page.goto('/wellbeing')
    await page.getByText('14 of 40').waitFor()
  })
})

describe('the guide, with answers kept on this device', () => {
  it('tells the server the day and nothing else, and shows the result here and not elsewhere', async () => {
    const guest = takeGuest()
    const page = await openAs(guest, { colorScheme: 'dark' })
    const posts = postsOf(page)
    await choose(page, DEVICE)
    await expectAccessible(page)
    await answerByKeys(page, '111112')
    await place(page, 7).waitFor()
    await page.reload()
    await guide(page).getByRole('button', { name: 'Go on where you stopped' }).click()
    await answerByKeys(page, '1111', 7)
    await guide(page).getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(RESULTS)
    expect(posts).toEqual([
      { path: '/activity', body: expect.stringMatching(/^kind=assessment&date=[\d-]{10}$/) },
    ])
    await page.goto('/wellbeing')
    await page.getByText('9 of 40').waitFor()
    await page.getByRole('heading', { name: 'You do not have to carry this alone' }).waitFor()
    await expectAccessible(page)
    const elsewhere = await openAs(guest)
    await guide(elsewhere).getByRole('button', { name: DEVICE }).waitFor()
    expect(await elsewhere.getByText('of 40').count()).toBe(0)
  })

  it('does not come back in the same tab after Skip for now, and the form on the page has the same answers', async () => {
    const page = await openAs(takeGuest(), { viewport: { width: 320, height: 640 } })
    await choose(page, DEVICE)
    await answerByKeys(page, '12345')
    await place(page, 6).waitFor()
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > 320)
    expect(await isWide()).toBe(false)
    await guide(page).getByRole('button', { name: 'Skip for now' }).click()
    expect(await question(page, 4).getByLabel('Often').isChecked()).toBe(true)
    const complete = page.getByRole('button', { name: 'Complete Assessment' })
    expect(await complete.isDisabled()).toBe(true)
    expect(
      await question(page, 6)
        .getByRole('link', { name: /Call 116 123/ })
        .count(),
    ).toBe(1)
    await page.getByRole('main').getByText(CORE10_LICENCE).waitFor()
    for (const n of [6, 7, 8, 9, 10]) await question(page, n).getByLabel('Not at all').check()
    expect(await complete.isDisabled()).toBe(false)
    expect(await isWide()).toBe(false)
    await expectAccessible(page)
    await page.reload()
    await page.getByRole('heading', { name: 'Your answers from earlier are here' }).waitFor()
    await page.waitForTimeout(300)
    expect(await guide(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Start again' }).click()
    await page.getByRole('button', { name: 'One question at a time' }).click()
    await place(page, 1).waitFor()
    expect(await guide(page).getByRole('radio', { checked: true }).count()).toBe(0)
  })
})

describe('an assessment without script', () => {
  const scriptless = { javaScriptEnabled: false }

  it('is shown once and kept nowhere without a consent, and says so', async () => {
    const page = await openAs(takeGuest(), scriptless)
    await page.getByRole('button', { name: 'Complete Assessment' }).click()
    expect(await page.getByText('Please choose one of the five answers.').count()).toBe(10)
    for (const { id } of CORE10_ITEMS) await question(page, id).getByLabel('Often').check()
    await page.getByRole('button', { name: 'Complete Assessment' }).click()
    const result = page.getByRole('region', { name: 'Your result' })
    expect(await result.textContent()).toContain('26 of 40')
    expect(await result.textContent()).toContain('Nothing of it was stored')
    await page.getByRole('heading', { name: 'You do not have to carry this alone' }).waitFor()
    await page.goto('/wellbeing')
    expect(await page.getByText('of 40').count()).toBe(0)
  })

  it('is saved once the consent is given', async () => {
    const page = await openAs(takeGuest(), scriptless)
    await page.getByRole('button', { name: SERVER }).click()
    await page.waitForURL('**/wellbeing')
    for (const { id } of CORE10_ITEMS) await question(page, id).getByLabel('Not at all').check()
    await page.getByRole('button', { name: 'Complete Assessment' }).click()
    await page.waitForURL(RESULTS)
    await page.goto('/wellbeing')
    await page.getByText('8 of 40').waitFor()
  })
})
