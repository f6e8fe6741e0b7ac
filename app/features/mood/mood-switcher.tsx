import { ChevronDown } from '#app/ui/icons.tsx'
import { Link } from '@remix-run/react'
import { useSyncExternalStore } from 'react'
import { MoodIcon } from '#app/ui/art/mood-icons.tsx'
import { Dialog, dialogCommand } from '#app/ui/dialog.tsx'
import { keepMood, useChosenMood } from './chosen-mood.tsx'
import { type EmotionalState, emotionalStates } from './emotional-states.ts'

const DIALOG = 'emotional-state'

/**
 * Shows the state at once, then adds it to the log where the member keeps one; the log's code is
 * fetched only now. What goes wrong there is told on the page of moods, and costs the choice nothing.
 */
const choose = async (state: EmotionalState) => {
  keepMood(state)
  const { noteMood } = await import('./note-mood.client.ts')
  await noteMood(state.id)
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
          onClickCapture={() => void choose(state).catch(() => undefined)}
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
  const state = useChosenMood()
  const isScripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
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
        <p className="mt-3">
          <Link
            to="/mood"
            className="link inline-flex min-h-11 items-center"
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            Your month
          </Link>
        </p>
      </Dialog>
    </>
  )
}
