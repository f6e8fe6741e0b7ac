import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseEnv as readEnvText } from 'node:util'
import { hashPassword } from '#app/features/account/password-hash.server.ts'
import { createMemberKey, openMemberVault } from '#app/features/privacy/member-vault.server.ts'
import { dayIn } from '#app/lib/dates.ts'
import { addDemoMember, type DemoMember } from '#db/seed.ts'
import { parseEnv, type Config } from '#workers/env.ts'
import { demoRows } from './demo-rows.ts'
import { demoYear } from './demo-year.ts'
import { openLocalD1 } from './open-database.ts'

const PASSWORD = 'Burrow-demo-2026'
const YEAR_MS = 366 * 24 * 60 * 60 * 1000

const MEMBERS: readonly DemoMember[] = [
  { name: 'Sami', avatar: 'badger', level: 'seeker' },
  { name: 'Zoe', avatar: 'fennec', level: 'zen' },
  { name: 'Noor', avatar: 'puffin', level: 'nurtured' },
  { name: 'Ada', avatar: 'penguin', level: 'admin' },
].map((member) => ({
  ...(member as Omit<DemoMember, 'id' | 'email'>),
  id: `demo-${member.level}`,
  email: `${member.level}@burrow.test`,
}))

/** Members without a past, for tests that want one of their own: so many of either level. */
const guests = (count: number): DemoMember[] =>
  (['zen', 'seeker'] as const).flatMap((level) =>
    Array.from({ length: count }, (_, index) => {
      const id = `${level}-guest-${index + 1}`
      return { id, name: 'Gwen', email: `${id}@burrow.test`, avatar: 'badger', level }
    }),
  )

/**
 * `tsx scripts/seed-demo.ts STATE ENV_FILE [GUESTS]`: fills a local D1 with the demo members, once,
 * and with as many guests of either level as are asked for.
 */
async function seedDemo(state: string, envFile: string, guestCount: number): Promise<void> {
  const config = parseEnv(readEnvText(readFileSync(envFile, 'utf8')))
  if (config.APP_ENV !== 'local') throw new Error('Demo members are for local work only.')
  const { db, close } = await openLocalD1(state)
  try {
    const passwordHash = await hashPassword(PASSWORD, config.PASSWORD_PEPPER)
    for (const member of guests(guestCount)) {
      await addDemoMember(db, member, await secretsFor(member, config, passwordHash), [])
    }
    for (const member of MEMBERS) {
      const secrets = await secretsFor(member, config, passwordHash)
      const hasYear = member.level === 'zen' || member.level === 'nurtured'
      const days = hasYear ? demoYear(dayIn('Europe/London', Date.now()), member.id) : []
      const keys = [{ ...secrets.key, userId: member.id }]
      const vault = await openMemberVault(config.MASTER_KEYS, keys)
      const keepsAssessments = member.level === 'zen'
      const rows = await demoRows({ db, vault, userId: member.id, keepsAssessments }, days)
      await addDemoMember(db, member, secrets, rows)
    }
  } finally {
    await close()
  }
}

async function secretsFor(member: DemoMember, config: Config, passwordHash: string) {
  return {
    passwordHash,
    policyVersion: 'demo',
    key: await createMemberKey(config.MASTER_KEYS, member.id, new Uint8Array(randomBytes(32))),
    createdAt: Date.now() - YEAR_MS,
  }
}

const [state, envFile, guestCount = '0'] = process.argv.slice(2)
if (!state || !envFile) throw new Error('Usage: tsx scripts/seed-demo.ts STATE ENV_FILE [GUESTS]')
await seedDemo(state, envFile, Number(guestCount))
