import { useEffect, useState } from 'react'
import type { DeviceVault, KeepingMode } from '#app/features/privacy/device-vault.ts'
import type { DayString } from '#app/lib/dates.ts'
import { type AnswersSoFar } from './answers-so-far.ts'
import { type AssessmentSummary, summarise } from './assessment-summary.ts'

/** What this device has of the assessment. */
export interface DeviceHas {
  /** Newest first; empty when the server keeps them. */
  assessments: AssessmentSummary[]
  /** A form for today that was left half-way. */
  draft: AnswersSoFar | null
}

/**
 * Reads what this device has once its vault is open; null until then. `readings` counts up when it
 * is to be read again.
 */
export function useKeptAssessments(
  vault: DeviceVault | null,
  mode: KeepingMode,
  { date, offset, readings }: { date: DayString; offset: number; readings: number },
): DeviceHas | null {
  const [has, setHas] = useState<DeviceHas | null>(null)
  useEffect(() => {
    if (!vault) return
    let isGone = false
    const read = async (): Promise<DeviceHas> => {
      const { draftOf, sendMarkLeft } = await import('./keep-assessment.client.ts')
      sendMarkLeft(vault).catch(() => {})
      const [draft, { records }] = await Promise.all([
        draftOf(vault, date),
        mode === 'device' ? vault.list('assessment') : { records: [] },
      ])
      const assessments = records.map((record) => summarise(record, offset))
      assessments.sort((one, other) => (one.date < other.date ? 1 : -1))
      return { assessments, draft }
    }
    read()
      .catch((): DeviceHas => ({ assessments: [], draft: null }))
      .then((found) => {
        if (!isGone) setHas(found)
      })
    return () => {
      isGone = true
    }
  }, [vault, mode, date, offset, readings])
  return has
}
