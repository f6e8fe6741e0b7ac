import { expect, test } from 'vitest'
import { checkIdToken } from './id-token.ts'

const now = 1_800_000_000_000
const expected = { issuers: ['https://id.example'], clientId: 'burrow', nonce: 'n-1' }
const claims = {
  iss: 'https://id.example',
  aud: 'burrow',
  exp: now / 1000 + 300,
  nonce: 'n-1',
  sub: 'robin',
  email: 'robin@example.com',
  email_verified: true,
  name: 'Robin',
}

test('an id token that is for us tells who signed in', () => {
  expect(checkIdToken(claims, expected, now)).toEqual({
    ok: true,
    value: { subject: 'robin', email: 'robin@example.com', emailVerified: true, name: 'Robin' },
  })
})

test.each([
  ['issuer', { iss: 'https://evil.example' }],
  ['audience', { aud: 'another' }],
  ['audience', { aud: ['burrow', 'another'] }],
  ['audience', { azp: 'another' }],
  ['expired', { exp: now / 1000 - 61 }],
  ['nonce', { nonce: 'n-2' }],
  ['nonce', { nonce: undefined }],
  ['malformed', { sub: '' }],
  ['malformed', { exp: 'soon' }],
])('an id token with a wrong %s is refused', (error, change) => {
  expect(checkIdToken({ ...claims, ...change }, expected, now)).toEqual({ ok: false, error })
})

test.each([[true], ['true']])('a verified e-mail may be said as %o', (said) => {
  const checked = checkIdToken({ ...claims, email_verified: said }, expected, now)
  expect(checked.ok && checked.value.emailVerified).toBe(true)
})

test.each([[false], ['false'], [undefined]])('an e-mail is not verified by %o', (said) => {
  const checked = checkIdToken({ ...claims, email_verified: said }, expected, now)
  expect(checked.ok && checked.value.emailVerified).toBe(false)
})

test('several audiences are right when we are the authorised party', () => {
  const checked = checkIdToken({ ...claims, aud: ['burrow', 'x'], azp: 'burrow' }, expected, now)
  expect(checked.ok).toBe(true)
})
