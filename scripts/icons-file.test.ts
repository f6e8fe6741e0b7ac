import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { iconsFile, iconsPath, namedIcons } from './icons-file.ts'

it('is served with every icon that a page can show, as it is drawn (scripts/make-icons.ts)', () => {
  expect(namedIcons().length).toBeGreaterThan(30)
  expect(readFileSync(`public${iconsPath()}`, 'utf8')).toBe(iconsFile())
  expect(readFileSync('app/ui/icons.tsx', 'utf8')).toContain(`'${iconsPath()}'`)
})

it('holds nothing but shapes', () => {
  expect(iconsFile()).not.toMatch(/style|script|href|undefined/)
})
