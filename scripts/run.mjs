/**
 * `node scripts/run.mjs NAME …` runs scripts/NAME.ts on a machine that has only Node and npm: the
 * packages are installed first, when they are missing or the lockfile has changed since.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const STAMP = 'node_modules/.cache/installed'

const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== lock) {
  console.log('Installing packages …')
  // Not `npm ci`, which refuses a lockfile without the binaries of platforms that some registries
  // do not carry. `--no-save` installs what is locked and leaves the lockfile alone.
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', ...options], { stdio: 'inherit' })
  mkdirSync('node_modules/.cache', { recursive: true })
  writeFileSync(STAMP, lock)
}

const { register } = await import('tsx/esm/api')
register()
await import(new URL(`./${process.argv[2]}.ts`, import.meta.url).href)
