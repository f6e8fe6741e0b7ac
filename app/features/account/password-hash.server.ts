import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { toPasswordForm } from './password-rules.ts'

/** scrypt's cost (OWASP's password storage cheat sheet: N=2^15, r=8, p=3). */
interface Cost {
  logN: number
  blockSize: number
  parallel: number
}

const COST: Cost = { logN: 15, blockSize: 8, parallel: 3 }
const MAX_MEMORY = 64 * 1024 * 1024
const SALT_BYTES = 16
const HASH_BYTES = 32

/** `$scrypt$ln=15,r=8,p=3$salt$hash`, the PHC string format with base64url. */
const STORED = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w-]{22})\$([\w-]{43})$/

/** Verified in place of a hash that is not there, so that a stranger's sign-in takes as long. */
const NOBODY = format(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(HASH_BYTES))

/** Hashes a password for storing, with a salt of its own. `pepper` is the operator's secret. */
export async function hashPassword(password: string, pepper: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return format(COST, salt, await derive(password, pepper, salt, COST))
}

/**
 * Whether a password is the one that was stored. Without a stored hash it does the same work and says
 * no, so its time tells nothing about who has an account.
 */
export async function verifyPassword(
  password: string,
  pepper: string,
  stored: string | null,
): Promise<boolean> {
  const known = stored === null ? null : parse(stored)
  const { cost, salt, hash } = known ?? parse(NOBODY) ?? unreadable()
  const derived = await derive(password, pepper, salt, cost)
  return timingSafeEqual(derived, hash) && known !== null
}

/** Whether a stored hash was made with another cost than today's; it is then made anew at sign-in. */
export function needsUpgrade(stored: string): boolean {
  const cost = parse(stored)?.cost
  return (
    cost?.logN !== COST.logN || cost.blockSize !== COST.blockSize || cost.parallel !== COST.parallel
  )
}

/** The password goes into the pepper's HMAC first, so a stolen database alone cannot be guessed at. */
function derive(password: string, pepper: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const peppered = createHmac('sha256', pepper).update(toPasswordForm(password)).digest()
  const options = {
    N: 2 ** cost.logN,
    r: cost.blockSize,
    p: cost.parallel,
    maxmem: MAX_MEMORY,
  }
  return new Promise((resolve, reject) => {
    scrypt(peppered, salt, HASH_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(Buffer.from(key)),
    )
  })
}

function format(cost: Cost, salt: Buffer, hash: Buffer): string {
  const settings = `ln=${cost.logN},r=${cost.blockSize},p=${cost.parallel}`
  return `$scrypt$${settings}$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

function parse(stored: string): { cost: Cost; salt: Buffer; hash: Buffer } | null {
  const parts = STORED.exec(stored)
  if (!parts) return null
  const [, logN, blockSize, parallel, salt = '', hash = ''] = parts
  return {
    cost: { logN: Number(logN), blockSize: Number(blockSize), parallel: Number(parallel) },
    salt: Buffer.from(salt, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  }
}

function unreadable(): never {
  throw new Error('The format of password hashes does not read its own writing.')
}
