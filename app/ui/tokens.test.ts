import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Theme = 'light' | 'dark'
type Colour = readonly [lightness: number, chroma: number, hue: number]

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const oklch = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g

const coloursOf = (theme: Theme): Record<string, Colour> =>
  Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): ([^;]*oklch[^;]*);/g)].map(([, name, value]) => {
      const found = [...(value ?? '').matchAll(oklch)].map(
        ([, l, c, h]) => [Number(l), Number(c), Number(h)] as const,
      )
      const colour = theme === 'dark' ? (found[1] ?? found[0]) : found[0]
      if (!name || !colour) throw new Error(`cannot read ${value}`)
      return [name, colour]
    }),
  )

/** OKLCH to linear sRGB, Ottosson 2020, https://bottosson.github.io/posts/oklab/. */
const linearRgb = ([lightness, chroma, hue]: Colour) => {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ] as const
}

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
const luminance = (colour: Colour) => {
  const [r, g, b] = linearRgb(colour).map((channel) => Math.min(1, Math.max(0, channel)))
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

const contrast = (one: Colour, other: Colour) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const grounds = ['paper', 'card', 'sunk']
const tints = ['moss-tint', 'clay-tint', 'lamp-tint']
const pairs = (texts: string[], on: string[]) =>
  texts.flatMap((text) => on.map((ground) => [text, ground] as const))

/** [text or mark, ground, least ratio] */
const rules = [
  ...pairs(['ink'], [...grounds, ...tints]).map((pair) => [...pair, 7] as const),
  ...pairs(['ink-soft'], ['paper', 'card']).map((pair) => [...pair, 7] as const),
  ...pairs(['ink-soft'], ['sunk', ...tints]).map((pair) => [...pair, 4.5] as const),
  ...pairs(['moss', 'moss-deep', 'clay'], [...grounds, ...tints]).map(
    (pair) => [...pair, 4.5] as const,
  ),
  ...pairs(['on-moss'], ['moss', 'moss-deep']).map((pair) => [...pair, 4.5] as const),
  ...pairs(['on-clay'], ['clay', 'clay-deep']).map((pair) => [...pair, 4.5] as const),
  ['on-lamp', 'lamp', 4.5] as const,
  ['on-dusk', 'dusk', 7] as const,
  ...[1, 2, 3, 4, 5, 6].map((n) => [`on-level-${n}`, `level-${n}`, 4.5] as const),
  ...pairs(['focus', 'edge'], grounds).map((pair) => [...pair, 3] as const),
  ...pairs(['focus'], tints).map((pair) => [...pair, 3] as const),
]

describe.each(['light', 'dark'] as const)('the %s palette', (theme) => {
  const colours = coloursOf(theme)
  const colour = (name: string) => {
    const found = colours[name]
    if (!found) throw new Error(`no token ${name}`)
    return found
  }

  it.each(rules)('sets %s on %s at a ratio of at least %s', (text, ground, least) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(least)
  })

  it('lies within sRGB, so that every screen shows the contrast that was computed', () => {
    for (const [name, value] of Object.entries(colours)) {
      for (const channel of linearRgb(value)) {
        expect(channel, name).toBeGreaterThan(-0.002)
        expect(channel, name).toBeLessThan(1.002)
      }
    }
  })

  it('makes each step of wellbeing clearly darker than the one before', () => {
    const steps = [1, 2, 3, 4, 5, 6].map((n) => luminance(colour(`level-${n}`)))
    steps.slice(1).forEach((step, index) => {
      expect(((steps[index] ?? 0) + 0.05) / (step + 0.05)).toBeGreaterThan(1.25)
    })
  })
})

describe('the contrast of the test itself', () => {
  it('agrees with WCAG on black and white', () => {
    expect(contrast([0, 0, 0], [1, 0, 0])).toBeCloseTo(21, 1)
  })
})
