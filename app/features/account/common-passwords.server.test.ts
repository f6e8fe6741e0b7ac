import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.server.ts'
import { passwordProblem } from './password-rules.ts'

test.each(
  [
    'Password1!',
    'P@ssw0rd',
    'Qwerty123!',
    'Welcome2024',
    'Summer2025!',
    'Abcd1234',
    '1qaz@WSX',
    'passwordpassword',
    'aaaaaaaaaaaaaaaa',
    'Liverpool1!',
  ].filter((typed) => passwordProblem(typed) === null),
)('%s passes the rules but is one of the most common', (typed) =>
  expect(isCommonPassword(typed)).toBe(true),
)

test.each([
  'Quiet-burrow-7',
  'Burrow-demo-2026',
  'xK9#mQ2$vL',
  'seven otters sleep under moss',
  'Passwort-Igel 3',
])('%s is not', (typed) => expect(isCommonPassword(typed)).toBe(false))
