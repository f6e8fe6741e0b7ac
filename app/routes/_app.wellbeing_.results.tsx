import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import * as v from 'valibot'
import { mayUse } from '#app/features/plans/features.ts'
import { standingOf } from '#app/features/privacy/consent.server.ts'
import {
  type AssessmentResults as Results,
  AssessmentResultsView,
} from '#app/features/assessment/assessment-results.tsx'
import {
  historyQueries,
  openAssessmentHistory,
} from '#app/features/assessment/open-assessment-history.server.ts'
import { crisisRegionFor } from '#app/http/crisis-lines.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { DaySchema } from '#app/lib/day-schema.ts'
import { latestActivity } from '#db/queries/activity.ts'
import { findConsent } from '#db/queries/consents.ts'
import { listMemberKeys } from '#db/queries/members.ts'

export const meta: MetaFunction = () => [{ title: 'Assessment history · Burrow' }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = v.safeParse(DaySchema, new URL(request.url).searchParams.get('before'))
  const before = asked.success ? asked.output : null
  const { member, shell, rows } = await requireMember(
    { request, context },
    {
      feature: 'wellbeing',
      isOpenToAll: true,
      read: (db, owner) => [
        findConsent(db, owner, 'assessments'),
        latestActivity(db, owner, 'assessment'),
        listMemberKeys(db, owner),
        ...historyQueries(db, owner, before),
      ],
    },
  )
  const [[consent], marks, keys, page, [above]] = rows
  const mayAssess = mayUse(member.level, 'wellbeing')
  // What a former member answered stays readable (decision 20). Where it lives on a device, the day's
  // mark or a consent taken back tells that there may be something (decision 19).
  if (!mayAssess && !consent && marks.length === 0) {
    throw data({ shell, feature: 'wellbeing' }, { status: 402 })
  }
  const { core10ScoreOffset: offset } = context.config
  const around = { before, offset, mayAssess, lines: crisisRegionFor({ request, context }).lines }
  if (standingOf(consent) !== 'given') {
    return { shell, results: { keptWhere: 'device', around } satisfies Results }
  }
  const { masterKeys } = context.config
  const history = await openAssessmentHistory(
    masterKeys,
    { rows: page, above, keys },
    around,
  ).catch((error: unknown) => {
    context.log.error('load assessments', error)
    return null
  })
  const results = { keptWhere: 'server', around, history } satisfies Results
  return data({ shell, results }, { status: history ? 200 : 500 })
}

export default function AssessmentResults() {
  return <AssessmentResultsView results={useLoaderData<typeof loader>().results} />
}
