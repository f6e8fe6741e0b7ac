import {
  AssessmentSheetPage,
  type SheetAround,
  SheetFailed,
  SheetHead,
} from './assessment-sheet-page.tsx'
import type { SheetScores } from './assessment-sheet.ts'
import { ClosedVault } from './closed-vault.tsx'
import { LatePart } from './late-part.tsx'
import { SheetSkeleton } from './sheet-skeleton.tsx'

/** The sheet's scores where the server keeps them (null when they cannot be read), or the word that a device does. */
export type Sheet =
  | {
      keptWhere: 'server'
      around: SheetAround
      opened: { scores: SheetScores; unreadable: number } | null
    }
  | { keptWhere: 'device'; around: SheetAround }

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
          <ClosedVault reason="unreachable" onTryAgain={tryAgain} />
        </>
      )}
    />
  )
}
