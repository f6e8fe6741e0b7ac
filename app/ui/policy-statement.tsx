import { policyStatement } from '#app/content/policy-statement.ts'
import { Button } from './button.tsx'
import { Dialog, dialogCommand } from './dialog.tsx'

/** The five points of the statement, without its title. */
export const PolicyPoints = () => (
  <div className="grid gap-5">
    {policyStatement.points.map((point) => (
      <section key={point.title}>
        <h3 className="font-sans text-base font-semibold">{point.title}</h3>
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
