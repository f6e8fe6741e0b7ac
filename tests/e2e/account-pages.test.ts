import { describe, expect, inject, it } from 'vitest'
import { expectAccessible, openPage, signIn } from '#tests/support/browser.ts'

const freshEmail = () => `${crypto.randomUUID()}@example.test`

describe('the account pages', () => {
  it.each(['/login', '/register', '/forgot-password', '/reset-password'])(
    '%s is accessible in light and dark, on phone and desktop, empty and with errors',
    async (path) => {
      for (const options of [
        { colorScheme: 'light', viewport: { width: 390, height: 844 } },
        { colorScheme: 'dark', viewport: { width: 1280, height: 900 } },
      ] as const) {
        const page = await openPage(options)
        await page.goto(path)
        await expectAccessible(page)
        const form = page.locator('main form').first()
        if ((await form.count()) === 0) continue
        await form.evaluate((element) => (element as HTMLFormElement).requestSubmit())
        await page
          .getByText(/^Please /)
          .first()
          .waitFor()
        await expectAccessible(page)
      }
    },
  )

  it('shows the policy in a dialog, and holds the button until it is agreed to', async () => {
    const page = await openPage()
    await page.goto('/register')
    const submit = page.getByRole('button', { name: 'Create account' })
    await submit.and(page.locator(':disabled')).waitFor()
    await page.getByRole('button', { name: 'Read the User Policy Statement' }).click()
    await page.getByRole('heading', { name: 'User Policy Statement' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox').check()
    expect(await submit.isEnabled()).toBe(true)
  })

  it('shows that the account is being created, and a countdown that survives a reload when locked', async () => {
    const page = await openPage()
    const email = freshEmail()
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await page.context().clearCookies({ name: '__Host-pending' })
      await page.goto('/register')
      // Held back until the policy is agreed to: the page's script runs.
      await page.locator('main button:disabled').waitFor()
      await page.getByLabel('Name', { exact: true }).fill('Robin')
      await page.getByLabel('E-mail', { exact: true }).fill(email)
      await page.getByLabel('Password', { exact: true }).fill('Quiet-burrow-7')
      await page.getByLabel('Confirm password').fill('Quiet-burrow-7')
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Create account' }).click()
      if (attempt > 0) await page.getByRole('alert').waitFor()
      else {
        await page.getByText('Creating your account...').waitFor()
        await page.waitForURL('**/verify-email')
        await expectAccessible(page)
        const resend = page.getByRole('button', { name: /^Send a new code \(in / })
        expect(await resend.isDisabled()).toBe(true)
      }
    }
    await page.getByText('Too many registration attempts. Please try again in 1 hour.').waitFor()
    expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe(email)
    await page.reload()
    await page.getByText(/^0h 59m \d+s$/).waitFor()
    expect(await page.getByRole('button', { name: 'Create account' }).isDisabled()).toBe(true)
    await expectAccessible(page)
  })

  it('says so when the sign-in request never arrives, with everything still in its field', async () => {
    const page = await openPage()
    await page.goto('/login')
    await page.getByLabel('E-mail', { exact: true }).fill('robin@example.test')
    await page.getByLabel('Password', { exact: true }).fill('Quiet-burrow-7')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('Unable to connect to the authentication service.').waitFor()
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('Quiet-burrow-7')
  })

  it('empties local storage at sign-out', async () => {
    const page = await openPage()
    await signIn(page, 'seeker@burrow.test')
    await page.evaluate(() => localStorage.setItem('mood', 'Ocean'))
    await page.getByRole('button', { name: 'Log out' }).first().click()
    await page.waitForURL(`${inject('appOrigin')}/`)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  it('asks for the password again before a guarded page, ten minutes after it was given', async () => {
    const page = await openPage()
    await signIn(page, 'seeker@burrow.test')
    await page.goto('/profile/password')
    await page.getByLabel('New password', { exact: true }).waitFor()
    await expectAccessible(page)
    await page.goto('/profile/confirm?redirectTo=/profile/email')
    await expectAccessible(page)
    await page.getByLabel('Password', { exact: true }).fill('Burrow-demo-2026')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/profile/email')
    await expectAccessible(page)
  })

  it('gives no database bookmark to a stranger, whom it would tell who has an account', async () => {
    const post = async (path: string, form: Record<string, string>) => {
      const origin = inject('appOrigin')
      const body = new URLSearchParams(form)
      const headers = { origin, 'cf-connecting-ip': '203.0.113.9' }
      const answer = await fetch(origin + path, {
        method: 'POST',
        redirect: 'manual',
        headers,
        body,
      })
      return answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
    }
    const password = 'Quiet-burrow-7'
    const person = { name: 'Robin', password, confirmPassword: password, policy: 'on' }
    for (const email of [freshEmail(), 'zen@burrow.test']) {
      expect(await post('/register', { ...person, email })).toEqual(['__Host-pending'])
    }
    const member = { email: 'zen@burrow.test', password: 'Burrow-demo-2026' }
    expect(await post('/login', member)).toContain('__Host-bookmark')
  })
})
