import { useDeviceVault } from '#app/features/privacy/use-device-vault.tsx'
import { AssessmentSheetPage, SheetHead } from './assessment-sheet-page.tsx'
import { type SheetAround, sheetScores } from './assessment-sheet.ts'
import { NOT_OPENED } from './keeping-text.ts'
import { ClosedVault } from '#app/features/privacy/closed-vault.tsx'
import { SheetSkeleton } from './sheet-skeleton.tsx'
import { useDeviceAssessments } from './use-device-assessments.tsx'

/** The sheet of assessments that live in this browser. */
export const DeviceSheet = ({ around }: { around: SheetAround }) => {
  const vault = useDeviceVault()
  const kept = useDeviceAssessments(vault)
  if (kept.state === 'closed') {
    return (
      <>
        <SheetHead />
        <ClosedVault title={NOT_OPENED} reason={kept.reason} onTryAgain={vault.reopen} />
      </>
    )
  }
  if (kept.state === 'reading') return <SheetSkeleton />
  const scores = sheetScores(kept.records, around.period, around.offset)
  return <AssessmentSheetPage around={around} scores={scores} unreadable={kept.unreadable} />
}
