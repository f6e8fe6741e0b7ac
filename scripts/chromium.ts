import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const found = () => process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path))

/** Path of a Chromium for the browser tests; installs Debian's when there is none. */
export function ensureChromium(): string {
  if (!found()) {
    console.log('Installing Chromium …')
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'chromium')
  }
  const path = found()
  if (!path) throw new Error('There is no Chromium. Install one and set CHROMIUM_PATH to it.')
  return path
}

function apt(...args: string[]): void {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo']
  const [command = '', ...rest] = [...asRoot, 'apt-get', '-qq', ...args]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync(command, rest, { stdio: 'inherit', env })
}
