import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs, parseEnv as readEnvText } from 'node:util'
import { rewrapKeys } from '#app/features/privacy/rewrap-keys.server.ts'
import { rotateDataKeys } from '#app/features/privacy/rotate-data-keys.server.ts'
import { parseKeySettings, type KeySettings } from '#workers/env.ts'
import { type OpenedDatabase, openLibsql, openLocalD1, openRemoteD1 } from './open-database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const USAGE = `npm run keys:rotate -- [options]
  --env FILE           settings: MASTER_KEYS, DATABASE, LIBSQL_URL, LIBSQL_AUTH_TOKEN
                       (.env, else .env.example); the environment's own come first
  --state FOLDER       the local D1 in this folder (.local/state); stop its app before
  --remote             the D1 of the deployment that wrangler.toml names
  --data-keys WHOM     besides, a new data key for a member's id, or for all
  --made-before WHEN   but none to those whose newest is of this instant or later (a day ago)
  --replace-lost       also to those whose newest cannot be unwrapped`

type Options = ReturnType<typeof readOptions>

function readOptions() {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: {
      env: { type: 'string' },
      state: { type: 'string', default: '.local/state' },
      remote: { type: 'boolean', default: false },
      'data-keys': { type: 'string' },
      'made-before': { type: 'string' },
      'replace-lost': { type: 'boolean', default: false },
    },
  })
  const madeBefore = values['made-before'] ? Date.parse(values['made-before']) : Date.now() - DAY_MS
  if (Number.isNaN(madeBefore)) throw new Error('--made-before is no instant (2026-11-21T12:00Z).')
  return { ...values, madeBefore }
}

function readSettings(file: string): KeySettings {
  const written = readEnvText(readFileSync(file, 'utf8'))
  return parseKeySettings({ ...written, ...process.env })
}

function open(options: Options, settings: KeySettings): Promise<OpenedDatabase> | OpenedDatabase {
  if (settings.DATABASE === 'libsql') {
    return openLibsql(settings.LIBSQL_URL ?? '', settings.LIBSQL_AUTH_TOKEN)
  }
  return options.remote ? openRemoteD1() : openLocalD1(options.state)
}

/** Wraps all data keys under the first of MASTER_KEYS and, when asked, gives members new data keys. Prints numbers alone. */
async function rotateKeys(options: Options): Promise<void> {
  const file = options.env ?? (existsSync('.env') ? '.env' : '.env.example')
  const settings = readSettings(file)
  const masters = settings.MASTER_KEYS
  const { db, close } = await open(options, settings)
  try {
    const { rewrapped, unreadable, masterMissing } = await rewrapKeys(db, masters, {
      limit: Infinity,
    })
    console.log(`Data keys wrapped again under the current master key: ${rewrapped}`)
    console.log(`Data keys that are damaged: ${unreadable}`)
    console.log(`Data keys under a master key that is not in MASTER_KEYS: ${masterMissing}`)
    const whom = options['data-keys']
    if (whom === undefined) return
    const newKey = () => new Uint8Array(randomBytes(32))
    const counts = await rotateDataKeys(
      { db, masters, newKey, now: Date.now() },
      {
        userId: whom === 'all' ? null : whom,
        madeBefore: options.madeBefore,
        isLostReplaced: options['replace-lost'],
      },
    )
    console.log(`Members looked at: ${counts.members}`)
    console.log(`New data keys: ${counts.newKeys}`)
    console.log(`Members left alone, whose data key cannot be unwrapped: ${counts.lostKeys}`)
    console.log(`Values sealed again: ${counts.resealed}`)
    console.log(`Values that cannot be opened, left as they are: ${counts.unreadable}`)
  } finally {
    await close()
  }
}

try {
  await rotateKeys(readOptions())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(USAGE)
  process.exitCode = 1
}
