import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, openPage, signIn } from '#tests/support/browser.ts'

const RESULTS = '/wellbeing/results'
const SHEET = '/wellbeing/results/sheet'
const phone = { viewport: { width: 390, height: 844 } }
const desk = { viewport: { width: 1280, height: 900 } }

async function openAs(email: string, path: string, options: BrowserContextOptions = {}) {
  const page = await openPage(options)
  await signIn(page, email)
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

describe('the assessment history of a member who keeps it with Burrow', () => {
  it('shows a year of scores, newest first, each with its word and its change', async () => {
    const page = await openAs('zen@burrow.test', RESULTS, desk)
    const dates = await page
      .getByRole('article')
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')))
    expect(dates.length).toBeGreaterThan(30)
    expect(dates).toEqual([...dates].sort().reverse())
    const newest = page.getByRole('article').first()
    expect(await newest.textContent()).toMatch(/Score \d+/)
    expect(await newest.textContent()).toMatch(/Your score went from \d+ to \d+\. [+−]\d+ point/)
    expect(await page.getByRole('row').count()).toBe(dates.length + 1)
    await page.getByText('within it, a change is normal wobble').waitFor()
  })

  it('needs no script', async () => {
    const page = await openAs('zen@burrow.test', RESULTS, { javaScriptEnabled: false })
    expect(await page.getByRole('article').count()).toBeGreaterThan(30)
  })

  it.each([
    ['light', phone],
    ['dark', phone],
    ['light', desk],
    ['dark', desk],
  ] as const)('is accessible in the %s', async (colorScheme, size) => {
    const page = await openAs('zen@burrow.test', RESULTS, { colorScheme, ...size })
    await expectAccessible(page)
    await page.goto(SHEET, { waitUntil: 'networkidle' })
    await expectAccessible(page)
  })

  it('needs no sideways scrolling at 320 pixels', async () => {
    const page = await openAs('zen@burrow.test', RESULTS, { viewport: { width: 320, height: 640 } })
    expect(await widthOf(page)).toBeLessThanOrEqual(320)
    await page.goto(`${SHEET}?months=12`, { waitUntil: 'networkidle' })
    await page.getByLabel('Name (optional)').fill('W'.repeat(80))
    await page.getByLabel('Notes (optional)').fill('W'.repeat(600))
    expect(await widthOf(page)).toBeLessThanOrEqual(320)
  })
})

describe('the sheet for a doctor or therapist', () => {
  it('prints one page of A4 with the name, notes and mottos chosen, and nothing of the shell', async () => {
    const page = await openAs('zen@burrow.test', SHEET, { colorScheme: 'dark', ...desk })
    await page.getByRole('link', { name: '12 months' }).click()
    await page.getByRole('heading', { name: 'CORE-10 over 12 months' }).waitFor()
    await page.getByLabel('Name (optional)').fill('Zoe Demo')
    await page.getByLabel('Notes (optional)').fill('Sleep, and the mornings. '.repeat(24))
    for (const motto of await page.getByRole('checkbox').all()) await motto.check()
    const sheet = page.getByRole('article')
    expect(await sheet.textContent()).toContain('Zoe Demo')
    expect(await sheet.textContent()).toContain('‘')
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('navigation').count()).toBe(0)
    expect(await page.getByRole('button').count()).toBe(0)
    const ground = await sheet.evaluate((paper) => getComputedStyle(paper).color)
    expect(ground).toBe('rgb(0, 0, 0)')
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })

  it('sends and keeps nothing of what is written on it', async () => {
    const page = await openAs('zen@burrow.test', SHEET)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
    await page.getByLabel('Name (optional)').fill('A planted name')
    await page.getByLabel('Notes (optional)').fill('A planted note')
    await page.getByLabel('Name (optional)').press('Enter')
    await page.getByRole('link', { name: '6 months' }).click()
    await page.getByRole('heading', { name: 'CORE-10 over 6 months' }).waitFor()
    expect(await page.getByRole('article').textContent()).toContain('A planted note')
    expect(decodeURIComponent(sent.join())).not.toContain('planted')
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    )
    expect(kept).not.toContain('planted')
    await page.reload({ waitUntil: 'networkidle' })
    expect(await page.getByLabel('Notes (optional)').inputValue()).toBe('')
  })

  it('is reached and filled in by keyboard', async () => {
    const page = await openAs('zen@burrow.test', RESULTS, desk)
    await page.getByRole('link', { name: 'Sheet for a doctor' }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Name (optional)').focus()
    await page.keyboard.type('Zoe')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await page.getByRole('checkbox').first().isChecked()).toBe(true)
    expect(await page.getByRole('article').textContent()).toContain('Zoe')
  })
})

describe('the assessment history of a member whose assessments live on the device', () => {
  it('opens the vault of this browser and is empty at first', async () => {
    const page = await openAs('admin@burrow.test', RESULTS, phone)
    await page.getByRole('heading', { name: 'No Assessments Yet' }).waitFor()
    const words = 'Complete your first wellbeing assessment to start tracking your progress.'
    await page.getByText(words, { exact: true }).waitFor()
    await expectAccessible(page)
  })

  it('says without script that it needs some, and with no way to Burrow that nothing is lost', async () => {
    const still = await openAs('admin@burrow.test', RESULTS, { javaScriptEnabled: false })
    // Not by text: Playwright's search leaves out what stands in <noscript>.
    const words = await still.locator('#main').innerText()
    expect(words).toContain('To open them, this page needs JavaScript.')

    const page = await openPage()
    await signIn(page, 'admin@burrow.test')
    await page.route('**/device-vault/**', (route) => route.abort())
    await page.goto(RESULTS)
    await page.getByText('Your assessments could not be opened').waitFor()
    await page.unroute('**/device-vault/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'No Assessments Yet' }).waitFor()
  })
})
