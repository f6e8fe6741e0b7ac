import { badgerAwake, cat, dog, fennecAwake, puffin, rabbit } from '#app/ui/art/scene/heads.ts'
import { at, fill, line, oval, pair } from '#app/ui/art/scene/pen.ts'

/** A soft ground to stand on, in the theme's tint; everything else keeps its own colours. */
const ground = fill(
  'var(--color-moss-tint)',
  'M20 96C16 50 62 14 116 16S222 48 222 96S190 148 120 148S24 140 20 96Z',
)

const lantern =
  line('#6b4a30', 3, 'M-9-36C-9-50 9-50 9-36') +
  fill('#4d3a2c', 'M-15-28L-10-37H10L15-28ZM-15 0H15V6H-15Z') +
  `<rect fill="#f3d27a" x="-12" y="-28" width="24" height="28" rx="5"/>` +
  fill('#e0703a', 'M0-22Q8-12 0-5Q-8-12 0-22Z')

const light = (x: number, y: number, r: number) =>
  oval('#f3d27a', [x, y, r], 'opacity=".22"') + oval('#f3d27a', [x, y, r * 0.66], 'opacity=".28"')

/** Insides of `<svg viewBox="0 0 240 160">`. */
export const spotMarkup = {
  // A rabbit looks up over the edge of an empty nest, at a leaf on its way down.
  empty:
    ground +
    oval('#8f6636', [116, 122, 72, 16]) +
    `<g transform="rotate(-6 116 90)">${at(72, 32, rabbit, 0.92)}</g>` +
    fill('#b98a4c', 'M40 116C44 146 76 154 116 154S188 146 192 116C172 138 60 138 40 116Z') +
    line(
      '#dcb475',
      4,
      'M56 134l22 6M90 142l24 6M126 150l28-8M160 142l20-10M72 150l18-8M136 140l16 8',
    ) +
    oval('#f3eade', [88, 127, 11, 8]) +
    oval('#f3eade', [144, 127, 11, 8]) +
    fill('#6f8f5a', 'M160 30Q176 16 196 28Q184 46 160 30Z') +
    line('#4f6b42', 2, 'M150 32l30-4'),

  // A badger with a lantern where the tunnel forks.
  lost:
    fill('#7d5a45', 'M14 138C4 66 54 12 120 12S236 66 226 138Q224 150 212 150H28Q16 150 14 138Z') +
    fill(
      '#38251d',
      'M30 138V98C30 74 44 58 62 58S94 74 94 98V138ZM146 138V98C146 74 160 58 178 58S210 74 210 98V138Z',
    ) +
    fill('#9b745a', 'M22 138H218Q222 150 212 150H28Q18 150 22 138Z') +
    light(164, 108, 38) +
    fill('#77706b', 'M88 146C84 112 98 94 120 94S156 112 152 146Z') +
    oval('#efe4d3', [120, 132, 15, 16]) +
    at(82, 32, badgerAwake, 0.79) +
    line('#77706b', 12, 'M146 118q10 2 16-10') +
    at(164, 142, lantern),

  // A round door, shut for now, with the lamp lit behind its window.
  locked:
    fill('#7f9a62', 'M8 148C30 140 44 16 120 16S210 140 232 148Z') +
    fill('#6b8752', 'M120 16C196 16 210 140 232 148H176C200 90 180 30 120 16Z') +
    oval('#6b4a30', [120, 92, 55]) +
    oval('#c0684a', [120, 92, 47]) +
    fill('#a5553b', 'M136 48A47 47 0 0 1 136 136Q152 92 136 48Z') +
    line('#a5553b', 2.5, 'M96 54v76M146 54v76') +
    light(120, 82, 40) +
    oval('#6b4a30', [120, 80, 24]) +
    oval('#f8dd8d', [120, 80, 19.5]) +
    line('#6b4a30', 4, 'M120 61v38M101 80h38') +
    oval('#f3d27a', [154, 104, 5]) +
    fill('#b3a08a', 'M58 140H182Q188 140 188 148V154H52V148Q52 140 58 140Z') +
    line('#6b4a30', 3, 'M196 60h14v10') +
    light(210, 86, 26) +
    at(210, 104, lantern, 0.7) +
    line('#4f6b42', 4, 'M34 146v-14M28 136l6 6l6-8') +
    pair(oval('#e9a99a', [30, 128, 4]), 34),

  // A fennec digs; earth flies.
  building:
    ground +
    fill('#dcb98a', 'M88 130C88 100 104 84 124 84S160 100 160 130Z') +
    fill('#fbf3e3', 'M110 130Q110 98 124 92Q138 98 138 130Z') +
    at(76, 6, fennecAwake, 1) +
    fill(
      '#7d5a45',
      'M22 150C40 116 66 128 84 118S120 124 136 122S180 108 196 124S216 142 220 150Z',
    ) +
    fill('#684837', 'M22 150C60 132 180 134 220 150Z') +
    oval('#ecd0a3', [92, 119, 12, 8]) +
    oval('#ecd0a3', [156, 117, 12, 8]) +
    line('#a9714a', 6, 'M190 60L168 120') +
    fill('#8c98a0', 'M160 112L178 118Q178 138 160 142Q152 128 160 112Z') +
    line('#6b4a30', 6, 'M184 58l12 5') +
    `<g fill="#7d5a45"><circle cx="48" cy="84" r="6"/><circle cx="36" cy="104" r="4"/><circle cx="62" cy="64" r="4"/><circle cx="212" cy="96" r="5"/></g>`,

  // A puffin brings a letter.
  letter:
    ground +
    pair(fill('#e0703a', 'M100 144h14v7h-20Z'), 120) +
    fill('#2f2d33', 'M76 146C66 104 88 74 120 74S174 104 164 146Q120 156 76 146Z') +
    oval('#f7f0e4', [120, 122, 32, 28]) +
    at(72, 6, puffin, 1) +
    `<g transform="rotate(-4 120 122)">` +
    `<rect fill="#fbf5e8" x="76" y="96" width="88" height="54" rx="5"/>` +
    fill('#e3d6bf', 'M76 148L110 122H130L164 148Q163 150 159 150H81Q77 150 76 148Z') +
    fill('#efe4d0', 'M77 98Q78 96 82 96H158Q162 96 163 98L126 128Q120 132 114 128Z') +
    oval('#c4573f', [120, 127, 9]) +
    fill('#f0c9a8', 'M120 121q6 6 0 12q-6-6 0-12Z') +
    `</g>` +
    pair(fill('#2f2d33', 'M74 96C58 108 60 128 76 130Q90 126 86 114Q76 110 74 96Z'), 120),

  // A cat asleep, curled on a cushion under a thin moon.
  rest:
    ground +
    oval('#5a4456', [120, 138, 86, 14]) +
    oval('#7b5f74', [120, 130, 82, 15]) +
    fill('#817b86', 'M52 126C50 84 86 60 128 62S196 90 190 126Q120 142 52 126Z') +
    fill('#716b77', 'M154 68C180 78 194 100 190 126Q176 130 158 131C176 112 172 84 154 68Z') +
    line('#6d6773', 5, 'M132 70q10 8 8 20M112 66q4 6 4 12') +
    `<g transform="rotate(-8 88 100)">${at(46, 60, cat, 0.84)}</g>` +
    line('#6d6773', 15, 'M186 116C184 138 140 138 108 132') +
    line('#f1e7dc', 15, 'M112 132.8L108 132') +
    fill('#f3d27a', 'M186 24A18 18 0 1 0 198 54A20 20 0 0 1 186 24Z'),

  // A lantern fell over; a dog sets it upright. Nothing broke, the light still burns.
  trouble:
    ground +
    oval('#8fa06c', [120, 144, 84, 9]) +
    light(168, 108, 44) +
    fill('#c99a6a', 'M52 146C46 108 64 82 92 82S138 108 132 146Z') +
    oval('#f6ecdd', [92, 128, 18, 20]) +
    fill('#5d7a4f', 'M66 86Q92 102 118 86V95Q92 110 66 95Z') +
    at(45, 8, dog, 0.98) +
    `<g transform="rotate(24 176 146)">${at(170, 140, lantern, 1.35)}</g>` +
    line('#c99a6a', 14, 'M120 116Q136 118 152 112') +
    line('#6b8752', 3, 'M212 140l-4-10M216 140l4-12M30 140l-4-10M34 140l3-12'),
}

export type SpotName = keyof typeof spotMarkup

/**
 * The file a spot is served as, for `<use>`: its shapes under the id `spot`. They take the page's
 * colours, since custom properties reach into what `<use>` shows.
 */
export const spotFile = (name: SpotName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><g id="spot">${spotMarkup[name]}</g></svg>\n`
