import { ChevronDown } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { MoodIcon } from '#app/ui/art/mood-icons.tsx'
import { Dialog, dialogCommand } from '#app/ui/dialog.tsx'
import {
  defaultEmotionalState,
  type EmotionalState,
  emotionalStateKey,
  emotionalStates,
  parseEmotionalState,
  storedEmotionalState,
} from './emotional-states.ts'

const DIALOG = 'emotional-state'

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

const keep = (state: EmotionalState) => {
  localStorage.setItem(emotionalStateKey, storedEmotionalState(state))
  window.dispatchEvent(new Event(CHANGED))
}

const never = () => () => undefined

const StateWords = ({ state }: { state: EmotionalState }) => (
  <>
    <MoodIcon mood={state.id} size={28} />
    <span className="grid min-w-0 grow text-left leading-6">
      <span className="font-semibold">{state.label}</span>
      <span className="text-sm leading-5">{state.description}</span>
    </span>
  </>
)

const StateList = ({ current }: { current: EmotionalState }) => (
  <ul className="grid gap-1">
    {emotionalStates.map((state) => (
      <li key={state.id}>
        <button
          {...dialogCommand(DIALOG, 'close')}
          className="nav-item w-full cursor-pointer rounded-md py-2 aria-pressed:bg-moss-tint"
          aria-pressed={state.id === current.id}
          onClickCapture={() => keep(state)}
        >
          <StateWords state={state} />
        </button>
      </li>
    ))}
  </ul>
)

/**
 * The state of mind beside the member's name, kept in local storage. The page arrives with the
 * default; a stored one takes its place without moving anything.
 */
export const MoodSwitcher = () => {
  const stored = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(emotionalStateKey),
    () => null,
  )
  const isScripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const state = stored === null ? defaultEmotionalState : parseEmotionalState(stored)
  return (
    <>
      <button
        {...dialogCommand(DIALOG)}
        disabled={!isScripted}
        className="nav-item min-h-18 w-full cursor-pointer rounded-md px-3"
      >
        <StateWords state={state} />
        <span className="sr-only">. Change how you are</span>
        <ChevronDown size={20} aria-hidden="true" className="flex-none" />
      </button>
      <Dialog id={DIALOG} title="How are you just now?">
        <StateList current={state} />
      </Dialog>
    </>
  )
}
