import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { burrowSceneMarkup } from './burrow-scene-markup.ts'
import { BurrowScene } from './burrow-scene.tsx'

const css = readFileSync(new URL('./scene.css', import.meta.url), 'utf8')
const palette = (daypart: string) => {
  const block = new RegExp(`\\.scene-${daypart} \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  return new Set([...block.matchAll(/--scene-[\w-]+(?=:)/g)].map(([name]) => name))
}

describe('the burrow scene', () => {
  it('weighs at most 10 KB gzipped', () => {
    expect(gzipSync(burrowSceneMarkup).length).toBeLessThanOrEqual(10_240)
  })

  it('carries no style attribute, script, stranger or unfinished number', () => {
    expect(burrowSceneMarkup).not.toMatch(/\sstyle=|<style|<script|<image|https?:|NaN|undefined/)
  })

  it('closes every element that it opens', () => {
    const opened = burrowSceneMarkup.match(/<[a-zA-Z]+(?:\s[^>]*[^/])?>/g) ?? []
    const closed = burrowSceneMarkup.match(/<\/[a-zA-Z]+>/g) ?? []
    expect(opened.length).toBe(closed.length)
  })

  it.each(['morning', 'midday', 'evening', 'night'] as const)('has every colour for %s', (part) => {
    const used = [...burrowSceneMarkup.matchAll(/var\((--scene-[\w-]+)\)/g)].map(([, name]) => name)
    const known = palette(part)
    expect(used.filter((name) => name === undefined || !known.has(name))).toEqual([])
    const html = renderToStaticMarkup(<BurrowScene daypart={part} label="A burrow" />)
    expect(html).toMatch(new RegExp(`^<svg role="img" aria-label="A burrow".*scene-${part}"`))
  })
})
