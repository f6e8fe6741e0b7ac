import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { newestMail, openPage } from '#tests/support/browser.ts'

const PASSWORD = 'Quiet-burrow-7'
const NEW_PASSWORD = 'Mossy-tunnel-9'
const freshEmail = () => `${crypto.randomUUID()}@example.test`

async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Robin')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('checkbox').check()
}

async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/home')
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await page.waitForURL(`${inject('appOrigin')}/`)
}

/** From /login to the local provider's door, and back as somebody new. */
async function enterByProvider(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with the local provider' }).click()
  await page.waitForURL(`${inject('standInsOrigin')}/**`)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Name', { exact: true }).fill('Robin')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.waitForURL('**/auth/finish')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/home')
}

describe.each([
  ['with script', true],
  ['without script', false],
])('an account, %s', (_, javaScriptEnabled) => {
  it('is registered, verified by the mailed code, left and entered again', async () => {
    const page = await openPage({ javaScriptEnabled })
    const email = freshEmail()
    await page.goto('/register')
    await fillRegistration(page, email)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/verify-email')
    const { text } = await newestMail(email)
    const code = /\n\n([2-9A-HJKMNP-Z]{6})\n\n/.exec(text)?.[1] ?? ''
    await page.getByLabel('Verification code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.getByRole('button', { name: 'Verify', exact: true }).click()
    await page.getByText('Your email address is verified').waitFor()
    await page.waitForURL('**/home')
    await page.goto('/verify-email')
    await page.waitForURL('**/home')
    await leave(page)
    await page.goto('/home')
    await page.waitForURL('**/login')
    await enter(page, email, PASSWORD)
  })

  it('is made through a provider and gets its password by the mailed link', async () => {
    const page = await openPage({ javaScriptEnabled })
    const email = freshEmail()
    await enterByProvider(page, email)
    await leave(page)
    await page.goto('/forgot-password')
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
    const { text } = await newestMail(email)
    await page.goto(/http\S+/.exec(text)?.[0] ?? '')
    expect(page.url()).toBe(`${inject('appOrigin')}/reset-password`)
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('Your new password is saved').waitFor()
    await page.waitForURL('**/login')
    await enter(page, email, NEW_PASSWORD)
  })

  it('keeps what was typed and says what is wrong at its field', async () => {
    const page = await openPage({ javaScriptEnabled })
    await page.goto('/register')
    await fillRegistration(page, 'nowhere')
    await page.getByLabel('Confirm password').fill('Other-burrow-7')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Passwords do not match').waitFor()
    await page.getByText('Please enter a full email address').waitFor()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Robin')
    expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe('nowhere')
  })

  it('comes back calmly from a sign-in that was cancelled', async () => {
    const page = await openPage({ javaScriptEnabled })
    await page.goto('/login')
    await page.getByRole('button', { name: 'Continue with the local provider' }).click()
    await page.waitForURL(`${inject('standInsOrigin')}/**`)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL('**/login?notice=cancelled')
    await page.getByText('nothing was changed').waitFor()
  })
})
