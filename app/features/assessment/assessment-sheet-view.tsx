import { AssessmentSheetPage, SheetFailed, SheetHead } from './assessment-sheet-page.tsx'
import type { Sheet } from './assessment-sheet.ts'
import { NOT_OPENED } from './keeping-text.ts'
import { ClosedVault } from '#app/features/privacy/closed-vault.tsx'
import { LatePart } from './late-part.tsx'
import { SheetSkeleton } from './sheet-skeleton.tsx'

const loadDevicePart = () => import('./device-sheet.tsx').then(({ DeviceSheet }) => DeviceSheet)

/** The sheet for a doctor or therapist, wherever the assessments are kept. */
export const AssessmentSheetView = ({ sheet }: { sheet: Sheet }) => {
  const { around } = sheet
  if (sheet.keptWhere === 'server') {
    return sheet.opened ? (
      <AssessmentSheetPage around={around} {...sheet.opened} />
    ) : (
      <SheetFailed />
    )
  }
  return (
    <LatePart
      load={loadDevicePart}
      props={{ around }}
      meanwhile={<SheetSkeleton />}
      missing={(tryAgain) => (
        <>
          <SheetHead />
          <ClosedVault title={NOT_OPENED} reason="unreachable" onTryAgain={tryAgain} />
        </>
      )}
    />
  )
}
