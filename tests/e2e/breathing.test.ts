import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { expectAccessible, openPage, signIn } from '#tests/support/browser.ts'

const RECORDS = '**/breathing/exercises'

// A guide that is left open goes on drawing, and would slow what comes after it.
const left: BrowserContext[] = []
afterEach(() => Promise.all(left.splice(0).map((context) => context.close())))

/** A member on /breathing whose clock the test moves; counts the records that are sent. */
async function openBreathing(options: BrowserContextOptions = {}, path = '/breathing') {
  const page = await openPage({ viewport: { width: 390, height: 844 }, ...options })
  left.push(page.context())
  const sent: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/breathing/exercises')) sent.push(response.status())
  })
  await signIn(page, 'seeker@burrow.test')
  await page.clock.install()
  await page.goto(path, { waitUntil: 'networkidle' })
  // From here on only the test moves the clock, so no slow machine can move the breath.
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 60_000)))
  return { page, sent }
}

async function openGuide(page: Page, name: string) {
  await page.getByRole('link', { name }).click()
  const guide = page.getByRole('dialog', { name })
  await guide.waitFor()
  return guide
}

/** axe waits for timers of its own, so the clock runs on while it looks. */
async function expectAccessibleAsItRuns(page: Page) {
  await page.clock.resume()
  await expectAccessible(page)
}

const shows = (page: Page, text: string | RegExp) =>
  page.getByRole('dialog').getByText(text, { exact: true }).first().waitFor({ timeout: 5000 })

describe('the guide', () => {
  it('leads through a whole exercise to a gentle end, which is on record once', async () => {
    const { page, sent } = await openBreathing()
    await openGuide(page, 'Extended Exhale')
    await shows(page, 'Breathe in')
    await page.clock.runFor(5000)
    await shows(page, 'Breathe out')
    await page.clock.runFor(294_000)
    await shows(page, 'Step 5 of 5')
    await page.clock.runFor(2000)
    await shows(page, 'That was 5 minutes of Extended Exhale.')
    await shows(page, 'It is on your record for today.')
    await expectAccessibleAsItRuns(page)
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText(/^Today: .*Extended Exhale/).waitFor()
    expect(sent).toEqual([204])
  })

  it('goes to the next step after each breath out, and by hand', async () => {
    const { page } = await openBreathing()
    await openGuide(page, 'Box Breathing')
    await shows(page, 'Step 1 of 6')
    await page.clock.runFor(11_000)
    await shows(page, 'Step 1 of 6')
    await page.clock.runFor(1500)
    await shows(page, 'Step 2 of 6')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await shows(page, 'Step 4 of 6')
    await page.getByRole('button', { name: 'Previous' }).click()
    await shows(page, 'Step 3 of 6')
    await page.clock.runFor(16_000)
    await shows(page, 'Step 4 of 6')
  })

  it('stands still while paused', async () => {
    const { page } = await openBreathing()
    await openGuide(page, 'Coherent Breathing')
    await page.clock.runFor(3000)
    await page.getByRole('button', { name: 'Pause' }).click()
    await shows(page, 'Paused')
    const left = await page.getByText(/ left$/).textContent()
    await page.clock.runFor(600_000)
    expect(await page.getByText(/ left$/).textContent()).toBe(left)
    await page.getByRole('button', { name: 'Carry on' }).click()
    await page.clock.runFor(4000)
    await shows(page, 'Breathe out')
  })

  it('is at the right place after the tab has slept', async () => {
    const { page } = await openBreathing()
    await openGuide(page, 'Diaphragmatic Breathing')
    await page.clock.fastForward(125_000)
    await shows(page, '7:55 left')
    await page.clock.fastForward(3_600_000)
    await shows(page, 'That was 10 minutes of Diaphragmatic Breathing.')
  })

  it('says which side, for alternate nostrils', async () => {
    const { page } = await openBreathing()
    await openGuide(page, 'Alternate Nostril Breathing')
    await shows(page, 'Breathe in, left side')
    await page.clock.runFor(4500)
    await shows(page, 'Breathe out, right side')
    await page.clock.runFor(4000)
    await shows(page, 'Breathe in, right side')
  })

  it('swells with the breath, and without motion fills a bar instead', async () => {
    const breathOf = (page: Page) =>
      page.evaluate(() => {
        const endless = document
          .getAnimations()
          .filter((animation) => animation.effect?.getTiming().iterations === Infinity)
        return endless.map(({ currentTime }) => Number(currentTime))
      })
    const { page } = await openBreathing()
    await openGuide(page, 'Box Breathing')
    await page.clock.runFor(6000)
    const moving = await breathOf(page)
    expect(moving).toHaveLength(1)
    // The animation goes on in real time until the guide next looks at the clock.
    expect(Math.abs((moving[0] ?? 0) - 6000)).toBeLessThan(1500)

    const still = (await openBreathing({ reducedMotion: 'reduce' })).page
    const guide = await openGuide(still, 'Box Breathing')
    expect(await breathOf(still)).toEqual([])
    const filled = () => guide.locator('[data-filled]').getAttribute('data-filled')
    expect(await guide.locator('[data-filled]').isVisible()).toBe(true)
    expect(await filled()).toBe('1')
    await still.clock.runFor(3100)
    await expect.poll(filled).toBe('4')
    await still.clock.runFor(6000)
    await expect.poll(filled).toBe('2')
    await expectAccessibleAsItRuns(still)
  })
})

