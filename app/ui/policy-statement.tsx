import { policyStatement } from '#app/content/policy-statement.ts'
import { Button } from './button.tsx'
import { Dialog, dialogCommand } from './dialog.tsx'

/** The five points of the statement, without its title. */
export const PolicyPoints = ({ headings: Heading = 'h3' }: { headings?: 'h2' | 'h3' }) => (
  <div className="grid gap-6">
    {policyStatement.points.map((point) => (
      <section key={point.title}>
        <Heading className="mb-1 font-sans text-base font-semibold">{point.title}</Heading>
        <p className="text-ink-soft">{point.text}</p>
      </section>
    ))}
  </div>
)

/** The statement as a dialog; open it with `<DialogButton opens="policy">`. It is a page at /policy too. */
export const PolicyDialog = ({ id = 'policy' }: { id?: string }) => (
  <Dialog id={id} title={policyStatement.title}>
    <PolicyPoints />
    <Button variant="secondary" className="mt-6" wide {...dialogCommand(id, 'close')}>
      Close
    </Button>
  </Dialog>
)
