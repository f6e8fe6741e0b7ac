import { badger, cat, dragon, fennec, fox, lion, penguin } from './heads.ts'
import { at, fill, glow, line, oval, pair } from './pen.ts'

/** Each room is drawn with the middle of its floor at (0, 0) and upwards negative. */
const rug = (width: number, colour: string, stripe: string) =>
  oval(colour, [0, 4, width, 9]) + oval(stripe, [0, 4, width * 0.72, 5.6])

const books = (x: number, y: number, colours: string[]) =>
  colours
    .map((colour, i) => {
      const high = 22 + ((i * 7) % 9)
      return `<rect fill="${colour}" x="${x + i * 8.5}" y="${y - high}" width="7.5" height="${high}" rx="1"/>`
    })
    .join('')

const shelf = (x: number, y: number, width: number) =>
  `<rect fill="#8a5a38" x="${x}" y="${y}" width="${width}" height="5" rx="2"/>`

/** A head on a sitting or standing place: [x, y, scale]. */
const face = (head: string, x: number, y: number, scale = 0.58) =>
  at(x - 48 * scale, y - 48 * scale, head, scale)

export const journal =
  rug(84, '#a9553f', '#c9795c') +
  shelf(-104, -66, 62) +
  books(-100, -66, ['#6f7f52', '#c9795c', '#e5c07a', '#5f7482', '#a9553f', '#d8b48a']) +
  shelf(-98, -106, 50) +
  books(-92, -106, ['#d8b48a', '#5f7482', '#c9795c', '#6f7f52']) +
  line('#5c7a4a', 3, 'M-52-108q8-12 2-22M-52-108q-8-8-10-18') +
  glow(72, -96, 112) +
  // The fox behind the desk, its tail to one side.
  fill('#c9672f', 'M-16-6C-48 2-60-22-50-44C-44-30-28-34-14-30Z') +
  fill('#fbf1e2', 'M-53-36C-54-40-52-43-50-44C-47-37-42-34.500-36-33C-42-27-50-29-53-36Z') +
  fill('#c9672f', 'M-18-44C-14-66 4-76 18-76S50-66 54-44Z') +
  fill('#fbf1e2', 'M6-44Q10-68 18-70Q26-68 30-44Z') +
  face(fox, 18, -94, 0.66) +
  // Desk, open journal, pen, ink and lamp.
  fill('#7c4e30', 'M-30-44h8V2h-8ZM84-44h8V2h-8Z') +
  fill('#8a5a38', 'M-22-38H84V-18Q31-26-22-18Z') +
  `<rect fill="#a9714a" x="-38" y="-50" width="138" height="10" rx="4"/>` +
  fill('#fbf5e8', 'M18-52C8-58-4-58-12-54L-16-49H18ZM18-52C28-58 40-58 48-54L52-49H18Z') +
  fill('#e3d6bf', 'M18-52C28-58 40-58 48-54L52-49H18Z') +
  line('#e5c07a', 3, 'M-6-56q-6-10-14-12') +
  oval('#c9672f', [-6, -53, 7, 4.6]) +
  oval('#c9672f', [42, -53, 7, 4.6]) +
  line('#4d3a2c', 4, 'M76-51h18M85-52v-28q0-10-10-13') +
  fill('var(--scene-lamp)', 'M84-108Q66-104 58-86L80-80Q90-92 84-108Z')

const armchair = (cloth: string, dark: string) =>
  fill(dark, 'M-26-2h8v6h-8ZM18-2h8v6h-8Z') +
  fill(cloth, 'M-28-60C-28-82 28-82 28-60V-4H-28Z') +
  fill(dark, 'M-20-28H20V-10H-20Z') +
  pair(`<rect fill="${cloth}" x="-36" y="-40" width="16" height="40" rx="8"/>`, 0)

const kettle =
  fill('#5f7482', 'M-16 0Q-20-20 0-22Q20-20 16 0Z') +
  fill('#4a5c68', 'M4-21.800Q20-20 16 0H8Q12-14 4-21.800Z') +
  line('#5f7482', 5, 'M14-8q8-2 10-11') +
  line('#3a2d26', 3, 'M-12-20C-12-36 12-36 12-20') +
  oval('#3a2d26', [0, -22.5, 3])

/** The stove's pipe, up through the roof of the den to the chimney. */
export const stovePipe = `<rect fill="#4a4442" x="-84" y="-224" width="13" height="164"/>`

