import { useEffect, useSyncExternalStore } from 'react'
import {
  defaultEmotionalState,
  type EmotionalState,
  emotionalStateKey,
  moodNoted,
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

/** Runs when a mood was added to the log, wherever on the page it was chosen. */
export const useMoodNoted = (onNoted: () => void): void => {
  useEffect(() => {
    window.addEventListener(moodNoted, onNoted)
    return () => window.removeEventListener(moodNoted, onNoted)
  }, [onNoted])
}
