/** Draws whole numbers from 0 up to, not including, `below` (1 to 2^32). */
export type Draw = (below: number) => number

/**
 * A stream of evenly spread numbers from 0 up to, not including, 2^32 that follows from its seed
 * alone (Chris Doty-Humphrey's sfc32, PractRand). It orders things; it keeps no secrets, so the seed
 * has to be the unguessable part.
 * @param seed at least 12 bytes; the first 12 count
 */
export function createWords(seed: Uint8Array): () => number {
  const byte = (at: number) => seed[at] ?? 0
  const word = (at: number) =>
    byte(at) | (byte(at + 1) << 8) | (byte(at + 2) << 16) | (byte(at + 3) << 24)
  let [a, b, c, counter] = [word(0), word(4), word(8), 1]
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  // The published warm-up: after twelve rounds every bit of the seed reaches every bit drawn.
  for (let round = 0; round < 12; round++) next()
  return next
}

/** Draws from the stream of {@link createWords}, without favour for any number below the bound. */
export function createDraw(seed: Uint8Array): Draw {
  const next = createWords(seed)
  return (below) => {
    const limit = 2 ** 32 - (2 ** 32 % below)
    // Draws past the last whole multiple are thrown away, or small numbers would come up more often.
    for (let drawn = next(); ; drawn = next()) if (drawn < limit) return drawn % below
  }
}

/** The numbers 0 to `length` − 1 in an order in which every order is as likely (Fisher and Yates). */
export function shuffledIndexes(length: number, draw: Draw): number[] {
  const order = Array.from({ length }, (_, index) => index)
  for (let last = length - 1; last > 0; last--) {
    const other = draw(last + 1)
    const held = order[last] ?? last
    order[last] = order[other] ?? other
    order[other] = held
  }
  return order
}
