import { at, fill, line, oval } from './pen.ts'

const stars = [
  [90, 60, 2],
  [170, 130, 1.5],
  [250, 50, 1.5],
  [330, 110, 2],
  [420, 40, 1.5],
  [470, 120, 1.5],
  [545, 70, 2],
  [620, 30, 1.5],
  [690, 100, 1.5],
  [770, 50, 2],
  [850, 110, 1.5],
  [905, 40, 1.5],
  [985, 90, 2],
  [1060, 150, 1.5],
  [1090, 40, 1.5],
  [1180, 110, 2],
  [1260, 50, 1.5],
  [1350, 120, 2],
]
  .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
  .join('')

const cloud = 'M0 30Q-2 10 18 12Q24-8 46-4Q62-16 78 2Q100-2 104 16Q122 16 120 30Z'

/** Sky from top to horizon, the sun or moon, stars and clouds. */
export const sky =
  `<rect fill="url(#bs-sky)" width="1440" height="420"/>` +
  `<g class="scene-stars" fill="#fff3d6">${stars}</g>` +
  `<g class="scene-sun">` +
  oval('url(#bs-halo)', [0, 0, 190]) +
  oval('var(--scene-sun)', [0, 0, 40]) +
  `<g class="scene-moon" fill="#d9cfae"><circle cx="-12" cy="-10" r="9"/><circle cx="14" cy="12" r="7"/><circle cx="-8" cy="19" r="4.5"/><circle cx="17" cy="-17" r="4"/></g>` +
  `</g>` +
  `<g fill="var(--scene-cloud)" class="scene-clouds">` +
  at(150, 110, `<path d="${cloud}"/>`, 1.1) +
  at(560, 40, `<path d="${cloud}"/>`, 0.8) +
  at(1010, 30, `<path d="${cloud}"/>`, 0.95) +
  at(1230, 60, `<path d="${cloud}"/>`, 1.2) +
  `</g>` +
  fill(
    'var(--scene-far)',
    'M0 300C120 220 230 230 330 262C450 214 560 200 660 240C800 180 930 190 1040 240C1150 200 1320 210 1440 270V420H0Z',
  ) +
  fill(
    'var(--scene-mid)',
    'M0 330C160 270 280 280 400 270C560 240 760 230 900 250C1080 240 1250 270 1440 300V420H0Z',
  )

const tuft = (x: number, y: number) =>
  `M${x - 9} ${y}q2-9-3-16q8 5 9 14q0-12 4-20q4 9 1 20q4-8 10-12q-5 8-4 14Z`

const flower = (x: number, y: number, colour: string) =>
  line('var(--scene-grass-deep)', 2.5, `M${x} ${y}v-16`) +
  `<g fill="${colour}"><circle cx="${x - 4}" cy="${y - 18}" r="3.600"/><circle cx="${x + 4}" cy="${y - 18}" r="3.600"/><circle cx="${x}" cy="${y - 23}" r="3.600"/></g>` +
  oval('#f3d27a', [x, y - 19, 2.4])

/** The tree, the door and the chimney stand on the hill; `smoke` drifts where motion is welcome. */
export const onTheHill =
  // The tree, with a nest box.
  fill(
    'var(--scene-trunk)',
    'M944 262C952 226 950 190 944 150H974C968 190 970 228 984 268C964 262 956 262 944 262Z',
  ) +
  line('var(--scene-trunk)', 11, 'M960 196Q984 176 1000 158M956 180Q936 164 924 150') +
  `<g fill="var(--scene-leaf)"><circle cx="958" cy="104" r="58"/><circle cx="906" cy="136" r="40"/><circle cx="1012" cy="134" r="44"/></g>` +
  `<g fill="var(--scene-leaf-light)"><circle cx="944" cy="88" r="40"/><circle cx="896" cy="126" r="25"/><circle cx="996" cy="118" r="27"/></g>` +
  // The chimney.
  `<g fill="var(--scene-smoke)" class="scene-smoke"><circle cx="798" cy="134" r="8"/><circle cx="806" cy="112" r="11"/><circle cx="801" cy="84" r="14"/><circle cx="812" cy="50" r="18"/></g>` +
  `<rect fill="#94503a" x="780" y="160" width="32" height="56" rx="3"/><rect fill="#b8674a" x="774" y="152" width="44" height="13" rx="3"/>`

/** Grass along the edge of the hill, drawn after the soil. */
export const turf =
  fill(
    'var(--scene-grass)',
    'M0 352C180 326 330 258 520 220C620 200 700 192 770 198C940 212 1090 296 1440 342V372C1090 326 940 240 770 224C700 218 620 226 520 246C330 286 180 352 0 380Z',
  ) +
  fill(
    'var(--scene-grass-deep)',
    `M0 372C180 344 330 278 520 239C620 218 700 210 770 216C940 232 1090 318 1440 364V376C1400 366 1390 380 1350 366C1310 372 1290 352 1250 352C1220 354 1190 332 1160 332C1120 332 1100 308 1060 306C1030 308 1010 282 970 282C940 284 930 256 900 258C870 262 860 236 820 240C790 246 770 226 740 234C700 242 680 226 640 240C600 250 580 238 540 254C500 266 490 256 450 276C410 288 400 280 360 304C320 316 310 310 270 334C220 348 210 344 160 362C110 374 60 372 0 384Z`,
  ) +
  fill(
    'var(--scene-grass)',
    [
      tuft(130, 338),
      tuft(300, 292),
      tuft(452, 243),
      tuft(700, 205),
      tuft(860, 218),
      tuft(1060, 270),
      tuft(1210, 306),
      tuft(1350, 330),
    ].join(''),
  ) +
  `<g class="scene-outdoors">` +
  flower(368, 274, '#e9a99a') +
  flower(390, 268, '#f6eee0') +
  flower(842, 216, '#f6eee0') +
  flower(1124, 288, '#e9a99a') +
  flower(1150, 296, '#f6eee0') +
  flower(236, 316, '#f6eee0') +
  `</g>`

/** The round front door under its own small mound, with a lit window and a lantern. */
export const door =
  fill(
    'var(--scene-grass)',
    'M470 236C536 224 542 144 611 142S690 206 756 210Q700 226 664 232L556 240Q516 240 470 236Z',
  ) +
  fill('var(--scene-grass-deep)', 'M552 258C548 192 572 160 611 160S674 192 670 258Z') +
  oval('url(#bs-glow)', [611, 200, 96], 'class="scene-glow"') +
  oval('#6b4a30', [611, 214, 47]) +
  oval('#5d7a4f', [611, 214, 40]) +
  fill('#4c6641', 'M624 176A40 40 0 0 1 624 252Q636 214 624 176Z') +
  line('#4c6641', 2, 'M590 182v64M632 182v64') +
  oval('#4c6641', [611, 204, 20]) +
  oval('#e5c07a', [640, 224, 4]) +
  fill('#a08d79', 'M560 250H662Q668 250 668 256V262H554V256Q554 250 560 250Z') +
  fill('#8c7a68', 'M544 260H678Q684 260 684 266V274H538V266Q538 260 544 260Z')

/** The window of the door, and its light on the step: kept bright when the evening dims the rest. */
export const doorLight =
  oval('var(--scene-lamp)', [611, 204, 16]) +
  line('#4c6641', 3, 'M611 188v32M595 204h32') +
  oval('url(#bs-glow)', [611, 204, 62], 'class="scene-glow"')
