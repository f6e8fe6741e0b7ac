import { readdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { consentWording } from '#app/features/privacy/consent-wording.ts'
import { expectAccessible, openPage, signIn, takeGuest } from '#tests/support/browser.ts'

const PHONE = { viewport: { width: 390, height: 844 } }

/** Ten answers whose score is 34: In Crisis. */
const LOW = [4, 0, 0, 4, 4, 0, 4, 4, 4, 2]

const standing = (page: Page) => page.getByRole('main').locator('header')
const nextStep = (page: Page) => page.getByRole('region', { name: 'Today’s next step' })

/** Posts to a door of the app as the page's own script would. */
async function post(page: Page, path: string, body: { form: object } | { data: object }) {
  const headers = { origin: inject('appOrigin'), accept: 'application/json' }
  const answer = await page.request.post(path, { headers, ...(body as { data: object }) })
  expect(answer.status()).toBe(200)
  return answer
}

/** The member's own day and the server's clock. */
async function clock(page: Page): Promise<{ today: string; now: number }> {
  const answer = await page.request.get('/device-vault/key')
  return (await answer.json()) as { today: string; now: number }
}

async function assessmentOf(page: Page) {
  const { today, now } = await clock(page)
  return { kind: 'assessment', id: today, date: today, createdAt: now, value: LOW }
}

async function tellsCrisisKindly(page: Page) {
  await standing(page).getByText('In Crisis', { exact: true }).waitFor()
  await nextStep(page).getByText('You do not have to carry this alone.').waitFor()
  await expectAccessible(page)
  await standing(page).getByRole('link', { name: 'Need help now?' }).click()
  await page.waitForURL('**/crisis-help')
}

describe('/home of a seeker', () => {
  it('has two locked cards that lead nowhere, open doors beside them, and no standing', async () => {
    const page = await openPage()
    await signIn(page, takeGuest('seeker'))
    const main = page.getByRole('main')
    const locked = main.getByRole('listitem').filter({ hasText: 'Upgrade required' })
    await locked.first().waitFor()
    expect(await locked.getByRole('heading').allInnerTexts()).toEqual([
      'Wellbeing Tracker',
      'Emotional Support',
    ])
    expect(await locked.getByRole('link').count()).toBe(0)
    const open = main.getByRole('link')
    for (const name of [/Journal/, /Meditation of the day/, /Breathing/]) {
      expect(await open.filter({ hasText: name }).count()).toBe(1)
    }
    expect(await standing(page).getByText('Not Assessed').count()).toBe(0)
  })

  it('offers a breath as the next step, by keyboard alone', async () => {
    const page = await openPage(PHONE)
    await signIn(page, takeGuest('seeker'))
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'All of today' }).focus()
    await page.keyboard.press('Tab')
    const step = nextStep(page).getByRole('link', { name: 'Breathe' })
    expect(await step.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/breathing')
  })

  it.each([
    [390, 'light'],
    [390, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)('passes axe and does not scroll sideways at %i pixels in %s', async (width, dark) => {
    const page = await openPage({ viewport: { width, height: 844 }, colorScheme: dark })
    await signIn(page, 'seeker@burrow.test')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
})

describe('/home of a member with a plan', () => {
  it('says Not Assessed before the first assessment and leads to each part of the tracker', async () => {
    const page = await openPage()
    await signIn(page, takeGuest())
    await standing(page).getByText('Not Assessed').waitFor()
    const tracker = page.getByRole('listitem').filter({ hasText: 'Wellbeing Tracker' })
    const paths = await tracker
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(paths).toEqual(['/wellbeing', '/wellbeing/check-in', '/wellbeing/planner'])
  })

  it.each([
    [390, 'light'],
    [390, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)('passes axe and does not scroll sideways at %i pixels in %s', async (width, dark) => {
    const page = await openPage({ viewport: { width, height: 844 }, colorScheme: dark })
    await signIn(page, 'zen@burrow.test')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })

  it('tells a low standing that Burrow keeps in a word, with the way to help', async () => {
    const page = await openPage()
    await signIn(page, 'zen@burrow.test')
    const { version } = consentWording.assessments
    const consent = { intent: 'give', kind: 'assessments', wording: version }
    await post(page, '/consents', { form: consent })
    const records = [await assessmentOf(page)]
    await post(page, '/device-vault/records', { data: { records } })
    await page.goto('/home')
    await tellsCrisisKindly(page)
  })

  it('tells one that only this device keeps, without a shift of the page', async () => {
    const member = takeGuest()
    const page = await openPage(PHONE)
    await signIn(page, member)
    const record = await assessmentOf(page)
    await post(page, '/activity', { form: { kind: 'assessment', date: record.date } })
    await keepOnDevice(page, record)
    await page.goto('/home')
    await standing(page).getByText('In Crisis', { exact: true }).waitFor()
    expect(await shiftOf(page)).toBeLessThan(0.01)
    await tellsCrisisKindly(page)

    const elsewhere = await openPage()
    await signIn(elsewhere, member)
    await standing(elsewhere).getByText('Assessed today').waitFor()
    await elsewhere.waitForLoadState('networkidle')
    expect(await standing(elsewhere).getByText('In Crisis').count()).toBe(0)
  })
})

/** How far the page's parts have moved by themselves since it was opened. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => ('value' in entry ? entry.value : 0))
          resolve(shifts.reduce<number>((sum, shift) => sum + Number(shift), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 1000)
      }),
  )

/** Puts a record into the page's vault, through the vault's own code. */
async function keepOnDevice(page: Page, record: object): Promise<void> {
  const file = readdirSync('build/client/assets').find((name) =>
    /^browser-vault\.client-/.test(name),
  )
  // In words, because the test runner would write its own import into a function. The bundler may
  // have put the module's names into an object with a name of its own.
  await page.evaluate(`import('/assets/${file}').then((chunk) =>
    [chunk, ...Object.values(chunk)].find((one) => 'withVault' in Object(one)).withVault(
      async (vault) => {
        await vault.put(${JSON.stringify(record)})
        return { ok: true, value: null }
      },
    ))`)
}
