import { formatFigure, type Figure } from './bench/figures.ts'
import { measureBytes } from './bench/measure-bytes.ts'
import { measureCrypto } from './bench/measure-crypto.ts'
import { measureHistory } from './bench/measure-history.ts'
import { measureLoad } from './bench/measure-load.ts'
import { measurePages } from './bench/measure-pages.ts'
import { measureScrypt } from './bench/measure-scrypt.ts'
import { measureWorker } from './bench/measure-worker.ts'

/** `npm run bench` takes all figures, `npm run bench -- pages load` those sections alone. */
const SECTIONS: Record<string, () => AsyncGenerator<Figure>> = {
  pages: measurePages,
  history: measureHistory,
  load: measureLoad,
  bytes: measureBytes,
  worker: measureWorker,
  scrypt: measureScrypt,
  crypto: measureCrypto,
}

const asked = process.argv.slice(3)
const unknown = asked.filter((name) => !(name in SECTIONS))
if (unknown.length > 0) {
  console.error(`No section ${unknown.join(', ')}. There are: ${Object.keys(SECTIONS).join(', ')}.`)
  process.exit(2)
}

for (const [name, measure] of Object.entries(SECTIONS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  try {
    for await (const figure of measure()) console.log(formatFigure(figure))
  } catch (error) {
    console.error(`${name} could not be measured:`, error)
    process.exitCode = 1
  }
}
