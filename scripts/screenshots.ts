import { mkdirSync, rmSync } from 'node:fs'
import { chromium, type Page } from 'playwright-core'
import { ensureChromium } from './chromium.ts'
import {
  build,
  localApp,
  originOf,
  prepareDatabase,
  startStandIns,
  startWorker,
  writeSettings,
} from './local-app.ts'
import { stopAll } from './run-command.ts'

const FOLDER = 'docs/screenshots'
const DESK = { width: 1280, height: 800 }
const TALL = { width: 1280, height: 1120 }
const YEAR = new Date().getUTCFullYear()
const PHONE = { width: 390, height: 844 }

/** Takes the README's pictures from the running app: `npm run screenshots`. */
async function takeScreenshots(): Promise<void> {
  const app = localApp(Number(process.env.PORT ?? 8887), '.local/screenshots-state')
  rmSync(app.state, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  build()
  writeSettings(app)
  prepareDatabase(app)
  await startStandIns(app)
  await startWorker(app)
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const open = async (viewport: typeof DESK, colorScheme: 'light' | 'dark') => {
    const context = await browser.newContext({
      baseURL: originOf(app.port),
      viewport,
      colorScheme,
      locale: 'en-GB',
    })
    return context.newPage()
  }
  try {
    await publicPictures(await open(TALL, 'light'))
    await memberPictures(await open(DESK, 'light'), '')
    await memberPictures(await open(PHONE, 'dark'), '-phone-dark')
  } finally {
    await browser.close()
    await stopAll()
  }
}

const shoot = async (page: Page, name: string) => {
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 82 })
}

async function publicPictures(page: Page): Promise<void> {
  await page.goto('/')
  await shoot(page, 'landing')
}

async function memberPictures(page: Page, suffix: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('E-mail', { exact: true }).fill('zen@burrow.test')
  await page.getByLabel('Password', { exact: true }).fill('Burrow-demo-2026')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/home')
  await shoot(page, `home${suffix}`)
  await page.goto('/wellbeing/check-in')
  await shoot(page, `check-in${suffix}`)
  await page.goto('/wellbeing/results')
  await shoot(page, `assessments${suffix}`)
  await page.goto(`/wellbeing/checkin-results?year=${YEAR}`)
  await shoot(page, `check-in-year${suffix}`)
  await page.goto('/breathing', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Extended Exhale' }).click()
  await page.getByRole('dialog').waitFor()
  await page.waitForTimeout(2500)
  await page.screenshot({ path: `${FOLDER}/breathing${suffix}.jpg`, type: 'jpeg', quality: 82 })
}

await takeScreenshots()
