import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { emotionalStates } from '#app/features/mood/emotional-states.ts'
import { navItems, titleOf } from '#app/features/plans/access.ts'
import { expectAccessible, openPage, signIn } from '#tests/support/browser.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }
const locked = ['/wellbeing', '/emotional-assistant', '/journal', '/meditations']

type State = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>
const states = new Map<string, State>()

beforeAll(async () => {
  for (const level of ['seeker', 'zen']) {
    const page = await openPage()
    await signIn(page, `${level}@burrow.test`)
    states.set(level, await page.context().storageState())
    await page.context().close()
  }
})

/** A browser in which a demo member is signed in already. */
const openAs = (level: string, options: BrowserContextOptions = {}) =>
  openPage({ viewport: desk, ...options, storageState: states.get(level) })

const entries = (page: Page) => page.getByRole('list', { name: 'Rooms' }).getByRole('link')

describe('the navigation', () => {
  it('leads a zen member to every room, in the order of the specification', async () => {
    const page = await openAs('zen')
    await page.goto('/home')
    const hrefs = await entries(page).evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    expect(hrefs).toEqual(navItems.map((item) => item.path))
    expect(await entries(page).first().getAttribute('aria-current')).toBe('page')
  })

  it('shows a seeker four locks that lead nowhere and say why', async () => {
    const page = await openAs('seeker')
    await page.goto('/home')
    const shut = page.getByRole('list', { name: 'Rooms' }).locator('[aria-disabled]')
    expect(await shut.allTextContents()).toEqual([
      'Wellbeing (Upgrade required)',
      'Emotional Assistant (Upgrade required)',
      'Journal (Upgrade required)',
      'Meditations (Upgrade required)',
    ])
    for (const entry of await shut.all()) await entry.click({ force: true })
    expect(new URL(page.url()).pathname).toBe('/home')
    for (const path of locked) {
      expect(await page.locator(`#menu a[href="${path}"]`).count()).toBe(0)
    }
  })

  it('gives every room a title from its path', async () => {
    const page = await openAs('zen')
    for (const { path } of navItems) {
      await page.goto(path)
      expect(await page.title()).toBe(titleOf(path))
    }
  })

  it('opens on a phone without script, and leads on', async () => {
    const page = await openAs('seeker', { viewport: phone, javaScriptEnabled: false })
    await page.goto('/home')
    const breathing = page.locator('#menu').getByRole('link', { name: 'Breathing' })
    expect(await breathing.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Menu' }).click()
    await breathing.click()
    await page.waitForURL('**/breathing')
  })

  it('opens and closes on a phone by keyboard, and closes when it has led somewhere', async () => {
    const page = await openAs('seeker', { viewport: phone })
    await page.goto('/home', { waitUntil: 'networkidle' })
    const menu = page.locator('#menu')
    await page.getByRole('button', { name: 'Menu' }).focus()
    await page.keyboard.press('Enter')
    await menu.waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await page.keyboard.press('Enter')
    await menu.getByRole('link', { name: 'Affirmations' }).click()
    await page.waitForURL('**/affirmations')
    await menu.waitFor({ state: 'hidden' })
  })

  it('lets the keyboard skip to the page', async () => {
    const page = await openAs('zen')
    await page.goto('/home')
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toBe('Skip to content')
    await page.keyboard.press('Enter')
    expect(await page.locator('main:focus').count()).toBe(1)
  })

  it('shows who is signed in, with avatar, name and e-mail', async () => {
    const page = await openAs('zen')
    await page.goto('/home')
    const profile = page.locator('#menu a[href="/profile"]')
    expect(await profile.innerText()).toBe('Zoe\nzen@burrow.test')
    expect(await profile.locator('img').getAttribute('src')).toBe('/avatars/fennec.svg')
  })
})

describe('crisis help', () => {
  it.each([phone, desk])('stands in the same corner of every page at %o', async (viewport) => {
    const corner = async (page: Page, path: string) => {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      const link = page.getByRole('banner').getByRole('link', { name: 'Need help now?' })
      expect(await link.getAttribute('href')).toBe('/crisis-help')
      return link.boundingBox()
    }
    const visitor = await openPage({ viewport })
    const member = await openAs('seeker', { viewport })
    const first = await corner(visitor, '/')
    for (const path of ['/pricing', '/policy', '/login', '/register', '/crisis-help']) {
      expect(await corner(visitor, path), path).toEqual(first)
    }
    for (const path of ['/home', '/breathing', '/journal', '/nowhere', '/profile']) {
      expect(await corner(member, path), path).toEqual(first)
    }
  })
})

describe('a page that is still waking up', () => {
  it('is not broken by keys that are pressed meanwhile', async () => {
    for (let visit = 0; visit < 6; visit += 1) {
      const page = await openAs('zen')
      const slow = await page.context().newCDPSession(page)
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 + visit * 2 })
      await page.goto('/home', { waitUntil: 'commit' })
      const mood = page.getByRole('button', { name: /Change how you are/ })
      for (let key = 0; key < 400 && !(await mood.isEnabled()); key += 1) {
        await page.keyboard.press('Shift')
      }
      await mood.click({ timeout: 5_000 })
      await page.getByRole('dialog', { name: 'How are you just now?' }).waitFor()
      await page.context().close()
    }
  })
})

