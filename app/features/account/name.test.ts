import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { nameField, profileName } from './name.ts'

const field = nameField('Please fill in all fields')

test.each([
  ['  Robin  ', 'Robin'],
  ['Zoe\u0308', 'Zoë'],
  ['سارا\u200cجان', 'سارا\u200cجان'],
  ['🦡', '🦡'],
  ['李', '李'],
])('the name %j is kept as %j', (typed, kept) => {
  expect(v.parse(field, typed)).toBe(kept)
})

test.each(['', ' \t\n ', undefined])('a name that is left out is asked for (%o)', (typed) => {
  expect(v.safeParse(field, typed).issues?.[0].message).toBe('Please fill in all fields')
})

test.each([
  'Ro\u0000bin',
  'Ro\nbin',
  '\u202eniboR',
  'a\u2066b',
  '\u200b\u200b',
  'a\ud800',
  '\u200d',
])('a name with hidden characters is refused: %j', (typed) =>
  expect(v.safeParse(field, typed).success).toBe(false),
)

test('a name has at most 80 characters', () => {
  expect(v.safeParse(field, '🦡'.repeat(80)).success).toBe(true)
  expect(v.safeParse(field, '🦡'.repeat(81)).issues?.[0].message).toBe(
    'A name has at most 80 characters',
  )
})

test('a new profile is named after the sign-up, else the address before the @, else User', () => {
  expect(profileName('Robin', 'r.smith@example.com')).toBe('Robin')
  expect(profileName(null, 'r.smith@example.com')).toBe('r.smith')
  expect(profileName('\u202e', 'r.smith@example.com')).toBe('r.smith')
  expect(profileName(' ', '@example.com')).toBe('User')
})

test('every profile gets a name that the field itself would take', () => {
  fc.assert(
    fc.property(fc.option(fc.string()), fc.string(), (given, email) => {
      expect(v.safeParse(field, profileName(given, email)).success).toBe(true)
    }),
  )
})
