/**
 * Makes public/fonts/, app/ui/fonts.css and app/ui/font-files.ts from the installed @fontsource-variable packages:
 * axes narrowed, glyphs subset, and fallback faces whose metrics match, so that text does not move
 * when the web font arrives. Run `node scripts/make-fonts.mjs` after changing a version.
 */
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { format } from 'prettier'
import subsetFont from 'subset-font'
import { fontMetrics } from './font-metrics.mjs'

const OUT = 'public/fonts'
const LATIN =
  'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+2010-2015,U+2018-201E,U+2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212'
const LATIN_EXT = 'U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B,U+1E80-1E85,U+1E9E,U+1EF2-1EF3'

/** Fraunces is kept at the one weight headings use, at its softest. */
const FAMILIES = [
  {
    name: 'Fraunces',
    source: 'full',
    weights: 560,
    face: '500 700',
    pinned: { opsz: 48, SOFT: 100, WONK: 0 },
    features: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum'],
  },
  {
    name: 'Figtree',
    source: 'wght',
    weights: { min: 400, max: 700, default: 400 },
    face: '400 700',
    pinned: {},
    features: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'],
  },
]

/**
 * Faces that stand in while the web font loads: the weight of ours that each is matched to, the
 * weights it is used for, and its mean letter width in em. Widths measured with font-metrics.mjs on
 * Liberation Serif and Sans 2.1 (metric twins of Times New Roman and Arial), @fontsource/noto-serif
 * and @fontsource/roboto 5.3.0.
 */
const STAND_INS = {
  Fraunces: [
    {
      suffix: 'Fallback',
      ours: 560,
      weights: '500 700',
      width: 0.4173,
      local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    },
    {
      suffix: 'Fallback Android',
      ours: 560,
      weights: '500 700',
      width: 0.4958,
      local: ['Noto Serif Bold', 'NotoSerif-Bold'],
    },
  ],
  Figtree: [
    {
      suffix: 'Fallback',
      ours: 400,
      weights: '400 500',
      width: 0.4358,
      local: ['Arial', 'ArialMT', 'Liberation Sans'],
    },
    {
      suffix: 'Fallback',
      ours: 600,
      weights: '501 700',
      width: 0.4678,
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    },
    {
      suffix: 'Fallback Android',
      ours: 400,
      weights: '400 500',
      width: 0.4334,
      local: ['Roboto', 'Roboto-Regular'],
    },
    {
      suffix: 'Fallback Android',
      ours: 600,
      weights: '501 700',
      width: 0.4412,
      local: ['Roboto Bold', 'Roboto-Bold'],
    },
  ],
}

const charactersOf = (ranges) =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range
        .slice(2)
        .split('-')
        .map((hex) => parseInt(hex, 16))
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))
    })
    .join('')

const percent = (ratio) => `${(ratio * 100).toFixed(2)}%`

const sourceOf = (family, script) => {
  const lower = family.name.toLowerCase()
  return readFile(
    `node_modules/@fontsource-variable/${lower}/files/${lower}-${script}-${family.source}-normal.woff2`,
  )
}

const makeFile = async (family, script, ranges) => {
  const woff2 = await subsetFont(await sourceOf(family, script), charactersOf(ranges), {
    keepFeatures: family.features,
    noHinting: true,
    targetFormat: 'woff2',
    variationAxes: { wght: family.weights, ...family.pinned },
  })
  const hash = createHash('sha256').update(woff2).digest('hex').slice(0, 8)
  const file = `${family.name.toLowerCase()}-${script}.${hash}.woff2`
  await writeFile(`${OUT}/${file}`, woff2)
  console.log(file, woff2.length)
  return file
}

const metricsAt = async (family, weight) =>
  fontMetrics(
    await subsetFont(await sourceOf(family, 'latin'), charactersOf(LATIN), {
      targetFormat: 'truetype',
      variationAxes: { wght: weight, ...family.pinned },
    }),
  )

const webFace = (family, file, ranges) => `@font-face {
  font-family: '${family.name}';
  font-style: normal;
  font-weight: ${family.face};
  font-display: swap;
  src: url('/fonts/${file}') format('woff2');
  unicode-range: ${ranges.replaceAll(',', ', ')};
}
`

const fallbackFace = async (family, { suffix, ours, weights, width, local }) => {
  const metrics = await metricsAt(family, ours)
  const size = metrics.width / width
  return `@font-face {
  font-family: '${family.name} ${suffix}';
  font-weight: ${weights};
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(metrics.ascent / size)};
  descent-override: ${percent(metrics.descent / size)};
  line-gap-override: ${percent(metrics.lineGap / size)};
}
`
}

const preloads = []

const makeFamily = async (family) => {
  const latin = await makeFile(family, 'latin', LATIN)
  const extended = await makeFile(family, 'latin-ext', LATIN_EXT)
  const lower = family.name.toLowerCase()
  await copyFile(`node_modules/@fontsource-variable/${lower}/LICENSE`, `${OUT}/${lower}-OFL.txt`)
  preloads.push(`/fonts/${latin}`)
  return [
    webFace(family, extended, LATIN_EXT),
    webFace(family, latin, LATIN),
    ...(await Promise.all(STAND_INS[family.name].map((face) => fallbackFace(family, face)))),
  ]
}

await mkdir(OUT, { recursive: true })
for (const file of await readdir(OUT)) await rm(`${OUT}/${file}`)
const faces = []
for (const family of FAMILIES) faces.push(...(await makeFamily(family)))
const css = `/* Made by scripts/make-fonts.mjs. */\n\n${faces.join('\n')}`
await writeFile(
  'app/ui/fonts.css',
  await format(css, { parser: 'css', singleQuote: true, printWidth: 100 }),
)
await writeFile(
  'app/ui/font-files.ts',
  `/** Made by scripts/make-fonts.mjs: the faces of every page, for \`<link rel="preload">\`. */
export const preloadedFonts = [
${preloads.map((file) => `  '${file}',`).join('\n')}
]
`,
)
