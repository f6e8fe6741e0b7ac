import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { AFFIRMATIONS } from '#app/content/affirmations.ts'
import { dayIn, formatDayWithYear, formatLongDay } from '#app/lib/dates.ts'
import { newestMail, openPage, signIn } from '#tests/support/browser.ts'

const PASSWORD = 'A lamp in the window'
const today = () => dayIn('Europe/London', Date.now())

/** From the landing page to a verified account, with the code from the local inbox. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Make your burrow' }).click()
  await page.waitForURL('**/register**')
  await page.getByLabel('Name', { exact: true }).fill('Robin')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/verify-email')
  const { text } = await newestMail(email)
  const code = /\n\n([2-9A-HJKMNP-Z]{6})\n\n/.exec(text)?.[1] ?? 'no code in the mail'
  await page.getByLabel('Verification code').fill(code)
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await page.waitForURL('**/home')
}

/** A guided exercise from its first breath to its gentle end, with the page's clock wound on. */
async function breatheToTheEnd(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Breathing' }).first().click()
  await page.waitForURL('**/breathing')
  await page.clock.install()
  await page.reload({ waitUntil: 'networkidle' })
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 60_000)))
  await page.getByRole('link', { name: 'Extended Exhale' }).click()
  const guide = page.getByRole('dialog', { name: 'Extended Exhale' })
  await guide.getByText('Step 1 of 5').waitFor()
  await page.clock.runFor(5_000)
  await guide.getByText('Breathe out', { exact: true }).first().waitFor()
  await page.clock.runFor(296_000)
  await guide.getByText('That was 5 minutes of Extended Exhale.').waitFor()
  await guide.getByText('It is on your record for today.').waitFor()
  await guide.getByRole('button', { name: 'Done' }).click()
  await page.clock.resume()
}

it('a newcomer signs up, comes home, reads, breathes, leaves and comes back', async () => {
  const page = await openPage()
  const email = `${crypto.randomUUID()}@example.test`
  await signUp(page, email)

  await page
    .getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Robin$/ })
    .waitFor()
  await page.getByText(formatLongDay(today())).first().waitFor()
  const affirmation = page
    .getByRole('region', { name: 'Affirmation' })
    .getByRole('paragraph')
    .first()
  const first = await affirmation.textContent()
  expect(Object.values(AFFIRMATIONS).flat()).toContain(first)
  expect(await page.getByText('Upgrade required').count()).toBeGreaterThanOrEqual(2)

  await breatheToTheEnd(page)

  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.waitForURL(`${inject('appOrigin')}/`)
  await page.goto('/home')
  await page.waitForURL('**/login')

  await signIn(page, email, PASSWORD)
  expect(await affirmation.textContent()).toBe(first)
  await page.goto('/breathing')
  await page.getByText(/^Today: .*Extended Exhale/).waitFor()
}, 120_000)

it('a zen member saves a daily check-in and finds it in the history and in the streak', async () => {
  const page = await openPage()
  await signIn(page, 'nurtured@burrow.test')
  await page.getByRole('link', { name: 'Wellbeing' }).first().click()
  await page.getByRole('link', { name: 'Daily Check-in' }).click()
  await page.waitForURL('**/wellbeing/check-in')
  await page.getByLabel('Made the bed').check()
  await page.getByLabel('Went for a walk').check()
  await page.getByRole('button', { name: 'Save Check-in' }).click()
  await page.waitForURL('**/wellbeing/checkin-results')
  await page
    .getByRole('article', { name: formatDayWithYear(today()) })
    .getByText('/32 points')
    .waitFor()
  await page.goto('/home')
  const streak = await page.getByText('Daily streak').locator('..').textContent()
  expect(Number(/(\d+) days?/.exec(streak ?? '')?.[1])).toBeGreaterThan(0)
})
