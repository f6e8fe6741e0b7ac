import { useNavigate, useNavigation, useRevalidator, useSubmit } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { DeviceVault } from '#app/features/privacy/device-vault.ts'
import { completeAnswers, noAnswers, toFields } from './answers-so-far.ts'
import type { AssessmentPage } from './assessment-page.ts'
import { ASSESSMENT_RESULTS } from './assessment-paths.ts'
import { ASSESSMENT_MESSAGES, assessmentProblem } from './assessment-problem.ts'
import { type AssessmentSummary, summarise } from './assessment-summary.ts'
import type { Answers } from './core10.ts'
import type { AssessmentAnswers } from './use-answers.tsx'
import type { Keeping, KeepingState } from './use-keeping.tsx'

export interface Saving {
  isSaving: boolean
  /** Why the last saving was refused. */
  problem: AssessmentPage['problem']
  /** A result that is kept nowhere. */
  outcome: AssessmentSummary | undefined
  /** True when it is kept on this device, but its page of results cannot be fetched just now. */
  isKeptOffline: boolean
  /** Saves the ten answers to where the member wants them; nothing while one is missing. */
  save(): void
}

/** Saves the form with the server, or on this device, or nowhere. */
export function useSaving(
  page: AssessmentPage,
  { keeping, vault }: KeepingState,
  form: AssessmentAnswers,
  onDone: () => void,
): Saving {
  const submit = useSubmit()
  const device = useDeviceSaving(form, onDone)
  const [outcome, setOutcome] = useState<AssessmentSummary>()
  const isPosting = usePosting(form.forgetDraft)
  const save = () => {
    const answers = completeAnswers(form.answers)
    if (!answers || isPosting || device.isSaving) return
    if (keeping === 'server') {
      const fields = { ...toFields(form.date, answers), sent: 'script' }
      submit(fields, { method: 'post', action: '/wellbeing' })
    } else if (keeping === 'device' && vault) {
      void device.save(vault, answers)
    } else if (keeping === 'nowhere') {
      setOutcome(summarise({ date: form.date, value: answers }, page.offset))
      form.setAnswers(noAnswers())
      onDone()
    }
  }
  return {
    isSaving: isPosting || device.isSaving,
    problem: keeping === 'device' ? device.problem : problemOf(page, keeping),
    outcome: outcome ?? page.outcome,
    isKeptOffline: device.isKeptOffline,
    save,
  }
}

/** The server's refusal; that a consent is gone is said until the member has chosen anew. */
function problemOf({ problem }: AssessmentPage, keeping: Keeping): AssessmentPage['problem'] {
  return problem?.isConsentGone && keeping !== 'unasked' ? undefined : problem
}

/** Whether a saving is on its way. Once the server has it, the draft has done its part. */
function usePosting(onSaved: () => void): boolean {
  const { state, formMethod, location } = useNavigation()
  const isSaved =
    state === 'loading' && formMethod === 'POST' && location.pathname === ASSESSMENT_RESULTS
  const saved = useRef(onSaved)
  useEffect(() => {
    saved.current = onSaved
  })
  useEffect(() => {
    if (isSaved) saved.current()
  }, [isSaved])
  return formMethod === 'POST'
}

function useDeviceSaving(form: AssessmentAnswers, onDone: () => void) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<AssessmentPage['problem']>()
  const [state, setState] = useState<'idle' | 'saving' | 'kept offline'>('idle')
  const save = async (vault: DeviceVault, answers: Answers) => {
    setState('saving')
    setProblem(undefined)
    try {
      const { keepOnDevice } = await import('./keep-assessment.client.ts')
      const kept = await keepOnDevice(vault, form.date, answers)
      if (kept === 'kept') return navigate(ASSESSMENT_RESULTS)
      if (kept === 'other day') {
        form.moveToToday()
        revalidate()
        setProblem(assessmentProblem(ASSESSMENT_MESSAGES.otherDay))
        return setState('idle')
      }
      form.setAnswers(noAnswers())
      onDone()
      return setState('kept offline')
    } catch {
      setProblem(assessmentProblem(ASSESSMENT_MESSAGES.noStorage))
      setState('idle')
    }
  }
  return { problem, save, isSaving: state === 'saving', isKeptOffline: state === 'kept offline' }
}
