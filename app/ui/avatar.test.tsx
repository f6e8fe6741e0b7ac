import { readdirSync, readFileSync, statSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AVATAR_KEYS } from '#app/content/avatars.ts'
import { Avatar } from './avatar.tsx'

const folder = new URL('../../public/avatars/', import.meta.url)
const drawing = (key: string) => readFileSync(new URL(`${key}.svg`, folder), 'utf8')
const eyes = (svg: string) => /<g id="eyes">.*?<\/g>/.exec(svg)?.[0]

describe('the avatar drawings', () => {
  it('are one for each key and no more', () => {
    expect(readdirSync(folder).sort()).toEqual(AVATAR_KEYS.map((key) => `${key}.svg`).sort())
  })

  it.each(AVATAR_KEYS)('keeps %s light, inert and self-contained', (key) => {
    expect(statSync(new URL(`${key}.svg`, folder)).size).toBeLessThanOrEqual(4096)
    const svg = drawing(key)
    expect(svg).toContain('viewBox="0 0 96 96"')
    expect(svg).not.toMatch(/\sstyle=|<style|<script|<foreignObject|<image|\son\w+=/i)
    const outside = [...svg.matchAll(/(?:href="|url\()([^")]+)/g)].filter(
      ([, to]) => !to?.startsWith('#'),
    )
    expect(outside).toEqual([])
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|data:/)
  })

  it('look out of the same eyes', () => {
    const first = eyes(drawing('badger'))
    expect(first).toBeDefined()
    for (const key of AVATAR_KEYS) expect(eyes(drawing(key))).toBe(first)
  })
})

describe('Avatar', () => {
  it('shows the penguin for a key that nobody knows', () => {
    expect(renderToStaticMarkup(<Avatar avatar="../etc" name="Ada" size={32} />)).toContain(
      'src="/avatars/penguin.svg" width="32" height="32" alt="Ada"',
    )
  })

  it('is silent beside a name, and names the mascot when alone', () => {
    expect(renderToStaticMarkup(<Avatar avatar="fox" name="" />)).toContain('alt=""')
    expect(renderToStaticMarkup(<Avatar avatar="fox" />)).toContain('alt="Fox"')
  })
})
