import { useEffect, useRef } from 'react'
import type { CrisisLine } from '#app/content/crisis-lines.ts'
import { CrisisPanel } from '#app/features/crisis/crisis-panel.tsx'
import { AnswerChoices } from './answer-choices.tsx'
import { CORE10_ITEMS, CORE10_PERIOD, RISK_ITEM } from './core10.ts'
import { useAnswerKeys } from './use-answer-keys.tsx'

type GuidedQuestionProps = {
  index: number
  answer: number
  lines: readonly CrisisLine[]
  /** Sets the answer and stays, as the arrow keys do. */
  onSet: (answer: number) => void
  /** Sets the answer and goes on. */
  onChoose: (answer: number) => void
  /** The first question is read out as the guide opens; later ones have the focus on their answers. */
  isFirst: boolean
}

/** One question of the guide. Draw it with a `key`, so that each begins anew. */
export const GuidedQuestion = (props: GuidedQuestionProps) => {
  const { index, answer, lines, isFirst } = props
  const box = useRef<HTMLFieldSetElement>(null)
  const onPress = useAnswerKeys(props.onChoose)
  useEffect(() => {
    if (isFirst) return
    const radios = [...(box.current?.querySelectorAll('input') ?? [])]
    const chosen = radios.find(({ checked }) => checked) ?? radios[0]
    chosen?.focus({ preventScroll: true })
    box.current?.closest('dialog')?.scrollTo(0, 0)
  }, [isFirst])
  const item = CORE10_ITEMS[index]
  if (!item) return null
  return (
    <fieldset ref={box} tabIndex={-1} {...(isFirst ? { 'data-first-focus': true } : {})}>
      {/* As high as the longest statement, so that the answers stay where they are. */}
      <legend className="mb-4 min-h-30 max-[360px]:min-h-38 sm:min-h-22">
        <span className="block text-ink-soft">{CORE10_PERIOD}</span>{' '}
        <span className="serif block text-xl text-balance">{item.text}</span>
      </legend>
      <AnswerChoices
        name={`guide-q${item.id}`}
        value={answer}
        onChoose={props.onSet}
        onPress={onPress}
      />
      {item.id === RISK_ITEM && (
        <div className="-mx-6 mt-4 grid gap-3 bg-sunk px-6 py-4">
          <p>If this is close to home, somebody is there to talk to now.</p>
          <CrisisPanel lines={lines} level={3} />
        </div>
      )}
    </fieldset>
  )
}
