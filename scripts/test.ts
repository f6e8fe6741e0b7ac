import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './chromium.ts'
import { build } from './local-app.ts'

const REPORT = '.local/test-report.json'
/** The slowest kind last, so that a plain mistake is told early. */
const KINDS = [['unit', 'stand-ins'], ['workers'], ['e2e']]

interface Report {
  numPassedTests: number
  numFailedTests: number
}

process.env.CHROMIUM_PATH = ensureChromium()
mkdirSync('.local', { recursive: true })
build()

const total = { passed: 0, failed: 0 }
for (const kinds of KINDS) {
  rmSync(REPORT, { force: true })
  const projects = kinds.flatMap((kind) => ['--project', kind])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const { status } = spawnSync('npx', ['vitest', 'run', ...projects, ...reporters], {
    stdio: 'inherit',
  })
  const report = readReport()
  total.passed += report.numPassedTests
  // A file that cannot be loaded, or an unhandled error, fails the run without a failed test.
  total.failed += report.numFailedTests || (status === 0 ? 0 : 1)
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

function readReport(): Report {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8')) as Report
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 }
  }
}
