import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ActivityKind, accountOf, AWARDS, FIRST_TIMES } from './points.ts'

const kinds = Object.keys(AWARDS) as ActivityKind[]

describe('what an activity is worth', () => {
  it.each([
    ['login', 5],
    ['journal', 10],
    ['check_in', 10],
    ['planner', 10],
    ['breathing', 10],
    ['assistant_session', 10],
    ['meditation', 15],
    ['assessment', 20],
    ['sudoku', 20],
    ['word_guesser', 20],
  ] as const)('%s is worth %i points', (kind, points) => {
    expect(AWARDS[kind].points).toBe(points)
  })

  it.each([
    ['login', 10],
    ['journal', 20],
    ['meditation', 30],
    ['assistant_session', 20],
    ['assessment', 40],
    ['check_in', 20],
    ['planner', 20],
    ['breathing', 10],
    ['sudoku', 20],
    ['word_guesser', 20],
  ] as const)('the first %s of all gives %i', (kind, points) => {
    expect(accountOf([kind]).total).toBe(points)
  })

  it('gives the bonus of first wellbeing to whichever of its three kinds comes first, once', () => {
    expect(accountOf(['planner', 'assessment', 'check_in']).total).toBe(20 + 20 + 10)
    expect(accountOf(['assessment', 'planner', 'check_in']).total).toBe(40 + 10 + 10)
  })
})

describe('an account of points', () => {
  it('begins at 0 with no first time and no avatar', () => {
    expect(accountOf([])).toEqual({ total: 0, firsts: [], avatars: [] })
  })

  it('unlocks an avatar on the point', () => {
    const breaths = (n: number) => Array.from({ length: n }, () => 'breathing' as const)
    expect(accountOf(breaths(24)).avatars).toEqual([])
    expect(accountOf(breaths(25)).avatars).toEqual(['dragon'])
    expect(accountOf(breaths(150)).avatars).toEqual(['dragon', 'fox', 'lion', 'rabbit', 'whale'])
  })

  const some = fc.array(fc.constantFrom(...kinds), { maxLength: 300 })

  it('never falls, and never loses a first time or an avatar', () => {
    fc.assert(
      fc.property(some, fc.constantFrom(...kinds), (done, more) => {
        const before = accountOf(done)
        const after = accountOf([...done, more])
        expect(after.total).toBeGreaterThan(before.total)
        expect(after.firsts).toEqual(expect.arrayContaining([...before.firsts]))
        expect(after.avatars).toEqual(expect.arrayContaining([...before.avatars]))
      }),
    )
  })

  it('is the sum of the awards and of at most one bonus for each first time', () => {
    fc.assert(
      fc.property(some, (done) => {
        const plain = done.reduce((sum, kind) => sum + AWARDS[kind].points, 0)
        const bonuses = FIRST_TIMES.map((first) => {
          const kind = done.find((one) => AWARDS[one].first === first)
          return kind ? AWARDS[kind].points : 0
        })
        expect(accountOf(done).total).toBe(bonuses.reduce((sum, bonus) => sum + bonus, plain))
      }),
    )
  })
})
