import { fill, line, oval } from './pen.ts'

/** A den: middle of the floor, width, height. A dome with a flat floor. */
type Den = { x: number; y: number; w: number; h: number }

export const DENS = {
  journal: { x: 546, y: 456, w: 280, h: 172 },
  assistant: { x: 886, y: 462, w: 350, h: 190 },
  breathing: { x: 232, y: 560, w: 270, h: 196 },
  nest: { x: 716, y: 650, w: 300, h: 150 },
  games: { x: 1232, y: 560, w: 300, h: 200 },
  meditation: { x: 526, y: 846, w: 270, h: 168 },
  reading: { x: 200, y: 836, w: 270, h: 178 },
  lake: { x: 968, y: 856, w: 410, h: 180 },
} satisfies Record<string, Den>

function dome({ x, y, w, h }: Den): string {
  const [left, right, top] = [x - w / 2, x + w / 2, y - h]
  const spring = y - h * 0.36
  return (
    `M${left} ${spring}C${left} ${top + h * 0.16} ${x - w * 0.3} ${top} ${x} ${top}` +
    `S${right} ${top + h * 0.16} ${right} ${spring}V${y - 12}Q${right} ${y + 14} ${right - 28} ${y + 14}` +
    `H${left + 28}Q${left} ${y + 14} ${left} ${y - 12}Z`
  )
}

function floor({ x, y, w }: Den): string {
  const [left, right] = [x - w / 2, x + w / 2]
  return `M${left} ${y - 12}Q${x} ${y - 20} ${right} ${y - 12}Q${right} ${y + 14} ${right - 28} ${y + 14}H${left + 28}Q${left} ${y + 14} ${left} ${y - 8}Z`
}

/** The far side of each den in the second tone, as in the avatars. */
function shade(den: Den): string {
  const { x, y, w, h } = den
  const right = x + w / 2
  const near = w * 0.1
  return (
    `M${x} ${y - h}C${x + w * 0.3} ${y - h} ${right} ${y - h * 0.84} ${right} ${y - h * 0.36}V${y - 10}H${right - near * 0.6}` +
    `V${y - h * 0.34}C${right - near * 0.6} ${y - h * 0.78} ${x + w * 0.26} ${y - h * 0.94} ${x} ${y - h}Z`
  )
}

/** The outline of all dens; lamplight stays within it. */
export const dens = Object.values(DENS).map(dome).join('')
const shades = Object.values(DENS).map(shade).join('')
const floors = Object.values(DENS)
  .filter((den) => den !== DENS.lake)
  .map(floor)
  .join('')

const tunnels =
  'M610 250C616 300 600 310 580 340M670 424C700 416 700 420 730 426M584 450C600 500 640 500 664 560' +
  'M440 404C390 400 380 450 330 480M1020 420C1080 410 1090 450 1130 480M840 466C836 516 800 520 776 560' +
  'M620 620C580 640 560 660 550 700M810 620C870 640 880 660 900 700M220 560C190 600 190 620 196 680' +
  'M320 810C360 816 380 806 410 812M1230 560C1240 640 1190 700 1110 760'

const stones = [
  [440, 548, 16, 11],
  [466, 560, 10, 7],
  [980, 560, 18, 12],
  [1010, 572, 10, 7],
  [70, 640, 20, 13],
  [1330, 720, 22, 15],
  [1362, 738, 12, 8],
  [384, 668, 12, 8],
  [704, 754, 16, 11],
  [60, 470, 12, 9],
  [1400, 500, 14, 10],
  [696, 300, 10, 7],
  [1250, 860, 18, 12],
]

/** Things the earth keeps: an ammonite, an acorn, a key that somebody lost. */
const keepsakes =
  oval('var(--scene-stone)', [1058, 640, 22]) +
  line(
    'var(--scene-soil-mid)',
    3,
    'M1074 646C1072 626 1044 624 1044 642C1046 656 1064 654 1064 643C1062 635 1053 636 1054 642',
  ) +
  fill('#a9714a', 'M404 596q10 16-2 26q-14-8-10-24Z') +
  fill('#6b4a30', 'M388 600q4-12 16-10t6 12q-12-4-22-2ZM402 590l3-7h3l-2 8Z') +
  line('#c99b5a', 3.5, 'M1336 620h26v7M1352 620v6') +
  line('#c99b5a', 3.5, 'M1336 620a8 8 0 1 1-16 0a8 8 0 1 1 16 0')

/** The hill in section: three beds of soil, stones and roots, then tunnels and dens dug into it. */
export const soil =
  fill(
    'var(--scene-soil)',
    'M0 360C180 330 330 268 520 230C620 210 700 202 770 208C940 222 1090 306 1440 352V900H0Z',
  ) +
  fill(
    'var(--scene-soil-mid)',
    'M0 520C200 470 380 500 560 470C760 440 940 500 1120 470C1260 450 1360 480 1440 500V900H0Z',
  ) +
  fill(
    'var(--scene-soil-deep)',
    'M0 700C160 670 340 700 520 680C760 650 900 720 1120 680C1260 660 1360 690 1440 690V900H0Z',
  ) +
  stones.map((stone) => oval('var(--scene-stone)', stone)).join('') +
  keepsakes +
  line('var(--scene-trunk)', 8, 'M960 262C964 290 1010 300 1040 330') +
  line(
    'var(--scene-trunk)',
    5,
    'M966 268C990 290 1050 292 1090 350M956 262C950 276 940 276 936 284M1040 330C1050 350 1050 360 1046 380',
  ) +
  line('var(--scene-rim)', 78, tunnels) +
  fill(
    'var(--scene-rim)',
    dens,
    'stroke="var(--scene-rim)" stroke-width="24" stroke-linejoin="round"',
  ) +
  line('var(--scene-wall-deep)', 54, tunnels) +
  fill('var(--scene-wall)', dens) +
  fill('var(--scene-wall-deep)', shades, 'opacity=".45"') +
  fill('var(--scene-floor)', floors)
