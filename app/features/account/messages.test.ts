import { expect, test } from 'vitest'
import { loginMessageFor } from './messages.ts'

test.each([
  ['Invalid login credentials', 'Incorrect email or password. Please try again.'],
  ['Invalid API key', 'Authentication service unavailable. Please try again later.'],
  [
    'TypeError: NetworkError when attempting to fetch resource.',
    'Unable to connect to the authentication service. Please check your internet connection.',
  ],
  ['email rate limit exceeded', 'Too many login attempts. Please wait a moment and try again.'],
  ['anything else', 'An error occurred while signing in. Please try again.'],
])('a sign-in failure that says "%s" is shown in the catalogue’s words', (failure, shown) => {
  expect(loginMessageFor(failure)).toBe(shown)
})
