import { type FormEvent, type ReactNode } from 'react'
import { CrisisPanel } from '#app/features/crisis/crisis-panel.tsx'
import { useScripted } from '#app/features/account/use-scripted.tsx'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { FormError } from '#app/ui/notice.tsx'
import { AnswerChoices } from './answer-choices.tsx'
import { countAnswered, fieldOf, UNANSWERED } from './answers-so-far.ts'
import { Core10Licence } from './core10-licence.tsx'
import { CORE10_ITEMS, CORE10_PERIOD, RISK_ITEM } from './core10.ts'
import { keepingText } from './keeping-text.ts'
import type { Assessment } from './use-assessment.tsx'

const ALL = CORE10_ITEMS.length
const SOMEBODY = 'If this is close to home, somebody is there to talk to now.'

/** All ten questions on the page itself. It works the same without script. */
export const AssessmentInlineForm = ({ assessment }: { assessment: Assessment }) => {
  const { answers, date, keeping, problem, page } = assessment
  const send = (event: FormEvent) => {
    event.preventDefault()
    assessment.save()
  }
  return (
    <form method="post" action="/wellbeing" onSubmit={send} noValidate className="grid gap-8">
      <input type="hidden" name="date" value={date} />
      {!assessment.isGuideOpen && <FormError message={problem?.message} />}
      <p className="font-semibold">{CORE10_PERIOD}</p>
      {CORE10_ITEMS.map(({ id, text }, index) => (
        <Question
          key={id}
          item={{ id, text }}
          answer={answers[index] ?? UNANSWERED}
          error={problem?.errors[fieldOf(id)]}
          onChoose={(answer) => assessment.setAnswer(index, answer)}
        >
          {id === RISK_ITEM && (
            <div className="mt-6 grid gap-4">
              <p>{SOMEBODY}</p>
              <CrisisPanel lines={page.lines} level={3} />
            </div>
          )}
        </Question>
      ))}
      <div className="grid gap-3">
        <p className="text-ink-soft">{keepingText(keeping)}</p>
        <SendButton assessment={assessment} />
        <Core10Licence />
      </div>
    </form>
  )
}

type QuestionProps = {
  item: { id: number; text: string }
  answer: number
  /** Shown as long as there is no answer. */
  error: string | undefined
  onChoose: (answer: number) => void
  children?: ReactNode
}

const Question = ({ item, answer, error, onChoose, children }: QuestionProps) => {
  const name = fieldOf(item.id)
  const problem = answer === UNANSWERED ? error : undefined
  return (
    <fieldset className="grid gap-3" {...(problem ? { 'aria-describedby': `${name}-error` } : {})}>
      <legend className="mb-3 font-serif text-lg">
        <span className="figures">{item.id}.</span> {item.text}
      </legend>
      <AnswerChoices name={name} value={answer} onChoose={onChoose} isRow />
      {problem && <FieldError id={`${name}-error`}>{problem}</FieldError>}
      {children}
    </fieldset>
  )
}

const SendButton = ({ assessment }: { assessment: Assessment }) => {
  const isScripted = useScripted()
  const answered = countAnswered(assessment.answers)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button
        disabled={isScripted && answered < ALL}
        busy={assessment.isSaving && 'Saving Assessment...'}
      >
        Complete Assessment
      </Button>
      {isScripted && answered < ALL && (
        <p className="figures text-ink-soft">
          {answered} of {ALL} answered
        </p>
      )}
    </div>
  )
}
