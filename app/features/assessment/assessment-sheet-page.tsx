import { useState } from 'react'
import { FormError, Notice } from '#app/ui/notice.tsx'
import { PageHeader } from '#app/ui/layout.tsx'
import { ASSESSMENT_RESULTS } from './assessment-paths.ts'
import type { OpenedScores, SheetAround } from './assessment-sheet.ts'
import { EMPTY_DRAFT, SheetChoices } from './sheet-choices.tsx'
import { SheetPaper } from './sheet-paper.tsx'

/** Title of the page; it is not printed. */
export const SheetHead = () => (
  <div className="no-print">
    <PageHeader
      title="Sheet for a doctor or therapist"
      intro="One page to print and take along. You decide what is on it."
      back={{ to: ASSESSMENT_RESULTS, label: 'Assessment history' }}
    />
  </div>
)

/** The sheet when it cannot be made, with the reason. */
export const SheetFailed = () => (
  <>
    <SheetHead />
    <FormError message="Your assessments could not be loaded">
      <p>What you saved is safe. Please try again in a moment.</p>
    </FormError>
  </>
)

interface AssessmentSheetPageProps extends OpenedScores {
  around: SheetAround
}

/** Chooses what is on the sheet, and shows it as it will be printed. */
export const AssessmentSheetPage = ({ around, scores, unreadable }: AssessmentSheetPageProps) => {
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const { period, offset, averages, mottos } = around
  const chosen = mottos.filter(({ words }) => draft.mottos.includes(words))
  return (
    <>
      <SheetHead />
      {unreadable > 0 && (
        <div className="no-print mb-6 max-w-3xl">
          <Notice tone="warn">
            {unreadable === 1
              ? '1 assessment could not be opened and is'
              : `${unreadable} assessments could not be opened and are`}{' '}
            not on the sheet.
          </Notice>
        </div>
      )}
      <div className="sheet-desk">
        <SheetChoices months={period.months} mottos={mottos} draft={draft} onChange={setDraft} />
        <SheetPaper
          period={period}
          scores={scores}
          averages={averages}
          offset={offset}
          additions={{ ...draft, mottos: chosen }}
        />
      </div>
    </>
  )
}
