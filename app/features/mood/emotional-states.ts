/** One of the states of mind a member can show beside their name. */
export type EmotionalState = {
  id: EmotionalStateId
  /** Kept with the record; pages draw the state as a picture of their own. */
  emoji: string
  label: string
  description: string
}

export const emotionalStateIds = [
  'processing',
  'relaxed',
  'peaceful',
  'cat',
  'forest',
  'ocean',
  'sunshine',
] as const

export type EmotionalStateId = (typeof emotionalStateIds)[number]

/** The list in its order (S0 §3); the first is the default. */
export const emotionalStates: readonly [EmotionalState, ...EmotionalState[]] = [
  { id: 'processing', emoji: '💭', label: 'Processing', description: 'working through thoughts' },
  { id: 'relaxed', emoji: '😌', label: 'Relaxed', description: 'calm and at ease' },
  { id: 'peaceful', emoji: '🕊️', label: 'Peaceful', description: 'tranquil and serene' },
  { id: 'cat', emoji: '🐱', label: 'Cat', description: 'gentle and content' },
  { id: 'forest', emoji: '🌲', label: 'Forest', description: 'grounded and connected' },
  { id: 'ocean', emoji: '🌊', label: 'Ocean', description: 'going with the flow' },
  { id: 'sunshine', emoji: '☀️', label: 'Sunshine', description: 'bright and optimistic' },
]

export const defaultEmotionalState = emotionalStates[0]

/** Where the state lies in local storage: its emoji, label and description, as JSON. */
export const emotionalStateKey = 'burrow.emotional-state'

/** The event by which a window learns that the log has one more mood. */
export const moodNoted = 'burrow:mood-noted'

/** Reads what lay in local storage. Anything but a state of the list gives the default. */
export const parseEmotionalState = (stored: string | null): EmotionalState => {
  if (stored === null) return defaultEmotionalState
  try {
    const value: unknown = JSON.parse(stored)
    const label =
      typeof value === 'object' && value !== null && 'label' in value ? value.label : null
    return emotionalStates.find((state) => state.label === label) ?? defaultEmotionalState
  } catch {
    return defaultEmotionalState
  }
}

/** What is put into local storage. */
export const storedEmotionalState = ({ emoji, label, description }: EmotionalState): string =>
  JSON.stringify({ emoji, label, description })
