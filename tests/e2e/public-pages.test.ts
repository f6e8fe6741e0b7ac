import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, openPage } from '#tests/support/browser.ts'

const pages = ['/', '/pricing', '/policy'] as const
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

const watchScripts = (page: Page) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}

describe.each(pages)('%s', (path) => {
  it('sends no script, and nothing to any other host', async () => {
    const page = await openPage()
    const scripts = watchScripts(page)
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    expect(await page.locator('script').count()).toBe(0)
    expect([...hosts]).toEqual([new URL(page.url()).host])
  })

  it.each(['light', 'dark'] as const)('is accessible on phone and desk when %s', async (scheme) => {
    for (const viewport of [phone, desk]) {
      const page = await openPage({ viewport, colorScheme: scheme })
      await page.goto(path)
      await expectAccessible(page)
    }
  })

  it('fits a screen of 320 pixels without sideways scrolling', async () => {
    const page = await openPage({ viewport: { width: 320, height: 640 } })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

describe('the landing page', () => {
  it('leads to registration, sign-in and prices', async () => {
    const page = await openPage()
    await page.goto('/')
    expect(await page.title()).toBe('Burrow')
    for (const [name, path] of [
      ['Make your burrow', '/register'],
      ['Log in', '/login'],
      ['See pricing', '/pricing'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name })
      expect(await link.first().getAttribute('href')).toBe(path)
    }
  })

  it('shows four feature cards and the offer of three extra months', async () => {
    const page = await openPage()
    await page.goto('/')
    const cards = page.getByRole('region', { name: 'What you can do here' }).getByRole('listitem')
    expect(await cards.count()).toBe(4)
    expect(await page.getByText('3 extra months free on subscribing').count()).toBe(1)
  })

  it('opens the User Policy Statement without script and gives the focus back', async () => {
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto('/')
    const button = page.getByRole('main').getByRole('button', { name: 'User Policy Statement' })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'User Policy Statement' })
    await dialog.waitFor()
    await dialog.getByText('Burrow is not medical care').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.locator('button:focus').textContent()).toBe('User Policy Statement')
  })

  it('greets and lights the burrow by the hour of the visitor', async () => {
    const page = await openPage()
    await page.goto('/')
    const light = await page
      .getByRole('img', { name: /A burrow under a hill/ })
      .getAttribute('class')
    expect(light).toMatch(/scene-(?:morning|midday|evening|night)$/)
    await page.getByText(/^Good (morning|afternoon|evening)\. Come in from the cold\.$/).waitFor()
  })
})

describe('the pricing page', () => {
  it('has the three plans at the prices of the specification', async () => {
    const page = await openPage()
    await page.goto('/pricing')
    const text = await page.getByRole('main').innerText()
    expect(text).toContain('£0 forever')
    expect(text).toContain('£4.99 per month')
    expect(text).toContain('£49.79 per year')
    expect(text).toContain('15 months for the price of 12')
    expect(text).toContain('Saves £10.09 a year')
    expect(text).toContain('1 month free on your first purchase')
    expect(text).toContain('Burrow is not a substitute for professional care.')
    expect(text).not.toContain('%')
  })

  it('begins the free plan and says honestly that paid plans are not open yet', async () => {
    const page = await openPage()
    await page.goto('/pricing')
    expect(await page.getByRole('link', { name: 'Start free' }).getAttribute('href')).toBe(
      '/register?plan=free',
    )
    expect(await page.getByText('Paid plans are not open yet').count()).toBe(2)
  })
})

describe('the policy statement', () => {
  it('states all that the specification wants stated', async () => {
    const page = await openPage()
    await page.goto('/policy')
    expect(await page.title()).toBe('Policy · Burrow')
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents()
    expect(headings).toEqual([
      'Burrow is not medical care',
      'It is for ages 16 and over',
      'The assistant may use a language model',
      'AI chat content is not stored',
      'Journal and assessment results are stored only with your consent',
    ])
  })
})
