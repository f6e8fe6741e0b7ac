import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDraw, shuffledIndexes } from './seeded-shuffle.ts'

const seeds = fc.uint8Array({ minLength: 12, maxLength: 32 })

describe('drawing from a seed', () => {
  it('stays below its bound and repeats for the same seed', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer({ min: 1, max: 2 ** 32 })), (seed, bounds) => {
        const [first, second] = [createDraw(seed), createDraw(seed)]
        for (const below of bounds) {
          const drawn = first(below)
          expect(Number.isInteger(drawn) && drawn >= 0 && drawn < below).toBe(true)
          expect(second(below)).toBe(drawn)
        }
      }),
    )
  })

  it('changes with any single bit of the twelve bytes', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 95 }), (seed, bit) => {
        const other = seed.slice()
        other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        const four = (bytes: Uint8Array) => {
          const draw = createDraw(bytes)
          return [draw(2 ** 32), draw(2 ** 32), draw(2 ** 32), draw(2 ** 32)]
        }
        expect(four(other)).not.toEqual(four(seed))
      }),
    )
  })

  it('does not favour small numbers where the bound divides 2^32 badly', () => {
    const draw = createDraw(new Uint8Array(12))
    const below = 3 * 2 ** 30
    const drawn = Array.from({ length: 30_000 }, () => draw(below))
    const low = drawn.filter((number) => number < 2 ** 30).length
    expect(Math.abs(low - 10_000)).toBeLessThan(400)
  })
})

describe('shuffling', () => {
  it('keeps every index exactly once', () => {
    fc.assert(
      fc.property(seeds, fc.nat(60), (seed, length) => {
        const order = shuffledIndexes(length, createDraw(seed))
        expect([...order].sort((a, b) => a - b)).toEqual(
          Array.from({ length }, (_, index) => index),
        )
      }),
    )
  })

  it('makes each order of four equally likely', () => {
    const draw = createDraw(Uint8Array.of(9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 1, 2))
    const counts = new Map<string, number>()
    for (let round = 0; round < 24_000; round++) {
      const order = shuffledIndexes(4, draw).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})
