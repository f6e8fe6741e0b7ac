import { fill, line, oval, pair } from './pen.ts'

/**
 * The faces of `public/avatars/`, in the same 96 by 96 square and with the same eyes, with less
 * detail because a head is about 50 units high in the scene.
 */
const EYES =
  pair(oval('#fbf3e4', [37, 47, 5.4], 'opacity=".8"') + oval('#221913', [37, 47, 4.7])) +
  oval('#fff8ea', [38.4, 45.4, 1.6]) +
  oval('#fff8ea', [60.4, 45.4, 1.6])

const ASLEEP = line('#221913', 2.4, 'M31.5 46q5.5 5 11 0M53.5 46q5.5 5 11 0')

const smile = (y: number, colour = '#4a2f20') =>
  line(colour, 2, `M43.4 ${y}q2.3 2.6 4.6 0q2.3 2.6 4.6 0`)

const cheeks = (y: number, colour = '#d9704f') =>
  pair(oval(colour, [29, y, 4.6, 3], 'opacity=".4"'))

const lower = (drawing: string) => `<g transform="translate(0 8)">${drawing}</g>`

export const fox =
  pair(
    fill('#b9562a', 'M17 50C13 36 13 20 16 10Q17.5 6 21 9C30 15 38 22 43 30Z') +
      fill('#45302a', 'M14.2 24C14.3 18 15 13 16 10Q17.5 6 21 9L31 16.5C26 22 20 25 14.2 24Z'),
  ) +
  fill(
    '#e07d3c',
    'M48 25C62 25 74 32 79 46C81 51 84 55 85 57C78 66 66 69 59 75C55 79 51 81.5 48 81.5S41 79 37 75C30 69 18 66 11 57C12 55 15 51 17 46C22 32 34 25 48 25Z',
  ) +
  fill(
    '#fbf1e2',
    'M11 57C20 53 32 53 38 58C44 62 48 66 48 70C48 66 52 62 58 58C64 53 76 53 85 57C78 66 66 69 59 75Q48 88 37 75C30 69 18 66 11 57Z',
  ) +
  oval('#34231d', [48, 67.5, 5.4, 4]) +
  smile(75) +
  EYES

export const penguin =
  fill('#37424d', 'M48 13C67 13 79 28 79 48C79 66 66 78 48 78S17 66 17 48C17 28 29 13 48 13Z') +
  fill(
    '#f6eee0',
    'M48 37C51 29 58 27 64 29C72 32 75 42 73 52C71 66 60 74 48 74S25 66 23 52C21 42 24 32 32 29C38 27 45 29 48 37Z',
  ) +
  cheeks(58) +
  fill('#e79a3c', 'M41 55.5C44 52.5 52 52.5 55 55.5C54 60 51 63.5 48 63.5S42 60 41 55.5Z') +
  EYES

export const dragon =
  pair(
    fill('#f0e0bd', 'M33 28C26 24 22 16 23 6C31 9 39 16 41 25Z') +
      fill('#3f6a50', 'M23 47C14 47 7 42 5 33C10 33.5 13 32.5 15 29.5C20 31 24 36 26 41Z'),
  ) +
  fill('#d08a4a', 'M48 8L54 24H42Z') +
  fill(
    '#6ba176',
    'M48 21C64 21 76 32 76 48C76 56 74 60 74 66C73 76 61 82 48 82S23 76 22 66C22 60 20 56 20 48C20 32 32 21 48 21Z',
  ) +
  fill('#8cbd8c', 'M48 58C60 56 72 60 74 67C73 77 61 82 48 82S23 77 22 67C24 60 36 56 48 58Z') +
  pair(oval('#33553f', [41, 64.5, 2])) +
  smile(72, '#33553f') +
  EYES

export const cat =
  pair(
    fill('#6d6773', 'M17 48C15 36 15 22 17 13Q18 9 22 11C30 15 38 21 44 27Z') +
      fill('#e0a596', 'M22.5 38C21 30 20.6 24 21 18L36 29Z'),
  ) +
  fill('#918b97', 'M48 22C67 22 80 34 80 52C80 68 66 78 48 78S16 68 16 52C16 34 29 22 48 22Z') +
  fill('#6d6773', 'M45 22h6l-1 11q-2 3-4 0ZM36 24l5-1 1 8q-2 2-4 0ZM60 24l-5-1-1 8q2 2 4 0Z') +
  fill('#f1e7dc', 'M48 54C54 52 64 58 63 66C62 74 55 78 48 78S34 74 33 66C32 58 42 52 48 54Z') +
  fill('#cf7b6a', 'M44 57.4Q48 55.6 52 57.4Q51 62 48 62.4Q45 62 44 57.4Z') +
  smile(65.5) +
  cheeks(59) +
  ASLEEP

export const dog =
  fill(
    '#d3a673',
    'M48 19C64 19 74 30 75 46C76 56 73 63 68 69C63 76 56 80 48 80S33 76 28 69C23 63 20 56 21 46C22 30 32 19 48 19Z',
  ) +
  fill(
    '#f8efe2',
    'M46 19H50C52 26 52 35 55 44C58 52 67 56 67 66C65 76 57 80 48 80S31 76 29 66C29 56 38 52 41 44C44 35 44 26 46 19Z',
  ) +
  pair(
    fill(
      '#7b4f35',
      'M31 21C20 17 11 26 9 41C8 54 10 66 17 67C25 67 27 55 28 46C29 36 35 28 31 21Z',
    ),
  ) +
  oval('#3a2820', [48, 58.5, 8, 5.4]) +
  smile(68) +
  EYES

