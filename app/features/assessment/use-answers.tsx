import { useCallback, useEffect, useRef, useState } from 'react'
import type { DeviceVault } from '#app/features/privacy/device-vault.ts'
import type { DayString } from '#app/lib/dates.ts'
import { type AnswersSoFar, countAnswered, DRAFT, noAnswers } from './answers-so-far.ts'
import type { AssessmentPage } from './assessment-page.ts'

/** The one form behind the guide and the questions on the page. */
export interface AssessmentAnswers {
  /** The day the form is for: the one it was opened on, unless that can no longer be saved. */
  date: DayString
  answers: AnswersSoFar
  setAnswer(index: number, answer: number): void
  setAnswers(answers: AnswersSoFar): void
  /** Makes the form one for today: the day it was opened for can no longer be saved. */
  moveToToday(): void
  /** Forgets what this device kept of the form, after all that is still being written. */
  forgetDraft(): void
}

/** Holds the answers, and keeps them on this device as they are given, so that a reload loses none. */
export function useAnswers(
  { date: today, problem }: AssessmentPage,
  vault: DeviceVault | null,
): AssessmentAnswers {
  const [opened, setOpened] = useState<DayString | null>(problem?.date ?? today)
  const [answers, setAnswers] = useState(() => problem?.answers ?? noAnswers())
  const movedTo = problem?.date
  useEffect(() => {
    if (movedTo) setOpened(movedTo)
  }, [problem, movedTo])
  const isEmpty = countAnswered(answers) === 0
  // A form that nobody has begun is for today, however long the page has been open.
  const date = isEmpty ? today : (opened ?? today)
  const write = useDraftWriter(vault)
  useEffect(() => {
    if (!isEmpty) write({ date, answers })
  }, [answers, isEmpty, date, write])
  const begin = (change: (before: AnswersSoFar) => AnswersSoFar) => {
    if (isEmpty) setOpened(today)
    setAnswers(change)
  }
  return {
    date,
    answers,
    setAnswer: (index, answer) =>
      begin((before) => before.map((each, at) => (at === index ? answer : each))),
    setAnswers: (all) => begin(() => all),
    moveToToday: () => setOpened(null),
    forgetDraft: () => write(null),
  }
}

/** Writes one draft after the other, so that the last one stays. Without storage there is none. */
function useDraftWriter(vault: DeviceVault | null): (draft: unknown) => void {
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  return useCallback(
    (draft) => {
      if (!vault) return
      queue.current = queue.current.then(() => vault.writeDraft(DRAFT, draft)).catch(() => {})
    },
    [vault],
  )
}
