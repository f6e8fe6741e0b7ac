import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultEmotionalState,
  emotionalStates,
  emotionalStateIds,
  parseEmotionalState,
  storedEmotionalState,
} from './emotional-states.ts'

describe('the emotional states', () => {
  it('are those of the specification, in its order, Processing first', () => {
    expect(emotionalStates.map(({ label, description }) => `${label}: ${description}`)).toEqual([
      'Processing: working through thoughts',
      'Relaxed: calm and at ease',
      'Peaceful: tranquil and serene',
      'Cat: gentle and content',
      'Forest: grounded and connected',
      'Ocean: going with the flow',
      'Sunshine: bright and optimistic',
    ])
    expect(emotionalStates.map((state) => state.id)).toEqual([...emotionalStateIds])
  })

  it('come back from local storage as they were put there', () => {
    for (const state of emotionalStates) {
      expect(parseEmotionalState(storedEmotionalState(state))).toBe(state)
    }
  })

  it('fall back to Processing for anything else found there', () => {
    expect(parseEmotionalState(null)).toBe(defaultEmotionalState)
    expect(parseEmotionalState('{"label":"Furious"}')).toBe(defaultEmotionalState)
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(parseEmotionalState(stored)).toBe(defaultEmotionalState)
      }),
    )
  })
})
