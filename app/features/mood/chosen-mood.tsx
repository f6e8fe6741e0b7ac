import { useSyncExternalStore } from 'react'
import {
  defaultEmotionalState,
  type EmotionalState,
  emotionalStateKey,
  parseEmotionalState,
  storedEmotionalState,
} from './emotional-states.ts'

/** Said to this window too: the browser itself tells only the others about local storage. */
const CHANGED = 'burrow:emotional-state'

const subscribe = (listener: () => void) => {
  window.addEventListener('storage', listener)
  window.addEventListener(CHANGED, listener)
  return () => {
    window.removeEventListener('storage', listener)
    window.removeEventListener(CHANGED, listener)
  }
}

/** Keeps the state in local storage (decision 33); it shows at once wherever it is shown. */
export const keepMood = (state: EmotionalState): void => {
  localStorage.setItem(emotionalStateKey, storedEmotionalState(state))
  window.dispatchEvent(new Event(CHANGED))
}

/** The state kept in this browser. The server, and the page until script runs, know the default. */
export const useChosenMood = (): EmotionalState => {
  const stored = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(emotionalStateKey),
    () => null,
  )
  return stored === null ? defaultEmotionalState : parseEmotionalState(stored)
}