export const assistant =
  rug(70, '#6f7f52', '#8fa06c') +
  glow(-52, -34, 96) +
  glow(132, -120, 104) +
  // The stove stands under its pipe.
  `<rect fill="#3a3433" x="-86" y="-62" width="62" height="60" rx="8"/>` +
  `<rect fill="#4a4442" x="-92" y="-66" width="74" height="9" rx="4"/>` +
  fill('#3a3433', 'M-80-4h8v8h-8ZM-38-4h8v8h-8Z') +
  `<rect fill="var(--scene-lamp)" x="-74" y="-46" width="38" height="26" rx="10"/>` +
  fill(
    '#e0703a',
    'M-66-20q-4-10 4-16q1 5 4 6q0-8 6-12q-1 8 4 10q6 4 2 12Z',
    'class="scene-flame"',
  ) +
  at(-42, -66, kettle) +
  line('#fff8ea', 3, 'M-16-96q6-8 0-15t2-14', 'class="scene-steam" opacity=".6"') +
  // The dragon keeps the stove company.
  fill('#4f7d5d', 'M-96 4C-92-22-104-46-122-46S-152-26-150 4Z') +
  fill('#e9d9a0', 'M-108 4C-106-18-112-34-121-36S-138-18-136 4Z') +
  fill('#4f7d5d', 'M-100 4C-84 4-86-6-80-8Q-74-2-80 6Q-90 10-104 4Z') +
  face(dragon, -121, -62, 0.6) +
  // The counsellor with a mug.
  fill('#37424d', 'M2 2C-8-24-4-58 28-58S64-24 54 2Z') +
  fill('#f6eee0', 'M10 2C4-22 10-48 28-48S52-22 46 2Z') +
  pair(oval('#e79a3c', [16, 3, 10, 4.5]), 28) +
  face(penguin, 28, -80, 0.68) +
  fill('#c4573f', 'M4-66Q28-52 52-66L55-56Q28-40 1-56Z') +
  fill('#dc7657', 'M4-66Q28-52 52-66L53.500-61Q28-46 2.500-61Z') +
  fill('#a84430', 'M36-52L47-54Q52-42 50-30H38Q40-42 36-52Z') +
  fill('#37424d', 'M4-44C-8-36-8-22 4-18L14-26Q4-30 8-40Z') +
  fill('#37424d', 'M50-42C62-34 62-22 52-18Q40-20 36-25L40-31Q48-28 50-42Z') +
  `<rect fill="#e5c07a" x="14" y="-36" width="15" height="15" rx="4"/>` +
  shelf(58, -122, 46) +
  `<rect fill="#c9795c" x="62" y="-134" width="10" height="12" rx="3"/><rect fill="#5f7482" x="76" y="-134" width="10" height="12" rx="3"/><rect fill="#6f7f52" x="90" y="-134" width="10" height="12" rx="3"/>` +
  // The other chair is free.
  line('#6b4a30', 4, 'M140 2V-100') +
  fill('var(--scene-lamp)', 'M124-100L130-122H150L156-100Z') +
  at(104, 0, armchair('#b8674a', '#94503a')) +
  fill('#e3d6bf', 'M82-72Q104-80 118-73L112-34Q98-42 88-36Z') +
  line('#c9795c', 3, 'M86-62q14-4 30 0M88-50q12-4 26 0')

export const nest =
  glow(78, -92, 92) +
  line('#6b4a30', 3, 'M78-150v46') +
  fill('#4d3a2c', 'M68-104H88L84-109H72ZM68-82H88V-78H68Z') +
  `<rect fill="var(--scene-lamp)" x="70" y="-104" width="16" height="22" rx="4"/>` +
  oval('#b98a4c', [-8, -8, 106, 24]) +
  oval('#8f6636', [-8, -16, 94, 18]) +
  `<g class="scene-sleep">` +
  fill('#77706b', 'M-72-14C-76-58-30-78 12-74C54-70 80-44 76-12Z') +
  fill('#66605c', 'M44-66C68-56 80-36 76-12H58C64-34 58-54 44-66Z') +
  fill('#6f7f52', 'M-26-12C-34-46-12-74 12-74C54-70 80-44 76-12Z') +
  fill('#5d6c44', 'M44-66C68-56 80-36 76-12H58C64-34 58-54 44-66Z') +
  line('#8fa06c', 4, 'M-6-70C-22-54-20-30-14-12M26-73C14-54 18-30 24-12') +
  `</g>` +
  `<g transform="translate(-88 -74) rotate(-9 38 38) scale(.78)">${badger}</g>` +
  line('#c99b5a', 5, 'M-112-8C-70 12 50 12 96-8M-104-16C-60 4 40 6 92-16') +
  line('#dcb475', 4, 'M-96-2L-72-14M-52 6L-30-8M-6 8L10-6M36 6L60-10M70 0L98-14M-108-14L-92-24')

