import { Skeleton } from '#app/ui/status.tsx'
import { SheetHead } from './assessment-sheet-page.tsx'
import { NeedsScript } from './needs-script.tsx'

/** The sheet's shape while this device's vault is being opened. */
export const SheetSkeleton = () => (
  <>
    <SheetHead />
    <NeedsScript />
    <div className="sheet-desk noscript:hidden" aria-busy="true">
      <p className="sr-only" role="status">
        Opening your assessments
      </p>
      <Skeleton className="h-96 w-full" />
      <Skeleton className="h-[50rem] w-full" />
    </div>
  </>
)
