import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { passwordProblem } from './password-rules.ts'

const short = 'Password must be at least 8 characters long'
const classes =
  'Password must contain at least 3 of the following: uppercase letters, lowercase letters, numbers, and special characters'

describe('a password', () => {
  test.each(['', 'Aa1!', 'Aa1!xyz', '🦡🦡🦡🦡🦡🦡🦡'])(
    'of fewer than 8 characters is refused: %s',
    (typed) => {
      expect(passwordProblem(typed)).toBe(short)
    },
  )

  test.each(['lowercase1', 'UPPERCASE!', 'aaaaBBBB', '12345678!'])(
    'of fewer than three classes is refused: %s',
    (typed) => expect(passwordProblem(typed)).toBe(classes),
  )

  test.each(['Lowercase1', 'lower-case1', 'UPPER-CASE1', 'Éàüöäß12', 'Пароль12', 'Abc defg'])(
    'of three classes passes in any script: %s',
    (typed) => expect(passwordProblem(typed)).toBeNull(),
  )

  test('of 15 characters needs no classes, and of 14 it does', () => {
    expect(passwordProblem('a'.repeat(15))).toBeNull()
    expect(passwordProblem('a'.repeat(14))).toBe(classes)
  })

  test('of 256 characters passes and of 257 it does not', () => {
    expect(passwordProblem('x'.repeat(256))).toBeNull()
    expect(passwordProblem('x'.repeat(257))).toBe('Password must be at most 256 characters long')
  })

  test('is measured alike however its accents are composed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (typed) => {
        expect(passwordProblem(typed.normalize('NFD'))).toBe(
          passwordProblem(typed.normalize('NFC')),
        )
      }),
    )
  })

  test('with one of each class and a length from 8 to 256 always passes', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4, maxLength: 252 }), (rest) => {
        expect(passwordProblem(`aB3!${rest}`)).toBeNull()
      }),
    )
  })
})