export const breathing =
  `<g class="scene-breath">` +
  oval('var(--scene-lamp)', [0, -82, 74], 'opacity=".16"') +
  oval('var(--scene-lamp)', [0, -82, 56], 'opacity=".2"') +
  oval('var(--scene-lamp)', [0, -82, 38], 'opacity=".3"') +
  `</g>` +
  rug(58, '#5f7482', '#7d93a0') +
  fill('#d5ae7c', 'M22 0C44 6 58-6 52-28C46-18 38-22 26-16Z') +
  fill('#dcb98a', 'M-28 2C-32-26-18-52 0-52S32-26 28 2Z') +
  fill('#fbf3e3', 'M-13 2Q-14-36 0-42Q14-36 13 2Z') +
  pair(oval('#ecd0a3', [-16, 1, 11, 6]), 0) +
  face(fennec, 0, -76, 0.72) +
  line('#5c7a4a', 3.5, 'M-84-22q-2-26-14-34M-84-24q2-24 10-36M-84-24v-44') +
  fill('#a9553f', 'M-98-26H-70L-75 2H-93Z') +
  glow(86, -26, 66) +
  fill('#fbf5e8', 'M80-2V-20Q80-23 83-23H89Q92-23 92-20V-2Z') +
  fill('var(--scene-lamp)', 'M86-38Q92-30 86-25Q80-30 86-38Z', 'class="scene-flame"')

export const meditation =
  line('#8a5a38', 2, 'M-64-124V-100M64-124V-108') +
  fill('#d9ab63', 'M-58-98A14 14 0 1 0-58-74A16 16 0 0 1-58-98Z') +
  oval('#d9ab63', [64, -101, 7]) +
  glow(0, -70, 100) +
  oval('#5a4456', [0, -6, 66, 13]) +
  oval('#7b5f74', [0, -12, 62, 12]) +
  line('#e5c07a', 2.5, 'M-50-10q50 16 100 0') +
  fill('#6d6773', 'M30-16C58-12 66-30 54-40Q50-44 46-40C54-32 46-24 28-28Z') +
  fill('#817b86', 'M-32-14C-34-44-18-64 0-64S34-44 32-14Q0-6-32-14Z') +
  oval('#f1e7dc', [0, -32, 14, 19]) +
  pair(oval('#918b97', [-22, -15, 15, 7]), 0) +
  oval('#f1e7dc', [0, -19, 10, 5]) +
  face(cat, 0, -84, 0.66) +
  // A moon on a thread, candles, a bowl and a plant.
  `<rect fill="#fbf5e8" x="-92" y="-26" width="12" height="26" rx="3"/><rect fill="#e3d6bf" x="-76" y="-16" width="11" height="16" rx="3"/>` +
  fill(
    'var(--scene-lamp)',
    'M-86-42Q-80-34-86-28Q-92-34-86-42ZM-70.500-31Q-65-24-70.500-18Q-76-24-70.500-31Z',
    'class="scene-flame"',
  ) +
  fill('#b98a4c', 'M68-20H100Q98 0 84 0T68-20Z') +
  fill('#d9ab63', 'M66-21H102V-16H66Z') +
  line('#7c4e30', 4, 'M96-24l14-12')

export const reading =
  `<rect fill="#8a5a38" x="-50" y="-136" width="40" height="30" rx="3"/><rect fill="#f1e7dc" x="-46" y="-132" width="32" height="22"/>` +
  fill('#8fa06c', 'M-46-110v-6q8-8 16-2t16-4v12Z') +
  rug(74, '#7b5f74', '#94788c') +
  glow(74, -96, 104) +
  shelf(-100, -70, 44) +
  books(-98, -70, ['#c9795c', '#5f7482', '#e5c07a', '#6f7f52', '#a9553f']) +
  line('#6b4a30', 4, 'M76 2V-84M66 2H86') +
  fill('var(--scene-lamp)', 'M56-84L64-110H88L96-84Z') +
  at(-2, 0, armchair('#5f7482', '#4a5c68'), 1.25) +
  fill('#d39a45', 'M-30-8C-30-36-18-52-2-52S26-36 26-8Z') +
  face(lion, -2, -80, 0.66) +
  fill('#a9553f', 'M-28-36L-2-30L24-36V-12L-2-6L-28-12Z') +
  fill('#fbf5e8', 'M-25-38L-2-33L21-38V-35L-2-29L-25-35Z') +
  fill('#94503a', 'M-2-30L24-36V-12L-2-6Z') +
  pair(oval('#d39a45', [-29, -22, 6, 7]), -2)
