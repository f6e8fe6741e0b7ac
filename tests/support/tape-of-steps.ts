/** Numbers that look like chance, the same for the same seed (xorshift32). */
export function tapeOf(seed: number, length: number): number[] {
  let state = (seed * 2_654_435_761) >>> 0 || 1
  return Array.from({ length }, () => {
    state = (state ^ (state << 13)) >>> 0
    state ^= state >>> 17
    state = (state ^ (state << 5)) >>> 0
    return state >>> 8
  })
}

/** Steps of many parties, each of which waits until the tape says that it is its turn. */
export class TapeOfSteps {
  #gates: (() => void)[] = []
  #at = 0

  /** @param look runs after each step */
  constructor(
    readonly tape: readonly number[],
    readonly look: () => void,
  ) {}

  /** The next number of the tape, below `n`; past its end always 0. */
  draw(n: number): number {
    const drawn = this.tape[this.#at] ?? 0
    this.#at += 1
    return drawn % n
  }

  /** Waits for its turn; for ever when whoever waits is dead by then. */
  turn(who: { isDead: boolean } | null): Promise<void> {
    return new Promise((resolve) => {
      this.#gates.push(() => !who?.isDead && resolve())
    })
  }

  /** Until the tape is over: lets somebody go on, or something new begin. */
  async play(begin: () => void): Promise<void> {
    while (this.#at < this.tape.length) {
      if (this.draw(10) < 7 && this.#gates.length > 0) {
        this.#gates.splice(this.draw(this.#gates.length), 1)[0]?.()
      } else begin()
      await this.#rest()
    }
  }

  /** Lets everybody go on, in the order they came, until nobody waits for a turn. */
  async drain(): Promise<void> {
    await this.#rest()
    for (let steps = 0; this.#gates.length > 0; steps += 1) {
      if (steps > 5000) throw new Error('This never ends.')
      this.#gates.shift()?.()
      await this.#rest()
    }
  }

  /** Until nothing moves by itself any more; in these worlds everything does so in microtasks. */
  async #rest(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    this.look()
  }
}
