import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { featureOf, navItems, pathKind, titleOf } from './access.ts'
import { mayUse } from './features.ts'

const signedInPaths = [
  '/home',
  '/wellbeing',
  '/wellbeing/check-in',
  '/wellbeing/planner',
  '/wellbeing/logs',
  '/wellbeing/results',
  '/wellbeing/results/sheet',
  '/wellbeing/checkin-results',
  '/wellbeing/planner-results',
  '/affirmations',
  '/meditations',
  '/journal',
  '/journal/2026-11-21',
  '/breathing',
  '/emotional-assistant',
  '/brain-training',
  '/profile',
]

describe('mayUse', () => {
  it('gives a seeker affirmations, breathing and brain games, and nothing that is paid for', () => {
    expect(mayUse('seeker', 'affirmations')).toBe(true)
    expect(mayUse('seeker', 'breathing')).toBe(true)
    expect(mayUse('seeker', 'games')).toBe(true)
    expect(mayUse('seeker', 'wellbeing')).toBe(false)
    expect(mayUse('seeker', 'assistant')).toBe(false)
    expect(mayUse('seeker', 'journal')).toBe(false)
    expect(mayUse('seeker', 'meditation')).toBe(false)
  })

  it('gives zen, nurtured and admin every feature', () => {
    for (const level of ['zen', 'nurtured', 'admin'] as const) {
      for (const path of signedInPaths) {
        const feature = featureOf(path)
        if (feature) expect(mayUse(level, feature), `${level} ${feature}`).toBe(true)
      }
    }
  })
})

describe('pathKind', () => {
  it.each(signedInPaths)('knows %s as a page for members', (path) => {
    expect(pathKind(path)).toBe('signed-in')
    expect(pathKind(`${path}/`)).toBe('signed-in')
  })

  it.each([
    '/',
    '/pricing',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/verify-email',
  ])('knows %s as a page for visitors', (path) => {
    expect(pathKind(path)).toBe('public')
  })

  it('leaves the policy and crisis help open to everyone', () => {
    expect(pathKind('/policy')).toBe('open')
    expect(pathKind('/crisis-help')).toBe('open')
  })

  it.each(['/journal/today', '/home/x', '/wellbeing/other', '/Home', '/journal/2026-11-211'])(
    'does not know %s',
    (path) => {
      expect(pathKind(path)).toBe('unknown')
    },
  )

  it('answers for any path at all', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(['public', 'open', 'signed-in', 'unknown']).toContain(pathKind(`/${text}`))
      }),
    )
  })
})

describe('the navigation', () => {
  it('has the entries of the specification, in its order', () => {
    expect(navItems.map((item) => item.path)).toEqual([
      '/home',
      '/wellbeing',
      '/emotional-assistant',
      '/journal',
      '/meditations',
      '/affirmations',
      '/breathing',
      '/brain-training',
    ])
  })

  it('locks an entry exactly when its page is locked', () => {
    for (const item of navItems) expect(featureOf(item.path)).toBe(item.feature)
  })
})

describe('titleOf', () => {
  it('comes from the first segment of the path', () => {
    expect(titleOf('/')).toBe('Burrow')
    expect(titleOf('/journal/2026-11-21')).toBe('Journal · Burrow')
    expect(titleOf('/emotional-assistant')).toBe('Emotional Assistant · Burrow')
    expect(titleOf('/wellbeing/checkin-results')).toBe('Wellbeing · Burrow')
  })

  it('never repeats a path that is no page of ours', () => {
    expect(titleOf('/<script>')).toBe('Page Not Found · Burrow')
  })
})
