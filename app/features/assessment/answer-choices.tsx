import { CORE10_ANSWERS } from './core10.ts'

const row =
  'flex min-h-11.5 cursor-pointer items-center gap-3 rounded-md border-[1.5px] border-edge bg-card px-4 py-2 leading-6 ' +
  'hover:bg-sunk has-checked:border-moss has-checked:bg-moss-tint ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

type AnswerChoicesProps = {
  name: string
  /** 0 to 4, or −1 while there is no answer. */
  value: number
  onChoose: (answer: number) => void
  /** Runs for every press of an answer, also of the one that is chosen already. */
  onPress?: (answer: number) => void
  /** Side by side where there is room, as on paper. */
  isRow?: boolean
}

/** The five answers as native radio buttons, each as large as its row. */
export const AnswerChoices = ({ name, value, onChoose, onPress, isRow }: AnswerChoicesProps) => (
  <div className={isRow ? 'grid gap-2 lg:grid-cols-5' : 'grid gap-1.5'}>
    {CORE10_ANSWERS.map((label, answer) => (
      <label key={label} className={row}>
        <input
          type="radio"
          name={name}
          value={answer}
          checked={value === answer}
          onChange={() => onChoose(answer)}
          onClick={() => onPress?.(answer)}
          className="size-5.5 flex-none outline-none"
        />
        <span className="min-w-0">{label}</span>
      </label>
    ))}
  </div>
)
