import { describe, expect, it } from 'vitest'
import { openPage, signIn } from '#tests/support/browser.ts'

const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh Maximiliana Konstantinopo'

describe('/profile', () => {
  it('keeps another avatar and another name without script', async () => {
    const scripted = await openPage()
    await signIn(scripted, 'nurtured@burrow.test')
    const storageState = await scripted.context().storageState()
    const page = await openPage({ javaScriptEnabled: false, storageState })
    await page.goto('/profile')
    const before = await page.getByLabel('What should Burrow call you?').inputValue()

    await page.getByRole('radio', { name: /^Cat/ }).check({ force: true })
    await page.getByRole('button', { name: 'Save avatar' }).click()
    await page.getByText('Your avatar is saved.').waitFor()
    expect(await page.locator('#menu img[src="/avatars/cat.svg"]').count()).toBe(1)

    await page.getByLabel('What should Burrow call you?').fill('Noor of the Hill')
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByRole('heading', { level: 1, name: 'Noor of the Hill' }).waitFor()

    await page.getByLabel('What should Burrow call you?').fill(before)
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByRole('heading', { level: 1, name: before }).waitFor()
    await page.getByRole('radio', { name: /^Puffin/ }).check({ force: true })
    await page.getByRole('button', { name: 'Save avatar' }).click()
    await page.getByText('Your avatar is saved.').waitFor()
  })

  it('shows badges, address and what opens the avatars that are shut', async () => {
    const page = await openPage()
    await signIn(page, 'seeker@burrow.test')
    await page.goto('/profile')
    const main = page.getByRole('main')
    expect(await main.getByText('Seeker', { exact: true }).count()).toBe(1)
    expect(await main.getByText('seeker@burrow.test').count()).toBeGreaterThanOrEqual(1)
    expect(await main.getByRole('radio', { disabled: false }).count()).toBe(1)
    expect(await main.getByRole('radio', { name: /^Dragon 250 points$/ }).isDisabled()).toBe(true)
    await main.getByRole('link', { name: 'Upgrade Plan' }).click()
    await page.getByRole('heading', { name: 'Annual' }).waitFor()
  })

  it('offers the zone of the device when it is another', async () => {
    const page = await openPage({ timezoneId: 'Asia/Tokyo' })
    await signIn(page, 'zen@burrow.test')
    await page.goto('/profile', { waitUntil: 'networkidle' })
    await page.getByText('This device is in Tokyo, Asia.').waitFor()
    await page.getByRole('button', { name: 'Use it' }).click()
    await page
      .getByText('Your days begin and end in London, Europe. From tomorrow: Tokyo')
      .waitFor()
    await page.getByLabel('Choose another').selectOption('Europe/London')
    await page.getByRole('button', { name: 'Save time zone' }).click()
    await page.getByText('This device is in Tokyo, Asia.').waitFor()
  })

  it('has room for a name of 80 letters on a small phone', async () => {
    const page = await openPage({ viewport: { width: 320, height: 640 } })
    await signIn(page, 'admin@burrow.test')
    await page.goto('/profile')
    const field = page.getByLabel('What should Burrow call you?')
    const before = await field.inputValue()
    await field.fill(LONG)
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByRole('heading', { level: 1, name: LONG }).waitFor()
    for (const path of ['/profile', '/home']) {
      await page.goto(path)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, path).toBe(320)
    }
    await page.goto('/profile')
    await field.fill(before)
    await page.getByRole('button', { name: 'Save name' }).click()
    await page.getByRole('heading', { level: 1, name: before }).waitFor()
  })
})
