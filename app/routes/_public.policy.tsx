import { policyStatement } from '#app/content/policy-statement.ts'
import { titleOf } from '#app/features/plans/access.ts'
import { PageHeader } from '#app/ui/layout.tsx'
import { PolicyPoints } from '#app/ui/policy-statement.tsx'

export const handle = { script: false }

export const meta = () => [
  { title: titleOf('/policy') },
  { name: 'description', content: 'What Burrow is, who it is for, and what it stores.' },
]

/** Open to everyone, so that the statement can be read before, with and after an account. */
export default function Policy() {
  return (
    <div className="mx-auto max-w-measure sm:pt-8">
      <PageHeader title={policyStatement.title} />
      <PolicyPoints headings="h2" />
    </div>
  )
}
