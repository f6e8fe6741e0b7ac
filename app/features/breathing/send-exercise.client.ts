import type { Delivery } from './exercise-outbox.ts'
import type { ExerciseReport } from './exercise-record.ts'

/**
 * Posts a report in a way that survives the page's end. Anything but a clear yes or no (a lost
 * connection, a sign-in that ran out, a server in trouble) is worth another try later.
 */
export async function sendExercise(report: ExerciseReport): Promise<Delivery> {
  const response = await fetch('/breathing/exercises', {
    method: 'POST',
    body: new URLSearchParams({ ...report, seconds: String(report.seconds) }),
    keepalive: true,
    redirect: 'manual',
  })
  if (response.status === 204) return 'taken'
  return response.status === 400 ? 'refused' : 'unreachable'
}
