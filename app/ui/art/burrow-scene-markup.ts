import { door, doorLight, onTheHill, sky, turf } from '#app/ui/art/scene/outdoors.ts'
import { at } from '#app/ui/art/scene/pen.ts'
import { games, lake, lookout } from '#app/ui/art/scene/play.ts'
import {
  assistant,
  breathing,
  journal,
  meditation,
  nest,
  reading,
  stovePipe,
} from '#app/ui/art/scene/rooms.ts'
import { DENS, dens, soil } from '#app/ui/art/scene/underground.ts'

const stop = (at: string, colour: string, opacity = '') =>
  `<stop offset="${at}" stop-color="var(--scene-${colour})"${opacity && ` stop-opacity="${opacity}"`}/>`

const defs =
  `<defs>` +
  `<linearGradient id="bs-sky" x2="0" y2="1">${stop('0', 'sky-high')}${stop('.8', 'sky-low')}</linearGradient>` +
  `<radialGradient id="bs-glow">${stop('0', 'lamp', '.75')}${stop('.45', 'lamp', '.28')}${stop('1', 'lamp', '0')}</radialGradient>` +
  `<radialGradient id="bs-halo">${stop('.2', 'sun', '.5')}${stop('1', 'sun', '0')}</radialGradient>` +
  `<clipPath id="bs-dens"><path d="${dens}"/></clipPath>` +
  `</defs>`

const home = ({ x, y }: { x: number; y: number }, drawing: string, scale = 1.2) =>
  at(x, y, drawing, scale)

/** The inside of the burrow scene's `<svg viewBox="0 0 1440 900">`, put together once. */
export const burrowSceneMarkup =
  defs +
  sky +
  `<g class="scene-outdoors">${onTheHill}</g>` +
  soil +
  home(DENS.assistant, stovePipe, 1.1) +
  `<g clip-path="url(#bs-dens)">` +
  home(DENS.journal, journal) +
  home(DENS.assistant, assistant, 1.1) +
  home(DENS.breathing, breathing) +
  home(DENS.nest, nest, 1.12) +
  home(DENS.games, games, 1.15) +
  home(DENS.meditation, meditation) +
  home(DENS.reading, reading) +
  home(DENS.lake, lake, 1.1) +
  `</g>` +
  turf +
  `<g class="scene-outdoors">${door}${at(470, 238, lookout)}</g>` +
  doorLight
