import { Skeleton } from '#app/ui/status.tsx'
import { NeedsScript } from './needs-script.tsx'
import { ResultsHead } from './assessment-results-page.tsx'

/** The history's shape while this device's vault is being opened, and the word for no script. */
export const ResultsSkeleton = ({ mayAssess }: { mayAssess?: boolean }) => (
  <>
    <ResultsHead {...(mayAssess !== undefined && { mayAssess })} />
    <NeedsScript />
    <div className="grid max-w-3xl gap-6 noscript:hidden" aria-busy="true">
      <p className="sr-only" role="status">
        Opening your assessments
      </p>
      <Skeleton className="h-[31rem] w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-28 w-full" />
    </div>
  </>
)
