import { Checkbox } from '#app/ui/choice.tsx'
import { DialogButton } from '#app/ui/dialog.tsx'

interface PolicyAgreementProps {
  error?: string | undefined
  isAgreed: boolean
  onChange(isAgreed: boolean): void
}

/** The policy and the statement of age in one box (decision 14). The statement itself is a dialog and a page. */
export function PolicyAgreement({ error, isAgreed, onChange }: PolicyAgreementProps) {
  return (
    <div className="grid gap-2">
      <Checkbox
        name="policy"
        value="on"
        required
        checked={isAgreed}
        onChange={(event) => onChange(event.currentTarget.checked)}
        error={error}
        label="I have read and agree to the User Policy Statement, and I am 16 or over or have a parent’s or guardian’s consent."
      />
      <p className="flex flex-wrap items-center gap-x-2 pl-[2.125rem]">
        <DialogButton opens="policy" className="px-0!">
          Read the User Policy Statement
        </DialogButton>
        <a href="/policy" target="_blank" rel="noreferrer" className="link text-sm">
          or open it as a page
        </a>
      </p>
    </div>
  )
}
