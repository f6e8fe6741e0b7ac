import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { useDeviceVault } from '#app/features/privacy/use-device-vault.tsx'
import { assessmentHistory, pageOfAll } from './assessment-history.ts'
import {
  AssessmentResultsPage,
  type ResultsAround,
  ResultsHead,
} from './assessment-results-page.tsx'
import { NOT_OPENED } from './keeping-text.ts'
import { ClosedVault } from '#app/features/privacy/closed-vault.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { useDeviceAssessments } from './use-device-assessments.tsx'

/** The history of assessments that live in this browser; the same page as for those with us. */
export const DeviceAssessments = ({ around }: { around: ResultsAround }) => {
  const vault = useDeviceVault()
  const { revalidate } = useRevalidator()
  const kept = useDeviceAssessments(vault)
  // The consent was given meanwhile, perhaps on another device: then the server has them.
  const isWithServer = vault.state === 'ready' && vault.vault.mode === 'server'
  useEffect(() => {
    if (isWithServer) revalidate()
  }, [isWithServer, revalidate])
  if (kept.state === 'closed') {
    return (
      <>
        <ResultsHead mayAssess={around.mayAssess} />
        <ClosedVault title={NOT_OPENED} reason={kept.reason} onTryAgain={vault.reopen} />
      </>
    )
  }
  if (kept.state === 'reading' || isWithServer) return <ResultsSkeleton />
  const page = pageOfAll(kept.records, around.before)
  const history = assessmentHistory({ ...page, unreadable: kept.unreadable }, around.offset)
  return <AssessmentResultsPage around={around} history={history} keptWhere="device" />
}
