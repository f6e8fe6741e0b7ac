import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'

/** Switches that keep a headless Chromium from calling out on its own. */
const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: SWITCHES,
  })
})
afterAll(() => browser.close())

let visitors = 0

/** A browser of its own: nothing shared with another test, and a network address of its own. */
export async function openBrowser(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  visitors += 1
  const address = `2001:db8:${process.pid % 0xffff}:${visitors}::1`.replace(
    /:(\d+)/g,
    (_, n: string) => `:${Number(n).toString(16)}`,
  )
  const context = await browser.newContext({
    baseURL: inject('appOrigin'),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    extraHTTPHeaders: { 'cf-connecting-ip': address },
    ...options,
  })
  return context
}

/** A page of a new browser that fails the test when the page reports an error of its own. */
export async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await openBrowser(options)
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  return page
}

/** Signs a demo member in by the form. */
export async function signIn(
  page: Page,
  email: string,
  password = 'Burrow-demo-2026',
): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/home')
}

/**
 * The address of a member who has nothing yet and whom no other test uses. The count lies on disk,
 * since every test file runs in a world of its own.
 */
export function takeGuest(level: 'zen' | 'seeker' = 'zen'): string {
  const counter = `${inject('appState')}/guests-taken-${level}`
  const taken = existsSync(counter) ? Number(readFileSync(counter, 'utf8')) : 0
  writeFileSync(counter, String(taken + 1))
  return `${level}-guest-${taken + 1}@burrow.test`
}

/** Expects that axe finds nothing to complain about on the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help} — ${nodes[0]?.html ?? ''}`)
  expect(told).toEqual([])
}

/** The newest mail to an address, as the inbox of the stand-in has it. */
export async function newestMail(
  to: string,
): Promise<{ subject: string; text: string; html: string }> {
  for (let tries = 0; tries < 50; tries += 1) {
    const url = `${inject('standInsOrigin')}/inbox.json?to=${encodeURIComponent(to)}`
    const mails = (await (await fetch(url)).json()) as {
      subject: string
      text: string
      html: string
    }[]
    if (mails[0]) return mails[0]
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('No mail came.')
}