export const rabbit =
  pair(
    fill(
      '#e0d3c5',
      'M42 44C34 46 28 42 26 34C23 22 24 8 30 5C37 3 44 14 45 28C45.6 36 45 41 42 44Z',
    ) +
      fill(
        '#e0a193',
        'M38.5 39C34 40 31 36 29.8 31C28 22 29 12 31.6 10.5C35.5 9.5 40 19 40.6 28C41 33 40.8 37 38.5 39Z',
      ),
  ) +
  fill('#f3eade', 'M48 36C63 36 75 46 75 60C75 73 63 82 48 82S21 73 21 60C21 46 33 36 48 36Z') +
  fill('#cf7b6a', 'M44.4 64.2Q48 62.4 51.6 64.2Q51 68 48 68.6Q45 68 44.4 64.2Z') +
  smile(71) +
  cheeks(65) +
  lower(EYES)

const fennecFace =
  pair(
    fill('#d5ae7c', 'M22 58C10 46 3 26 7 8Q8 4 12 6C26 12 40 26 46 42Z') +
      fill('#eec3ae', 'M24.5 50C15 40 9.5 26 11.5 12C22 18 33 29 38 41Z'),
  ) +
  fill(
    '#ecd0a3',
    'M48 36C63 36 75 43 76 56C76 65 66 71 59 77Q48 88 37 77C30 71 20 65 20 56C21 43 33 36 48 36Z',
  ) +
  fill(
    '#fbf3e3',
    'M20 60C27 59 35 61 40 67Q48 74 56 67C61 61 69 59 76 60C74 67 66 71 59 77Q48 88 37 77C30 71 22 67 20 60Z',
  ) +
  oval('#3a2820', [48, 69, 4.4, 3.4]) +
  smile(75)

/** The fennec breathes with closed eyes in the scene, and is awake when it works. */
export const fennec = fennecFace + lower(ASLEEP)
export const fennecAwake = fennecFace + lower(EYES)

const mane = Array.from({ length: 12 }, (_, i) => {
  const turn = (Math.PI * i) / 6
  const x = Math.round(48 + 29 * Math.cos(turn))
  const y = Math.round(50 + 29 * Math.sin(turn))
  return `<circle cx="${x}" cy="${y}" r="11.5"/>`
}).join('')

export const lion =
  `<g fill="#8a4b28">${mane}</g>` +
  oval('#a9602f', [48, 50, 31]) +
  pair(oval('#d99f48', [27, 28, 7.5])) +
  fill(
    '#eebb62',
    'M48 25C62 25 71 35 72 49C73 60 68 66 63 72C59 77 54 79 48 79S37 77 33 72C28 66 23 60 24 49C25 35 34 25 48 25Z',
  ) +
  oval('#fbefd9', [48, 68, 13, 10.5]) +
  oval('#6b3a26', [48, 61, 6.4, 4.2]) +
  smile(69) +
  EYES

export const puffin =
  fill('#2f2d33', 'M48 14C66 14 78 28 78 46C78 64 66 78 48 78S18 64 18 46C18 28 30 14 48 14Z') +
  fill(
    '#f7f0e4',
    'M48 44C52 32 62 31 68 35C75 40 76 52 71 61C66 69 56 74 48 74S30 69 25 61C20 52 21 40 28 35C34 31 44 32 48 44Z',
  ) +
  fill(
    '#e0703a',
    'M48 47C56 47 60.5 54 60 63C59 72 53 79 48 82C43 79 37 72 36 63C35.5 54 40 47 48 47Z',
  ) +
  fill('#f0c46a', 'M48 47C56 47 60.5 54 60 63Q48 57 36 63C35.5 54 40 47 48 47Z') +
  fill('#5b6b7a', 'M48 47C55 47 59 52 60 58.5Q48 52 36 58.5C37 52 41 47 48 47Z') +
  EYES

const badgerFace =
  pair(oval('#332c2b', [23, 25, 8.5]) + oval('#efe4d3', [23.6, 25.6, 4.6])) +
  fill(
    '#f4ebdd',
    'M48 17C67 17 80 31 80 49C80 62 72 67 64 73C58 78 54 81 48 81S38 78 32 73C24 67 16 62 16 49C16 31 29 17 48 17Z',
  ) +
  pair(
    fill(
      '#3b3332',
      'M44 68C43 56 45 44 42 30C41 25 40.5 21 39 18Q32 19.5 26 24C26 32 26 38 27 44C29 56 36 63 44 68Z',
    ),
  ) +
  oval('#2a2120', [48, 67, 7, 5.4]) +
  smile(75)

/** The badger sleeps in the scene, and is awake when it is lost. */
export const badger = badgerFace + line('#f4ebdd', 2.6, 'M31.5 46q5.5 5 11 0M53.5 46q5.5 5 11 0')
export const badgerAwake = badgerFace + EYES

/** The whale's brow above the water; its jaw stays below. */
export const whale =
  fill(
    '#6ba6bd',
    'M46.5 24C47 17 43 14.5 37 15C36 10 40 6.5 44 7.5Q47 8.5 48 12Q49 8.5 52 7.5C56 6.5 60 10 59 15C53 14.5 49 17 49.5 24Z',
  ) +
  fill('#5b8fae', 'M48 22C72 22 90 40 92 70H4C6 40 24 22 48 22Z') +
  fill('#4d7d9b', 'M60 24C80 29 90 46 92 70H82C82 48 74 33 60 24Z') +
  smile(59, '#234459') +
  cheeks(56, '#e9a99a') +
  EYES
