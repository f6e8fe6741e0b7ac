import {
  AssessmentResultsFailed,
  AssessmentResultsPage,
  ResultsHead,
  type ResultsAround,
} from './assessment-results-page.tsx'
import type { AssessmentHistory } from './assessment-history.ts'
import { NOT_OPENED } from './keeping-text.ts'
import { ClosedVault } from '#app/features/privacy/closed-vault.tsx'
import { LatePart } from './late-part.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'

/** The history where the server keeps it (null when it cannot be read), or the word that a device does. */
export type AssessmentResults =
  | { keptWhere: 'server'; around: ResultsAround; history: AssessmentHistory | null }
  | { keptWhere: 'device'; around: ResultsAround }

const loadDevicePart = () =>
  import('./device-assessments.tsx').then(({ DeviceAssessments }) => DeviceAssessments)

/** The assessment history, wherever it is kept. What only a device needs is fetched only there. */
export const AssessmentResultsView = ({ results }: { results: AssessmentResults }) => {
  const { around } = results
  if (results.keptWhere === 'server') {
    return results.history ? (
      <AssessmentResultsPage around={around} history={results.history} keptWhere="server" />
    ) : (
      <AssessmentResultsFailed />
    )
  }
  return (
    <LatePart
      load={loadDevicePart}
      props={{ around }}
      meanwhile={<ResultsSkeleton mayAssess={around.mayAssess} />}
      missing={(tryAgain) => (
        <>
          <ResultsHead mayAssess={around.mayAssess} />
          <ClosedVault title={NOT_OPENED} reason="unreachable" onTryAgain={tryAgain} />
        </>
      )}
    />
  )
}
