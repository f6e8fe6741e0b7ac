import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  AVATAR_KEYS,
  AVATAR_TIERS,
  avatarAccess,
  type AvatarStanding,
  mayPickAvatar,
} from './avatars.ts'

const seeker: AvatarStanding = { level: 'seeker', isAdmin: false, unlocked: ['penguin'], points: 0 }
const open = (standing: AvatarStanding) =>
  AVATAR_KEYS.filter((key) => avatarAccess(key, standing).open)

describe('which avatars are open', () => {
  it('gives a new seeker the badger alone', () => {
    expect(open(seeker)).toEqual(['badger'])
  })

  it('adds cat, dog and fennec with zen, and the puffin with nurtured', () => {
    expect(open({ ...seeker, level: 'zen' })).toEqual(['badger', 'cat', 'dog', 'fennec'])
    expect(open({ ...seeker, level: 'nurtured' })).toEqual([
      'badger',
      'cat',
      'dog',
      'fennec',
      'puffin',
    ])
  })

  it('opens every avatar to an admin', () => {
    expect(open({ ...seeker, isAdmin: true })).toEqual([...AVATAR_KEYS])
  })

  it('asks 250, 500, 750, 1000 and 1500 points', () => {
    expect(AVATAR_TIERS).toEqual([
      { avatar: 'dragon', points: 250 },
      { avatar: 'fox', points: 500 },
      { avatar: 'lion', points: 750 },
      { avatar: 'rabbit', points: 1000 },
      { avatar: 'whale', points: 1500 },
    ])
  })

  it('opens a point avatar at its cost and not one point before', () => {
    for (const { avatar, points } of AVATAR_TIERS) {
      expect(avatarAccess(avatar, { ...seeker, points: points - 1 }).open).toBe(false)
      expect(avatarAccess(avatar, { ...seeker, points }).open).toBe(true)
    }
  })

  it('keeps an avatar open that was unlocked before', () => {
    expect(avatarAccess('lion', { ...seeker, unlocked: ['lion'] }).open).toBe(true)
  })

  it('labels what a plan opened in the words of the specification', () => {
    expect(avatarAccess('cat', { ...seeker, level: 'zen' }).label).toBe('Unlocked by subscription')
    expect(avatarAccess('puffin', { ...seeker, level: 'zen' }).label).toBe('Comes with Nurtured')
    expect(avatarAccess('whale', seeker).label).toBe('1,500 points')
  })
})

const anyone = fc.record({
  level: fc.constantFrom('seeker' as const, 'zen' as const, 'nurtured' as const),
  isAdmin: fc.boolean(),
  unlocked: fc.subarray([...AVATAR_KEYS]),
  points: fc.nat(3000),
})
const anyKey = fc.constantFrom(...AVATAR_KEYS)

describe('picking an avatar', () => {
  it('never lets a member who is no admin change to or from the penguin', () => {
    fc.assert(
      fc.property(anyone, anyKey, (who, key) => {
        const member = { ...who, isAdmin: false }
        expect(mayPickAvatar('penguin', key, member)).toEqual({ ok: false, error: 'penguin' })
        expect(mayPickAvatar(key, 'penguin', member)).toEqual({ ok: false, error: 'penguin' })
      }),
    )
  })

  it('allows exactly what is shown as open, for everyone who is not the penguin', () => {
    fc.assert(
      fc.property(anyone, anyKey, anyKey, (who, from, to) => {
        fc.pre(who.isAdmin || (from !== 'penguin' && to !== 'penguin'))
        expect(mayPickAvatar(from, to, who).ok).toBe(avatarAccess(to, who).open)
      }),
    )
  })

  it('never closes an avatar because points grew', () => {
    fc.assert(
      fc.property(anyone, anyKey, fc.nat(2000), (who, key, more) => {
        fc.pre(avatarAccess(key, who).open)
        expect(avatarAccess(key, { ...who, points: who.points + more }).open).toBe(true)
      }),
    )
  })

  it('refuses a key that is no avatar', () => {
    expect(mayPickAvatar('badger', 'unicorn', { ...seeker, isAdmin: true })).toEqual({
      ok: false,
      error: 'unknown',
    })
  })
})
