import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPage, signIn } from '#tests/support/browser.ts'

const publicPaths = [
  '/',
  '/pricing',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
] as const

const freePaths = [
  '/home',
  '/mood',
  '/affirmations',
  '/breathing',
  '/brain-training',
  '/profile',
] as const

const paidPaths = [
  '/wellbeing',
  '/wellbeing/check-in',
  '/wellbeing/planner',
  '/wellbeing/logs',
  '/wellbeing/results',
  '/wellbeing/results/sheet',
  '/wellbeing/checkin-results',
  '/wellbeing/planner-results',
  '/meditations',
  '/journal',
  '/journal/2026-11-21',
  '/emotional-assistant',
] as const

const openPaths = ['/policy', '/crisis-help'] as const
const unknownPaths = ['/nowhere', '/journal/someday', '/wellbeing/other'] as const

/** Where a visit ends and with which status, as '200 /home'. */
const visit = async (page: Page, path: string) => {
  const response = await page.goto(path)
  return `${response?.status()} ${new URL(page.url()).pathname}`
}

const scriptless = { javaScriptEnabled: false }

describe('a visitor who is signed out', () => {
  let page: Page
  beforeAll(async () => {
    page = await openPage(scriptless)
  })

  it.each([...publicPaths, ...openPaths])('may read %s', async (path) => {
    expect(await visit(page, path)).toBe(`200 ${path}`)
  })

  it.each([...freePaths, ...paidPaths, '/verify-email'])(
    'is sent from %s to /login',
    async (path) => {
      expect(await visit(page, path)).toBe('200 /login')
    },
  )

  it.each(unknownPaths)('is sent from %s to the landing page', async (path) => {
    expect(await visit(page, path)).toBe('200 /')
  })
})

describe('a member whose e-mail is not verified', () => {
  let page: Page
  beforeAll(async () => {
    page = await openPage(scriptless)
    await page.goto('/register')
    await page.getByLabel('Name', { exact: true }).fill('Robin')
    await page.getByLabel('E-mail', { exact: true }).fill(`${crypto.randomUUID()}@example.test`)
    await page.getByLabel('Password', { exact: true }).fill('A lamp in the window')
    await page.getByLabel('Confirm password').fill('A lamp in the window')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL('**/verify-email')
  })

  it.each([...freePaths, ...paidPaths])('is not let into %s', async (path) => {
    expect(await visit(page, path)).toMatch(/^200 \/(?:verify-email|login)$/)
  })

  it.each(openPaths)('may read %s', async (path) => {
    expect(await visit(page, path)).toBe(`200 ${path}`)
  })
})

describe('a seeker', () => {
  let page: Page
  beforeAll(async () => {
    const signedIn = await openPage()
    await signIn(signedIn, 'seeker@burrow.test')
    const storageState = await signedIn.context().storageState()
    page = await openPage({ ...scriptless, storageState })
  })

  it.each(publicPaths)('is sent from %s to /home', async (path) => {
    expect(await visit(page, path)).toBe('200 /home')
  })

  it.each([...freePaths, ...openPaths])('may read %s', async (path) => {
    expect(await visit(page, path)).toBe(`200 ${path}`)
  })

  it.each(paidPaths)('is told at %s what an upgrade opens, with status 402', async (path) => {
    expect(await visit(page, path)).toBe(`402 ${path}`)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Upgrade required')
    await page.getByRole('link', { name: 'See plans' }).click()
    expect(new URL(page.url()).pathname).toBe('/pricing')
    expect(await page.getByRole('heading', { name: 'Annual' }).count()).toBe(1)
  })

  it.each(unknownPaths)('finds Page Not Found at %s', async (path) => {
    expect(await visit(page, path)).toBe(`404 ${path}`)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Page Not Found')
  })
})

describe.each(['zen', 'nurtured', 'admin'])('a member on the level %s', (level) => {
  let page: Page
  beforeAll(async () => {
    const signedIn = await openPage()
    await signIn(signedIn, `${level}@burrow.test`)
    const storageState = await signedIn.context().storageState()
    page = await openPage({ ...scriptless, storageState })
  })

  it.each([...freePaths, ...paidPaths, ...openPaths])('may read %s', async (path) => {
    expect(await visit(page, path)).toBe(`200 ${path}`)
  })

  it('is sent from the public pages to /home', async () => {
    for (const path of publicPaths) expect(await visit(page, path), path).toBe('200 /home')
  })

  it('finds Page Not Found where there is no page', async () => {
    for (const path of unknownPaths) expect(await visit(page, path)).toBe(`404 ${path}`)
  })
})
