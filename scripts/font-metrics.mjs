/**
 * Reads the few figures of a TrueType file that decide how much room its text takes.
 * Table layouts: OpenType 1.9.1, https://learn.microsoft.com/typography/opentype/spec/
 */

/** Running English with its capitals, figures and stops: what pages are set in. */
const SAMPLE =
  'A few minutes, morning and evening: sleep, food, fresh air, rest. Six guided techniques with a circle that keeps the time. It does not diagnose or treat anything, and it does not take the place of a doctor, a therapist or an emergency service. Free for everyone aged 16 and over, from 1 to 10 minutes.'

const tablesOf = (font) => {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const tables = {}
  for (let i = 0; i < view.getUint16(4); i += 1) {
    const record = 12 + i * 16
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((n) => view.getUint8(record + n)))
    tables[tag] = view.getUint32(record + 8)
  }
  return { view, tables }
}

/** Gives the offset of the first format 4 sub-table of `cmap` (the Basic Multilingual Plane). */
const formatFour = (view, cmap) => {
  for (let i = 0; i < view.getUint16(cmap + 2); i += 1) {
    const at = cmap + view.getUint32(cmap + 4 + i * 8 + 4)
    if (view.getUint16(at) === 4) return at
  }
  throw new Error('This font has no format 4 character map.')
}

const glyphOf = (view, cmap, code) => {
  const at = formatFour(view, cmap)
  const segments = view.getUint16(at + 6)
  const ends = at + 14
  for (let i = 0; i < segments; i += 2) {
    if (view.getUint16(ends + i) < code) continue
    const starts = ends + segments + 2
    const start = view.getUint16(starts + i)
    if (start > code) return 0
    const delta = view.getUint16(starts + segments + i)
    const rangeAt = starts + 2 * segments + i
    const range = view.getUint16(rangeAt)
    if (range === 0) return (code + delta) & 0xffff
    return (view.getUint16(rangeAt + range + (code - start) * 2) + delta) & 0xffff
  }
  return 0
}

/**
 * @param {Uint8Array} font a TrueType file at one fixed weight
 * @returns {{ ascent: number, descent: number, lineGap: number, width: number }} in em; `width` is
 *   the mean advance of a letter in English text, `descent` is positive
 */
export const fontMetrics = (font) => {
  const { view, tables } = tablesOf(font)
  const unitsPerEm = view.getUint16(tables.head + 18)
  const widths = view.getUint16(tables.hhea + 34)
  const advance = (letter) => {
    const glyph = glyphOf(view, tables.cmap, letter.codePointAt(0))
    return view.getUint16(tables.hmtx + Math.min(glyph, widths - 1) * 4)
  }
  const total = [...SAMPLE].reduce((sum, letter) => sum + advance(letter), 0)
  return {
    ascent: view.getInt16(tables.hhea + 4) / unitsPerEm,
    descent: -view.getInt16(tables.hhea + 6) / unitsPerEm,
    lineGap: view.getInt16(tables.hhea + 8) / unitsPerEm,
    width: total / SAMPLE.length / unitsPerEm,
  }
}
