import { Skeleton } from '#app/ui/status.tsx'
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

/** Said to a browser without script, which cannot open what it keeps. */
export const NeedsScript = () => (
  <noscript>
    <p className="notice">
      Assessments that Burrow was not asked to keep live in the browser they were answered in,
      encrypted. To open them, this page needs JavaScript.
    </p>
  </noscript>
)