describe('breath counting', () => {
  it('is led by the member alone, by keyboard alone', async () => {
    const { page } = await openBreathing()
    await page.getByRole('link', { name: 'Breath Counting' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    for (let breath = 0; breath < 11; breath++) await page.keyboard.press('Space')
    await page
      .getByRole('dialog')
      .getByRole('status')
      .filter({ hasText: /^1$/ })
      .waitFor({ state: 'attached' })
    await shows(page, 'Step 5 of 5')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await shows(page, 'The next breath out is one.')
    await expectAccessibleAsItRuns(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
      'Breath Counting',
    )
  })
})

describe('the record', () => {
  it('is kept from one minute on when an exercise is left early, and not before', async () => {
    const { page, sent } = await openBreathing()
    await openGuide(page, 'Box Breathing')
    await page.clock.runFor(59_000)
    await page.getByRole('button', { name: 'Close' }).click()
    await openGuide(page, 'Box Breathing')
    await page.clock.runFor(61_000)
    const answered = page.waitForResponse(RECORDS)
    await page.getByRole('button', { name: 'Close' }).click()
    await answered
    expect(sent).toEqual([204])
    await page.getByText(/^Today: .*Box Breathing/).waitFor()
  })

  it('is kept when the page is left in the middle of an exercise', async () => {
    const { page } = await openBreathing()
    await openGuide(page, 'Coherent Breathing')
    await page.clock.runFor(75_000)
    await page.goto('/affirmations')
    await page.goto('/breathing')
    await page.reload()
    await page.getByText(/^Today: .*Coherent Breathing/).waitFor()
  })

  it('waits in the browser when it cannot be sent, and is sent at the next visit', async () => {
    const { page, sent } = await openBreathing()
    await page.route(RECORDS, (route) => route.abort())
    await openGuide(page, 'Alternate Nostril Breathing')
    await page.clock.runFor(305_000)
    await shows(page, /The record is kept here and sent later\.$/)
    await page.getByRole('button', { name: 'Done' }).click()
    await page.unroute(RECORDS)
    const answered = page.waitForResponse(RECORDS)
    await page.reload()
    await answered
    expect(sent).toEqual([204])
    await page.reload({ waitUntil: 'networkidle' })
    expect(sent).toEqual([204])
    await page.getByText(/^Today: .*Alternate Nostril Breathing/).waitFor()
  })
})

describe('/breathing', () => {
  it('lists the six techniques with their minutes, and needs no sideways scrolling', async () => {
    for (const width of [320, 390, 1280]) {
      const { page } = await openBreathing({ viewport: { width, height: 844 } })
      const cards = await page.getByRole('main').getByRole('listitem').allInnerTexts()
      expect(cards.map((card) => /\d+ minutes/.exec(card)?.[0])).toEqual(
        [5, 5, 10, 5, 15, 10].map((minutes) => `${minutes} minutes`),
      )
      await openGuide(page, 'Alternate Nostril Breathing')
      const sizes = await page.evaluate(() =>
        ['html', 'dialog'].map((selector) => {
          const { scrollWidth = 0, clientWidth = 0 } = document.querySelector(selector) ?? {}
          return scrollWidth - clientWidth
        }),
      )
      expect(sizes).toEqual([0, 0])
    }
  })

  it.each(['light', 'dark'] as const)(
    'is accessible in %s, and so is the guide',
    async (colorScheme) => {
      const { page } = await openBreathing({ colorScheme })
      await expectAccessibleAsItRuns(page)
      await openGuide(page, 'Alternate Nostril Breathing')
      await expectAccessible(page)
    },
  )

  it('writes every technique out for a browser without script', async () => {
    const { page } = await openBreathing()
    const cookies = await page.context().cookies()
    const plain = await openPage({ javaScriptEnabled: false, colorScheme: 'dark' })
    await plain.context().addCookies(cookies)
    await plain.goto('/breathing')
    await plain.getByRole('link', { name: 'Coherent Breathing' }).click()
    await plain.waitForURL('**/breathing?technique=coherent-breathing')
    const text = await plain.getByRole('region', { name: 'Coherent Breathing' }).innerText()
    expect(text).toContain('15 minutes. In 5.5 s, out 5.5 s.')
    expect(text).toContain('Let in and out run into each other')
    expect(text).toContain('Stop if you feel dizzy')
    expect(text).not.toContain('Open the guide')
  })

  it('offers the guide on the page of one technique, and takes no harm from an unknown one', async () => {
    const { page } = await openBreathing({}, '/breathing?technique=box-breathing')
    await page.getByRole('button', { name: 'Open the guide' }).click()
    await page.getByRole('dialog', { name: 'Box Breathing' }).waitFor()
    const answer = await page.goto('/breathing?technique=%3Cscript%3E')
    expect(answer?.status()).toBe(200)
    expect(await page.getByRole('button', { name: 'Open the guide' }).count()).toBe(0)
  })
})
