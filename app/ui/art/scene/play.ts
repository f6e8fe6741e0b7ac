import { dog, puffin, rabbit, whale } from './heads.ts'
import { at, fill, glow, line, oval, pair } from './pen.ts'

const face = (head: string, x: number, y: number, scale: number) =>
  at(x - 48 * scale, y - 48 * scale, head, scale)

const squares = Array.from({ length: 8 }, (_, i) => {
  const row = Math.floor(i / 4)
  const x = -34 + (i % 4) * 17 + (row ? 8.5 : 0)
  return `M${x} ${-62 + row * 5}h8.500l1-5h-7.500Z`
}).join('')

/** The dog and the rabbit at the board, under a hanging lamp. */
export const games =
  line('#8a5a38', 2, 'M-112-112Q-60-128-34-152M112-112Q60-128 34-152') +
  fill('#c9795c', 'M-104-114l14-5l-4 16ZM-58-131l11-9l1 17ZM90-119l14 5l-10 11Z') +
  fill('#6f7f52', 'M-82-122l13-5l-2 16ZM47-140l11 9l-12 8Z') +
  fill('#e5c07a', 'M69-127l13 5l-11 11Z') +
  oval('#b8674a', [0, 4, 110, 9]) +
  glow(0, -112, 122) +
  line('#4d3a2c', 3, 'M0-172V-134') +
  fill('var(--scene-lamp)', 'M-24-116Q-20-136 0-136T24-116Z') +
  fill(
    '#6b4a30',
    'M-112-26h34v6h-34ZM-108-22h6V2h-6ZM-88-22h6V2h-6ZM78-26h34v6H78ZM82-22h6V2h-6ZM102-22h6V2h-6Z',
  ) +
  fill('#c99a6a', 'M-112-24C-118-56-106-72-90-72S-60-56-66-24Z') +
  fill('#f6ecdd', 'M-98-24Q-100-56-88-60Q-76-56-78-24Z') +
  fill('#5d7a4f', 'M-104-70Q-90-60-76-70V-64Q-90-54-104-64Z') +
  face(dog, -90, -92, 0.64) +
  fill('#d8c8b8', 'M66-24C60-56 74-70 90-70S120-56 114-24Z') +
  fill('#fbf5ec', 'M78-24Q76-52 90-56Q104-52 102-24Z') +
  face(rabbit, 90, -92, 0.66) +
  fill('#7c4e30', 'M-8-50H8L12 2H-12Z') +
  oval('#6b4a30', [0, 2, 26, 5]) +
  `<rect fill="#a9714a" x="-62" y="-56" width="124" height="9" rx="4"/>` +
  fill('#f1e2c4', 'M-44-56L-36-68H36L44-56Z') +
  fill('#8a5a38', squares) +
  oval('#a9553f', [-22, -66, 5, 6]) +
  oval('#37424d', [10, -68, 5, 6]) +
  oval('#a9553f', [26, -63, 5, 6]) +
  line('#c99a6a', 9, 'M-70-56L-54-58') +
  line('#e9ddd0', 9, 'M70-56L54-58')

/** The lake under the hill. Water lies at y = -46, the cave is 190 to either side. */
export const lake =
  fill(
    'var(--scene-rim)',
    'M-146-146L-128-96L-108-160ZM-100-162L-90-128L-74-170ZM92-190L108-118L126-180ZM126-176L136-108L160-160Z',
  ) +
  glow(110, -66, 92) +
  `<g class="scene-bob">${face(whale, -40, -76, 1.5)}</g>` +
  fill('var(--scene-water)', 'M-200-46Q0-40 200-46V40H-200Z') +
  fill('var(--scene-water-deep)', 'M-200-24Q0-14 200-24V40H-200Z') +
  line(
    '#fff8ea',
    3,
    'M-112-38h26M20-38h18M64-30h30M-150-30h22M-60-22h40M128-36h22',
    'opacity=".35"',
  ) +
  // A paper boat with a light in it.
  `<g class="scene-bob">` +
  fill('#e3d6bf', 'M92-52L110-82L128-52Z') +
  oval('var(--scene-lamp)', [110, -60, 5, 6]) +
  fill('#fbf5e8', 'M78-54H142L128-38H92Z') +
  fill('#e3d6bf', 'M110-54H142L128-38H110Z') +
  `</g>`

/** The puffin on the hill, looking out. */
export const lookout =
  fill('#e0703a', 'M-10-2h8v5h-11ZM2-2h8l3 5H2Z') +
  fill('#2f2d33', 'M-24-4C-30-34-18-54 0-54S30-34 24-4Q0 4-24-4Z') +
  fill('#f7f0e4', 'M-14-3C-18-28-10-44 0-44S18-28 14-3Q0 1-14-3Z') +
  pair(fill('#2f2d33', 'M-22-40C-32-30-32-16-26-8Q-18-18-18-34Z'), 0) +
  face(puffin, 0, -66, 0.6)
