import { writeFileSync } from 'node:fs'
import { spotFile, spotMarkup, type SpotName } from '#app/ui/art/spots-markup.ts'

/** `tsx scripts/make-spots.ts`: writes public/spots/ again after a drawing has changed. */
for (const name of Object.keys(spotMarkup) as SpotName[]) {
  writeFileSync(`public/spots/${name}.svg`, spotFile(name))
}
