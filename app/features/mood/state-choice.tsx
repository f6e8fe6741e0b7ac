import { MoodIcon } from '#app/ui/art/mood-icons.tsx'
import { type EmotionalState, emotionalStates } from './emotional-states.ts'

/**
 * 'How are you just now?' on the page of moods. With the log at the server it works without script:
 * each state is the button of a form.
 */
export const StateChoice = ({ onChoose }: { onChoose: (state: EmotionalState) => void }) => (
  <section className="card grid gap-4" aria-labelledby="just-now">
    <h2 id="just-now" className="text-lg">
      How are you just now?
    </h2>
    <form method="post" action="/mood/notes">
      <input type="hidden" name="intent" value="note" />
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {emotionalStates.map((state) => (
          <li key={state.id} className="grid">
            <button
              name="state"
              value={state.id}
              className="grid min-h-11 cursor-pointer content-start justify-items-center gap-1 rounded-md border border-edge p-3 text-center hover:bg-moss-tint"
              onClick={(event) => {
                event.preventDefault()
                onChoose(state)
              }}
            >
              <MoodIcon mood={state.id} size={32} />
              <span className="font-semibold">{state.label}</span>
              <span className="text-sm leading-5 text-ink-soft">{state.description}</span>
            </button>
          </li>
        ))}
      </ul>
    </form>
  </section>
)
