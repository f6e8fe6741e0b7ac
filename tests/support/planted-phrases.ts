/** So many phrases that nobody would write by chance: distinct, and in each something that JSON escapes. */
export function plantedPhrases(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, n) => {
    const at = from + n
    const word = (salt: number) => WORDS[(at * salt + salt) % WORDS.length] ?? ''
    return `${word(7)} "${word(3)}" ünder ${word(5)} no ${at}`
  })
}

const WORDS = [
  'quartz',
  'lantern',
  'thimble',
  'heron',
  'marzipan',
  'anchor',
  'velvet',
  'ripple',
  'cobweb',
  'saffron',
  'pebble',
]

/** A phrase in every form in which a database or a log might hold it, as bytes. */
function formsOf(phrase: string): Buffer[] {
  const bytes = Buffer.from(phrase, 'utf8')
  // Base64 of a text around the phrase has it at one of three offsets; its ends may differ.
  const inBase64 = [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
    return text.slice(offset === 0 ? 0 : 4, -4)
  })
  const escaped = JSON.stringify(phrase).slice(1, -1)
  const texts = [
    phrase,
    escaped,
    JSON.stringify(escaped).slice(1, -1),
    escaped.replace('ü', '\\u00fc'),
    encodeURIComponent(phrase),
    new URLSearchParams([['', phrase]]).toString().slice(1),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    ...inBase64,
    ...inBase64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
  ]
  const utf16 = Buffer.from(phrase, 'utf16le')
  return [...texts.map((text) => Buffer.from(text, 'utf8')), utf16, Buffer.from(utf16).swap16()]
}

/** The phrases that are to be found in these bytes, in whatever form. */
export function findPhrases(haystack: Buffer, phrases: readonly string[]): string[] {
  return phrases.filter((phrase) => formsOf(phrase).some((form) => haystack.includes(form)))
}

/** A phrase's forms by a name, so that a test can plant each and see it found. */
export function plantings(phrase: string): Record<string, Buffer> {
  const text = (value: string) => Buffer.from(`before ${value} after`, 'utf8')
  const around = Buffer.from(`x${phrase} and more`, 'utf8')
  return {
    plain: text(phrase),
    'JSON in JSON': text(JSON.stringify({ list: JSON.stringify([phrase]) })),
    base64: text(around.toString('base64')),
    base64url: text(around.toString('base64url')),
    hex: text(around.toString('hex')),
    'a form': text(new URLSearchParams({ motto: phrase }).toString()),
    'UTF-16': Buffer.from(`before ${phrase} after`, 'utf16le'),
    'UTF-16, big end first': Buffer.from(`before ${phrase} after`, 'utf16le').swap16(),
  }
}
