import { scryptSync, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, needsUpgrade, verifyPassword } from './password-hash.server.ts'

const pepper = 'pepper-of-the-tests-pepper-of-the-tests'

test('a password is verified against its own hash and no other is', async () => {
  const stored = await hashPassword('Quiet-burrow-7', pepper)
  expect(stored).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
  expect(stored.length).toBeLessThan(120)
  expect(await verifyPassword('Quiet-burrow-7', pepper, stored)).toBe(true)
  expect(await verifyPassword('quiet-burrow-7', pepper, stored)).toBe(false)
  expect(await verifyPassword('Quiet-burrow-7', 'another-pepper', stored)).toBe(false)
})

test('the same password has another hash each time', async () => {
  const [one, two] = await Promise.all([hashPassword('same', pepper), hashPassword('same', pepper)])
  expect(one).not.toBe(two)
})

test('an accent matches however the keyboard composed it', async () => {
  const stored = await hashPassword('caf\u00e9-Burrow-7', pepper)
  expect(await verifyPassword('cafe\u0301-Burrow-7', pepper, stored)).toBe(true)
})

test('nobody’s password is ever right, not even an empty one', async () => {
  expect(await verifyPassword('', pepper, null)).toBe(false)
  expect(await verifyPassword('Quiet-burrow-7', pepper, null)).toBe(false)
  expect(await verifyPassword('Quiet-burrow-7', pepper, 'not a hash')).toBe(false)
})

test('a hash of an older cost still verifies and asks to be made anew', async () => {
  const salt = Buffer.alloc(16, 7)
  const peppered = createHmac('sha256', pepper).update('Old-burrow-1').digest()
  const hash = scryptSync(peppered, salt, 32, { N: 2 ** 14, r: 8, p: 1 })
  const stored = `$scrypt$ln=14,r=8,p=1$${salt.toString('base64url')}$${hash.toString('base64url')}`
  expect(await verifyPassword('Old-burrow-1', pepper, stored)).toBe(true)
  expect(needsUpgrade(stored)).toBe(true)
  expect(needsUpgrade(await hashPassword('new', pepper))).toBe(false)
  expect(needsUpgrade('not a hash')).toBe(true)
})
