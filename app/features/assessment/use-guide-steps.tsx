import { useCallback, useEffect, useRef, useState } from 'react'
import { type AnswersSoFar, firstUnanswered, questionAfter } from './answers-so-far.ts'

/** How long a chosen answer stays in sight before the next question comes (ms). */
const PAUSE_MS = 300

/** The guide's place: a question's index, or the thank-you after the last. */
export type GuidePlace = number | 'thanks'

export interface GuideSteps {
  at: GuidePlace
  /** Goes to the first question that these answers leave open. */
  begin(answers: AnswersSoFar): void
  /** Answers the present question and goes on by itself, after a moment in which it can be corrected. */
  choose(answer: number): void
  next(): void
  back(): void
}

const placeOf = (index: number | null): GuidePlace => index ?? 'thanks'

/** Where the guide stands; it begins at the first question without an answer. */
export function useGuideSteps(
  answers: AnswersSoFar,
  setAnswer: (index: number, answer: number) => void,
): GuideSteps {
  const [at, setAt] = useState(() => placeOf(firstUnanswered(answers)))
  const latest = useRef(answers)
  useEffect(() => {
    latest.current = answers
  })
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  const go = useCallback((to: GuidePlace) => {
    clearTimeout(timer.current)
    setAt(to)
  }, [])
  const next = () => {
    if (at !== 'thanks') go(placeOf(questionAfter(latest.current, at)))
  }
  return {
    at,
    next,
    begin: (from) => go(placeOf(firstUnanswered(from))),
    choose(answer) {
      if (at === 'thanks') return
      setAnswer(at, answer)
      clearTimeout(timer.current)
      timer.current = setTimeout(next, PAUSE_MS)
    },
    back: () => go(at === 'thanks' ? latest.current.length - 1 : Math.max(0, at - 1)),
  }
}
