import type { CrisisLine } from '#app/content/crisis-lines.ts'
import type { ConsentStanding } from '#app/features/privacy/consent-wording.ts'
import type { DayString } from '#app/lib/dates.ts'
import type { AssessmentProblem } from './assessment-problem.ts'
import type { AssessmentSummary } from './assessment-summary.ts'

/** What the server tells the page of the assessment. */
export interface AssessmentPage {
  /** The member's today. */
  date: DayString
  standing: ConsentStanding
  /** The newest two with the server, newest first. */
  latest: readonly AssessmentSummary[]
  /** What the operator subtracts from a total (decision 26). */
  offset: number
  /** Crisis lines of one region. */
  lines: readonly CrisisLine[]
  problem?: AssessmentProblem | undefined
  /** A result that is shown once and kept nowhere. */
  outcome?: AssessmentSummary | undefined
}
