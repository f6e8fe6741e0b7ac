import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { LogCards } from '#app/features/wellbeing/log-cards.tsx'
import { requireMember } from '#app/http/require-member.server.ts'
import { PageHeader } from '#app/ui/layout.tsx'

export const meta: MetaFunction = () => [{ title: 'Wellbeing logs · Burrow' }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { shell } = await requireMember({ request, context }, { feature: 'wellbeing' })
  return { shell }
}

export default function WellbeingLogs() {
  return (
    <>
      <PageHeader
        title="Wellbeing logs"
        intro="What you have noted so far, newest first."
        back={{ to: '/wellbeing', label: 'Wellbeing' }}
      />
      <LogCards />
    </>
  )
}
