import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Logo } from './logo.tsx'
import { MoodIcon } from './mood-icons.tsx'
import { spotFile, spotMarkup } from './spots-markup.ts'
import { Spot } from './spots.tsx'

const publicFile = (path: string) =>
  readFileSync(new URL(`../../../public/${path}`, import.meta.url))
const inert = (markup: string) =>
  expect(markup).not.toMatch(
    /\sstyle=|<style|<script|<image|href=|https?:|NaN|undefined|\p{Emoji_Presentation}/u,
  )
const closed = (markup: string) =>
  expect(markup.match(/<[a-zA-Z]+(?:\s[^>]*[^/])?>/g)?.length).toBe(
    markup.match(/<\/[a-zA-Z]+>/g)?.length,
  )

const spots = Object.keys(spotMarkup) as (keyof typeof spotMarkup)[]
const moods = ['processing', 'relaxed', 'peaceful', 'cat', 'forest', 'ocean', 'sunshine'] as const

describe('the small drawings', () => {
  it.each(spots)('keeps the spot %s light and inert', (name) => {
    const html = spotFile(name)
    expect(html.length).toBeLessThanOrEqual(2700)
    inert(html.replace(' xmlns="http://www.w3.org/2000/svg"', ''))
    closed(html)
  })

  it.each(spots)('serves the spot %s as it is drawn (scripts/make-spots.ts)', (name) => {
    expect(publicFile(`spots/${name}.svg`).toString()).toBe(spotFile(name))
    expect(renderToStaticMarkup(<Spot name={name} />)).toContain(`href="/spots/${name}.svg#spot"`)
  })

  it('names a spot only where it is given words', () => {
    expect(renderToStaticMarkup(<Spot name="rest" label="A cat asleep" />)).toContain(
      '<svg role="img" aria-label="A cat asleep"',
    )
    expect(renderToStaticMarkup(<Spot name="rest" />)).toContain('<svg aria-hidden="true"')
  })

  it('draws seven different moods in the colours of the theme', () => {
    const drawn = moods.map((mood) => renderToStaticMarkup(<MoodIcon mood={mood} size={32} />))
    expect(new Set(drawn).size).toBe(7)
    for (const html of drawn) {
      inert(html)
      closed(html)
      expect(html).toContain('width="32"')
      expect(html).not.toMatch(/#[0-9a-f]{3}/i)
    }
  })

  it('uses the drawing of the logo as the favicon', () => {
    const shapes = (svg: string) => svg.match(/ d="[^"]+"/g)
    expect(shapes(publicFile('favicon.svg').toString())).toEqual(
      shapes(renderToStaticMarkup(<Logo />)),
    )
  })

  it.each([
    ['icons/icon-192.png', 192],
    ['icons/icon-512.png', 512],
    ['icons/apple-touch-icon.png', 180],
  ])('has %s as a square PNG of %i pixels, under 48 KB', (path, edge) => {
    const png = publicFile(path)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([edge, edge])
    expect(png.length).toBeLessThan(48 * 1024)
  })
})
