import { Link } from '@remix-run/react'
import { Printer } from '#app/ui/icons.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, Fieldset } from '#app/ui/choice.tsx'
import { Field, TextArea } from '#app/ui/field.tsx'
import { ASSESSMENT_SHEET } from './assessment-paths.ts'
import { type Motto, SHEET_MONTHS, type SheetMonths } from './assessment-sheet.ts'

/** Longer notes would not leave room on one page. */
const LONGEST_NOTES = 600
const LONGEST_NAME = 80

/** What is on the sheet besides scores, as it is being chosen. */
export interface SheetDraft {
  name: string
  notes: string
  /** The words of the mottos that were ticked. */
  mottos: readonly string[]
}

export const EMPTY_DRAFT: SheetDraft = { name: '', notes: '', mottos: [] }

interface SheetChoicesProps {
  months: SheetMonths
  mottos: readonly Motto[]
  draft: SheetDraft
  onChange: (draft: SheetDraft) => void
}

/** What to put on the sheet. Nothing here belongs to a form, so nothing can be sent. */
export const SheetChoices = ({ months, mottos, draft, onChange }: SheetChoicesProps) => (
  <div className="no-print grid content-start gap-6">
    <Periods months={months} />
    <p className="notice noscript:hidden">
      What you write or tick here stays in this page. It is not sent, not saved, and gone when you
      leave.
    </p>
    <noscript>
      <p className="notice">Without JavaScript, your browser’s own Print makes the sheet.</p>
    </noscript>
    <div className="grid gap-6 noscript:hidden">
      <Field
        label="Name (optional)"
        name="sheet-name"
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      {mottos.length > 0 && <Mottos mottos={mottos} draft={draft} onChange={onChange} />}
      <TextArea
        label="Notes (optional)"
        name="sheet-notes"
        hint="What you would like to speak about, for instance."
        autoComplete="off"
        rows={4}
        maxLength={LONGEST_NOTES}
        value={draft.notes}
        onChange={(event) => onChange({ ...draft, notes: event.target.value })}
      />
      <Button type="button" wide onClick={() => window.print()}>
        <Printer size={20} aria-hidden="true" />
        Print
      </Button>
    </div>
  </div>
)

const Periods = ({ months }: { months: SheetMonths }) => (
  <nav aria-label="Period" className="grid gap-1.5">
    <p className="field-label">Period</p>
    <ul className="segments">
      {SHEET_MONTHS.map((each) => (
        <li key={each} className="grid">
          <Link
            to={`${ASSESSMENT_SHEET}?months=${each}`}
            className="segment"
            preventScrollReset
            replace
            {...(each === months && { 'aria-current': 'true' as const })}
          >
            {each} months
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

const Mottos = ({ mottos, draft, onChange }: Omit<SheetChoicesProps, 'months'>) => {
  const toggle = (words: string, isChosen: boolean) => {
    const others = draft.mottos.filter((other) => other !== words)
    onChange({ ...draft, mottos: isChosen ? [...others, words] : others })
  }
  return (
    <Fieldset legend="Mottos of your check-ins" name="sheet-mottos">
      {mottos.map(({ words }, index) => (
        <Checkbox
          key={words}
          id={`sheet-motto-${index}`}
          name="sheet-motto"
          label={words}
          checked={draft.mottos.includes(words)}
          onChange={(event) => toggle(words, event.target.checked)}
        />
      ))}
    </Fieldset>
  )
}
