import { expect, it } from 'vitest'
import { digestToken, isSameDigest, keyedDigest } from './digests.server.ts'

it('digests a token as SHA-256 does', () => {
  // FIPS 180-4's example 'abc', as base64url.
  expect(digestToken('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
})

it('keeps purposes, secrets and lists of parts apart', () => {
  const digests = [
    keyedDigest('secret', 'code', 'ab', 'c'),
    keyedDigest('secret', 'code', 'a', 'bc'),
    keyedDigest('secret', 'code', 'abc'),
    keyedDigest('secret', 'link', 'ab', 'c'),
    keyedDigest('other', 'code', 'ab', 'c'),
    keyedDigest('secret', 'code', '2:ab', 'c'),
  ]
  expect(new Set(digests).size).toBe(digests.length)
})

it('compares digests of any length', () => {
  expect(isSameDigest('abc', 'abc')).toBe(true)
  expect(isSameDigest('abc', 'abd')).toBe(false)
  expect(isSameDigest('abc', '')).toBe(false)
})
