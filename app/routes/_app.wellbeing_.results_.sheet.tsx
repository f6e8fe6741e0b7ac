import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { mayUse } from '#app/features/plans/features.ts'
import { standingOf } from '#app/features/privacy/consent.server.ts'
import { readMonths, type Sheet, sheetPeriod } from '#app/features/assessment/assessment-sheet.ts'
import { AssessmentSheetView } from '#app/features/assessment/assessment-sheet-view.tsx'
import {
  openAssessmentSheet,
  sheetQueries,
} from '#app/features/assessment/open-assessment-sheet.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { latestActivity } from '#db/queries/activity.ts'
import { findConsent } from '#db/queries/consents.ts'
import { listMemberKeys } from '#db/queries/members.ts'

export const meta: MetaFunction = () => [{ title: 'Sheet for a doctor or therapist · Burrow' }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const months = readMonths(new URL(request.url).searchParams.get('months'))
  const { member, shell, rows } = await requireMember(
    { request, context },
    {
      feature: 'wellbeing',
      isOpenToAll: true,
      read: (db, owner) => [
        findConsent(db, owner, 'assessments'),
        latestActivity(db, owner, 'assessment'),
        listMemberKeys(db, owner),
        ...sheetQueries(db, owner, { months, now: context.now }),
      ],
    },
  )
  const [[consent], marks, keys, assessments, days, checks] = rows
  // As on the history: who never had an assessment reads what it does.
  if (!mayUse(member.level, 'wellbeing') && !consent && marks.length === 0) {
    throw data({ shell, feature: 'wellbeing' }, { status: 402 })
  }
  const { masterKeys, core10ScoreOffset: offset } = context.config
  const period = sheetPeriod(months, member.today)
  const keptWhere = standingOf(consent) === 'given' ? 'server' : 'device'
  const around = { period, offset, averages: null, mottos: [] }
  const opening = { assessments, days, checks, keys }
  try {
    const sheet = await openAssessmentSheet(masterKeys, opening, { period, offset, keptWhere })
    return { shell, sheet }
  } catch (error) {
    context.log.error('make sheet', error)
    const sheet: Sheet = { keptWhere: 'server', around, opened: null }
    return data({ shell, sheet }, { status: 500 })
  }
}

export default function AssessmentSheet() {
  return <AssessmentSheetView sheet={useLoaderData<typeof loader>().sheet} />
}