describe('a path without a page', () => {
  it('offers the way home and the way back', async () => {
    const page = await openAs('zen')
    await page.goto('/affirmations')
    await page.goto('/nowhere', { waitUntil: 'networkidle' })
    expect(await page.title()).toBe('Page Not Found · Burrow')
    await page.getByRole('link', { name: 'Go Back' }).click()
    await page.waitForURL('**/affirmations')
    await page.goto('/nowhere')
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await page.waitForURL('**/home')
  })

  it('keeps the frame, with the member in it', async () => {
    const page = await openAs('zen')
    await page.goto('/nowhere')
    expect(await entries(page).count()).toBe(navItems.length)
    expect(await page.locator('#menu').getByText('zen@burrow.test').count()).toBe(1)
  })
})

describe('a room that is still being dug', () => {
  it('says so to who may enter it later', async () => {
    const page = await openAs('zen')
    await page.goto('/journal')
    await page.getByRole('heading', { name: 'This room is not open yet' }).waitFor()
  })
})

describe('the state of mind', () => {
  it('begins as Processing, lists all seven in order and is remembered', async () => {
    const page = await openAs('zen')
    await page.goto('/home', { waitUntil: 'networkidle' })
    const current = page.getByRole('button', { name: /Change how you are/ })
    expect(await current.innerText()).toContain('Processing')
    await current.click()
    const dialog = page.getByRole('dialog', { name: 'How are you just now?' })
    const labels = await dialog.getByRole('listitem').allInnerTexts()
    expect(labels).toEqual(emotionalStates.map((s) => `${s.label}\n${s.description}`))
    await dialog.getByRole('button', { name: /^Ocean/ }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.reload({ waitUntil: 'networkidle' })
    expect(await current.innerText()).toContain('going with the flow')
  })
})

describe('the colours', () => {
  it('are chosen with script at once and drawn by the server from then on', async () => {
    const page = await openAs('zen')
    await page.goto('/home', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Dark' }).click()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    const html = await (await page.goto('/home'))?.text()
    expect(html).toContain('data-theme="dark"')
  })

  it('are chosen without script by a form, which leads back to the page', async () => {
    const page = await openAs('zen', { javaScriptEnabled: false })
    await page.goto('/affirmations')
    await page.getByRole('button', { name: 'Light' }).click()
    await page.waitForURL('**/affirmations')
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
  })
})

describe.each(['seeker', 'zen'])('the pages of the frame, for the level %s', (level) => {
  const paths = ['/home', '/profile', '/journal', '/brain-training', '/nowhere']

  it.each(['light', 'dark'] as const)(
    'are accessible on phone and desk when %s',
    async (scheme) => {
      for (const viewport of [phone, desk]) {
        const page = await openAs(level, { viewport, colorScheme: scheme })
        for (const path of paths) {
          await page.goto(path)
          await expectAccessible(page)
        }
        await page.context().close()
      }
    },
  )

  it('are accessible with the menu and a dialog open', async () => {
    const page = await openAs(level, { viewport: phone })
    await page.goto('/home', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: /Change how you are/ }).click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page)
  })

  it('fit a screen of 320 pixels without sideways scrolling', async () => {
    const page = await openAs(level, { viewport: { width: 320, height: 640 } })
    for (const path of paths) {
      await page.goto(path)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, path).toBe(320)
    }
  })
})
