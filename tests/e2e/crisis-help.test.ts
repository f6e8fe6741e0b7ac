import { describe, expect, it } from 'vitest'
import { expectAccessible, openPage } from '#tests/support/browser.ts'

describe('/crisis-help', () => {
  it('shows the first number without scrolling on a phone, and runs no script', async () => {
    const page = await openPage({ viewport: { width: 390, height: 664 } })
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto('/crisis-help?region=uk')
    for (const name of [/Call 116 123/, /Text SHOUT to 85258/]) {
      const box = await page.getByRole('link', { name }).first().boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(664)
      expect(box?.height).toBeGreaterThanOrEqual(56)
    }
    expect(scripts).toEqual([])
    expect(await page.locator('script').count()).toBe(0)
  })

  it('keeps the region that was chosen, without script and without an account', async () => {
    const page = await openPage({ javaScriptEnabled: false, locale: 'en-GB' })
    await page.goto('/crisis-help')
    await page.getByRole('link', { name: 'Australia' }).click()
    await page.waitForURL('**/crisis-help?region=au')
    await page.goto('/crisis-help')
    const [first] = await page.locator('a[href^="tel:"]').all()
    expect(await first?.getAttribute('href')).toBe('tel:131114')
    expect(await page.getByRole('link', { name: 'Australia' }).getAttribute('aria-current')).toBe(
      'true',
    )
  })

  it.each(['light', 'dark'] as const)(
    'is accessible in %s, in every region',
    async (colorScheme) => {
      const page = await openPage({ colorScheme, viewport: { width: 320, height: 640 } })
      for (const region of ['uk', 'us', 'ca', 'au', 'ie', 'elsewhere']) {
        await page.goto(`/crisis-help?region=${region}`)
        await expectAccessible(page)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBe(0)
      }
    },
  )
})
