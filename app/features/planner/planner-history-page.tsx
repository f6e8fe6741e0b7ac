import { useState } from 'react'
import { Spot } from '#app/ui/art/spots.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState, PageHeader } from '#app/ui/layout.tsx'
import { FormError, Notice } from '#app/ui/notice.tsx'
import { PlanEntryCard } from './plan-entry.tsx'
import type { PlanEntry } from './planner-history.ts'

/** One page of the planner's history. */
export interface PlannerHistory {
  entries: PlanEntry[]
  /** The date before which the older page begins; null when this is the last page. */
  older: string | null
  isFirstPage: boolean
  /** Whether a plan was saved a moment ago. */
  isJustSaved: boolean
  /** Whether the member's plan lets them plan their days. */
  mayPlan: boolean
}

const ADDRESS = '/wellbeing/planner-results'
const LOGS = { to: '/wellbeing/logs', label: 'Wellbeing logs' }
const HOME = { to: '/home', label: 'Home' }

const Head = ({ mayPlan = true, hasAction = false }) => (
  <PageHeader
    title="Planner history"
    intro="What you planned, day by day."
    back={mayPlan ? LOGS : HOME}
    action={
      hasAction && (
        <ButtonLink variant="secondary" to="/wellbeing/planner">
          Plan today
        </ButtonLink>
      )
    }
  />
)

/** The history as it is when it cannot be read. */
export const PlannerHistoryFailed = () => (
  <>
    <Head />
    <FormError message="Failed to load daily plans">
      <p>What you saved is safe. Please try again in a moment.</p>
    </FormError>
  </>
)

interface PlannerHistoryPageProps {
  history: PlannerHistory
  /** Why a tick sent without script was refused. */
  problem?: string | undefined
}

/** The planner's history (S1 §2): one entry a date, newest first, a page at a time. */
export const PlannerHistoryPage = ({ history, problem }: PlannerHistoryPageProps) => {
  const { entries, older, isFirstPage, isJustSaved, mayPlan } = history
  const [message, setMessage] = useState<string | null>(problem ?? null)
  if (entries.length === 0 && isFirstPage && older === null) {
    return (
      <>
        <Head mayPlan={mayPlan} />
        <EmptyState
          art={<Spot name="empty" />}
          title="No Plans Yet"
          action={mayPlan && <ButtonLink to="/wellbeing/planner">Plan today</ButtonLink>}
        >
          Your days will gather here once you have saved a plan.
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <Head mayPlan={mayPlan} hasAction={mayPlan} />
      <div className="grid max-w-3xl gap-6">
        {isJustSaved && <Notice tone="done">Your plan is saved.</Notice>}
        <div role="alert" className="empty:hidden">
          {message && <Notice tone="warn">{message}</Notice>}
        </div>
        {entries.map((entry) => (
          <PlanEntryCard key={entry.date} entry={entry} onAnswer={setMessage} />
        ))}
        <HistoryPages older={older} isFirstPage={isFirstPage} />
      </div>
    </>
  )
}

const HistoryPages = ({ older, isFirstPage }: Pick<PlannerHistory, 'older' | 'isFirstPage'>) => (
  <nav aria-label="Pages of the history" className="flex flex-wrap gap-4">
    {!isFirstPage && (
      <ButtonLink variant="secondary" to={ADDRESS}>
        Newest
      </ButtonLink>
    )}
    {older && (
      <ButtonLink variant="secondary" to={`${ADDRESS}?before=${older}`}>
        Older
      </ButtonLink>
    )}
  </nav>
)
