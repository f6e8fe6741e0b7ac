import * as v from 'valibot'
import { expect, test } from 'vitest'
import { resetLink, ResetTokensSchema } from './reset-rules.ts'

test('a reset link carries its two halves and nothing else is taken for them', () => {
  const tokens = { access_token: 'a'.repeat(43), refresh_token: 'b'.repeat(43) }
  const url = new URL(resetLink('https://burrow.example', tokens))
  expect(url.pathname).toBe('/reset-password')
  expect(v.parse(ResetTokensSchema, Object.fromEntries(url.searchParams))).toEqual(tokens)
  expect(v.is(ResetTokensSchema, { ...tokens, refresh_token: '' })).toBe(false)
  expect(v.is(ResetTokensSchema, { access_token: tokens.access_token })).toBe(false)
})
