import { useEffect, useState } from 'react'
import { type AnswersSoFar, countAnswered, noAnswers } from './answers-so-far.ts'
import type { AssessmentPage } from './assessment-page.ts'
import type { AssessmentSummary } from './assessment-summary.ts'
import { isSkipped, skip } from './skipped-today.client.ts'
import { type AssessmentAnswers, useAnswers } from './use-answers.tsx'
import { type KeepingState, useKeeping } from './use-keeping.tsx'
import { useKeptAssessments } from './use-kept-assessments.tsx'
import { type Saving, useSaving } from './use-saving.tsx'

/** Everything of the page that the guide and the form on it share. */
export interface Assessment extends KeepingState, Saving, AssessmentAnswers {
  page: AssessmentPage
  /** Whether it is known what there is and where it is kept. */
  isKnown: boolean
  /** Today's assessment, if there is one. */
  today: AssessmentSummary | null
  /** When the last one was. */
  last: string | null
  /** Answers of today that were left half-way and are not in the form. */
  draft: AnswersSoFar | null
  /** Takes the draft into the form. */
  resume(): void
  startAgain(): void
  isGuideOpen: boolean
  openGuide(): void
  /** Closes the guide, and does not open it by itself again today in this tab. */
  skipGuide(): void
}

export function useAssessment(page: AssessmentPage): Assessment {
  const { date, offset } = page
  const [isGuideOpen, setGuideOpen] = useState(false)
  const state = useKeeping(page)
  const { keeping, vault, closed } = state
  const form = useAnswers(page, vault)
  const saving = useSaving(page, state, form, () => setGuideOpen(false))
  const [isDraftGone, setDraftGone] = useState(false)
  const readings = Number(saving.isKeptOffline)
  const has = useKeptAssessments(vault, vault?.mode ?? 'unasked', { date, offset, readings })
  const kept = keeping === 'server' ? page.latest : (has?.assessments ?? [])
  const isBegun = countAnswered(form.answers) > 0
  const draft = isDraftGone || isBegun ? null : (has?.draft ?? null)
  const today = kept.find((one) => one.date === date) ?? null
  const isKnown = closed !== null || has !== null
  const isDue = !today && !saving.outcome && !isBegun
  useFirstOpening(isKnown, () => {
    if (isDue && !isSkipped(date)) setGuideOpen(true)
  })
  return {
    ...state,
    ...form,
    ...saving,
    page,
    isKnown,
    today,
    last: kept[0]?.date ?? null,
    draft,
    resume: () => draft && form.setAnswers(draft),
    startAgain() {
      setDraftGone(true)
      form.forgetDraft()
      form.setAnswers(noAnswers())
    },
    isGuideOpen,
    openGuide: () => setGuideOpen(true),
    skipGuide() {
      skip(date)
      setGuideOpen(false)
    },
  }
}

/** Runs once, as soon as `isReady`. */
function useFirstOpening(isReady: boolean, run: () => void): void {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isReady || isDone) return
    setDone(true)
    run()
  }, [isReady, isDone, run])
}
