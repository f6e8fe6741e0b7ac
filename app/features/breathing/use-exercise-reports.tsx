import { useCallback, useEffect } from 'react'
import { createOutbox, deliver, deliverAll, type Delivery } from './exercise-outbox.ts'
import type { ExerciseReport } from './exercise-record.ts'
import { sendExercise } from './send-exercise.client.ts'

/**
 * Hands reports to the server, and tries those again that did not get through: on the next visit and
 * when the connection comes back.
 * @param member a name for the signed-in member that means nothing outside this browser's storage
 */
export function useExerciseReports(member: string): (report: ExerciseReport) => Promise<Delivery> {
  useEffect(() => {
    const sendAll = () => void deliverAll(createOutbox(localStorage, member), sendExercise)
    sendAll()
    window.addEventListener('online', sendAll)
    return () => window.removeEventListener('online', sendAll)
  }, [member])
  return useCallback(
    (report) => deliver(createOutbox(localStorage, member), report, sendExercise),
    [member],
  )
}
