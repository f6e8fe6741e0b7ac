import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emailField, normaliseEmail } from './email.ts'

const field = emailField('Please enter your email address')
const messageFor = (typed: unknown) => v.safeParse(field, typed).issues?.[0].message

test.each([
  ['  Robin@Example.COM ', 'robin@example.com'],
  ["o'brien+burrow@mail.example.co.uk", "o'brien+burrow@mail.example.co.uk"],
  ['a@b.c', 'a@b.c'],
])('%s is kept as %s', (typed, kept) => {
  expect(v.parse(field, typed)).toBe(kept)
})

test.each(['', '   ', undefined])('an address that is left out is asked for (%o)', (typed) => {
  expect(messageFor(typed)).toBe('Please enter your email address')
})

test.each([
  'robin',
  'robin@',
  '@example.com',
  'robin@example',
  'a b@example.com',
  'a@-x.com',
  'a@x..com',
  'a@x.com\r\nBcc: b@x.com',
  'a@exam\u0000ple.com',
])('%j is not an address', (typed) =>
  expect(messageFor(typed)).toMatch(/^Please enter a full email address/),
)

test('an address has at most 254 characters', () => {
  const domain = `${'d'.repeat(60)}.${'d'.repeat(60)}.${'d'.repeat(60)}`
  const longest = `${'a'.repeat(254 - domain.length - 1 - 12)}@${domain}.${'e'.repeat(11)}`
  expect(v.safeParse(field, longest).success).toBe(true)
  expect(messageFor(`${'a'.repeat(300)}@example.com`)).toBe(
    'An email address has at most 254 characters',
  )
})

test('an address is read in linear time and normalising it twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (typed) => {
      expect(normaliseEmail(normaliseEmail(typed))).toBe(normaliseEmail(typed))
      v.safeParse(field, typed)
    }),
  )
  const hostile = `a@${'a-'.repeat(120)}`
  const start = performance.now()
  for (let i = 0; i < 1000; i++) v.safeParse(field, hostile)
  expect(performance.now() - start).toBeLessThan(1000)
})
