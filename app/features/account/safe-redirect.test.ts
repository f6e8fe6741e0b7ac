import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

test.each(['/wellbeing', '/journal/2026-11-21?tab=1#end', '/profile'])('%s is followed', (wish) => {
  expect(safeRedirect(wish)).toBe(wish)
})

test.each([
  null,
  '',
  '/',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/a\r\nset-cookie: x',
  'javascript:alert(1)',
  '/login',
  '/logout?x',
  '/auth/google',
  `/${'x'.repeat(600)}`,
])('%j leads home', (wish) => {
  expect(safeRedirect(wish)).toBe('/home')
})

test('whatever is wished for, the browser stays on this site', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', 'a', '\t', '@', '?', '#') }),
      (wish) => {
        const target = new URL(safeRedirect(`/${wish}`), 'https://burrow.example/login')
        expect(target.origin).toBe('https://burrow.example')
      },
    ),
  )
})
