import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayIn } from '#app/lib/dates.ts'
import { expectAccessible, openPage, signIn, takeGuest } from '#tests/support/browser.ts'
import { assessment, mood } from '#tests/support/kept-records.ts'
import { alterOneRow, listInVault, putInVault, rawRows } from '#tests/support/vault-in-page.ts'

const today = dayIn('Europe/London', Date.now())
const moods = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => mood(from + n, today, from + n))

const card = (page: Page) => page.getByRole('region', { name: 'Where your records live' })

async function openCard(email: string, options = {}): Promise<Page> {
  const page = await openPage(options)
  await signIn(page, email)
  await page.goto('/profile', { waitUntil: 'networkidle' })
  return page
}

const button = (page: Page, name: string) => card(page).getByRole('button', { name })

describe('records on one device', () => {
  let guest: string
  beforeAll(() => {
    guest = takeGuest()
  })

  it('are asked about, kept sealed, handed over, brought back and erased', async () => {
    const page = await openCard(guest)
    await expectAccessible(page)
    await button(page, 'Keep them on this device only').click()
    await card(page).getByText('On this device: 0 records.').waitFor()
    await putInVault(page, [assessment(today, 5, 3), ...moods(1, 130)])

    const raw = (await rawRows(page)).join('\n')
    expect(raw.length).toBeGreaterThan(10_000)
    for (const telling of [
      today,
      'assessment',
      'mood',
      'relaxed',
      '[3,3',
      'kettle',
      'guest-',
      'core10',
    ])
      expect(raw).not.toContain(telling)
    await page.reload()
    await card(page).getByText('On this device: 131 records.').waitFor()
    await expectAccessible(page)

    await button(page, 'Keep them with Burrow').click()
    await card(page).getByText('131 records from this device went there.').waitFor()
    await card(page).getByText('since you agreed on').waitFor()
    expect((await listInVault(page, 'mood')).records).toEqual([])
    await expectAccessible(page)

    await button(page, 'Bring it back to this device').click()
    await card(page).getByText('Your 131 records are on this device now').waitFor()
    expect((await listInVault(page, 'assessment')).records).toEqual([assessment(today, 5, 3)])

    await card(page).getByText('Erase it').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await card(page).getByText('Your records are erased').waitFor()
    await card(page).getByText('On this device: 0 records.').waitFor()
    expect(await rawRows(page)).toHaveLength(1)
  })

  it('that were altered on the disk are told of, and hide no other', async () => {
    const page = await openCard(guest)
    await putInVault(page, moods(1, 4))
    await alterOneRow(page)
    await page.reload()
    await card(page).getByText('1 record on this device cannot be read.').waitFor()
    await card(page).getByText('On this device: 3 records.').waitFor()
    expect(await listInVault(page, 'mood')).toMatchObject({ unreadable: 1 })
    await page.context().clearCookies()
    await page.goto('/login')
    await signIn(page, takeGuest())
    await page.goto('/profile', { waitUntil: 'networkidle' })
    expect(await listInVault(page, 'mood')).toEqual({ records: [], unreadable: 0 })
  })

  it('lose nothing when the tab closes half-way or the connection goes', async () => {
    const page = await openCard(takeGuest())
    await button(page, 'Keep them on this device only').click()
    await card(page).getByText('On this device: 0 records.').waitFor()
    await putInVault(page, moods(1000, 250))
    let uploads = 0
    await page.context().route('**/device-vault/records', async (route) => {
      uploads += 1
      if (uploads === 1) return route.continue()
      // The second message never leaves; meanwhile the tab is closed.
      if (uploads === 2) return undefined
      if (uploads === 3) return route.abort('internetdisconnected')
      return route.continue()
    })
    await button(page, 'Keep them with Burrow').click()
    await expect.poll(() => uploads).toBe(2)
    const context = page.context()
    await page.close()
    const second = await context.newPage()
    await second.goto('/profile')
    await expect.poll(() => uploads).toBe(3)
    await second.goto('/profile')
    await second.getByText('150 records from this device are now with your others.').waitFor()
    expect((await listInVault(second, 'mood')).records).toEqual([])
    await card(second).getByText('since you agreed on').waitFor()
    await button(second, 'Bring it back to this device').click()
    await card(second).getByText('Your 250 records are on this device now').waitFor()
  })

  it('are not taken from Burrow by a device that cannot reach it, and the page says what was kept', async () => {
    const member = takeGuest()
    const page = await openCard(member)
    await putInVault(page, moods(2000, 3))
    await button(page, 'Keep them with Burrow').click()
    await card(page).getByText('since you agreed on').waitFor()
    await page.context().route('**/consents', (route) => route.abort('internetdisconnected'))
    await button(page, 'Bring it back to this device').click()
    await card(page).getByText('Burrow could not be reached. Nothing was lost.').waitFor()
    await page.context().unroute('**/consents')

    const other = await openCard(member)
    await button(other, 'Bring it back to this device').click()
    await card(other).getByText('Your 3 records are on this device now').waitFor()
    // The first device still believes that Burrow has them; it has its own copies.
    await button(page, 'Bring it back to this device').click()
    await card(page).getByText('Your 3 records are on this device now').waitFor()
    expect((await listInVault(other, 'mood')).records).toHaveLength(3)
  })
})
