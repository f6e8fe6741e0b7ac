import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from '@remix-run/react'
import { standingOf } from '#app/features/privacy/consent.server.ts'
import { openAssessments } from '#app/features/privacy/kept-records.server.ts'
import { openMemberVault } from '#app/features/privacy/member-vault.server.ts'
import { AssessmentFormSchema } from '#app/features/assessment/assessment-form.ts'
import { fromFields } from '#app/features/assessment/answers-so-far.ts'
import { ASSESSMENT_RESULTS } from '#app/features/assessment/assessment-paths.ts'
import {
  ASSESSMENT_MESSAGES,
  assessmentProblem,
} from '#app/features/assessment/assessment-problem.ts'
import { AssessmentRoom } from '#app/features/assessment/assessment-room.tsx'
import { summarise } from '#app/features/assessment/assessment-summary.ts'
import { saveAssessment } from '#app/features/assessment/save-assessment.server.ts'
import { WellbeingHeader } from '#app/features/wellbeing/wellbeing-header.tsx'
import { crisisRegionFor } from '#app/http/crisis-lines.server.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { latestAssessments } from '#db/queries/assessments.ts'
import { findConsent } from '#db/queries/consents.ts'
import { listMemberKeys } from '#db/queries/members.ts'

export const meta: MetaFunction = () => [{ title: 'Wellbeing · Burrow' }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { member, shell, rows } = await requireMember(
    { request, context },
    {
      feature: 'wellbeing',
      read: (db, owner) => [
        findConsent(db, owner, 'assessments'),
        latestAssessments(db, owner),
        listMemberKeys(db, owner),
      ],
    },
  )
  const [[consent], stored, keys] = rows
  const { masterKeys, core10ScoreOffset: offset } = context.config
  const vault = await openMemberVault(masterKeys, keys)
  const { records } = await openAssessments(vault, stored)
  return {
    shell,
    date: member.today,
    standing: standingOf(consent),
    latest: records.map((record) => summarise(record, offset)),
    offset,
    lines: crisisRegionFor({ request, context }).lines,
  }
}

const refuse = (status: number, ...problem: Parameters<typeof assessmentProblem>) =>
  data({ problem: assessmentProblem(...problem) }, { status })

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(request, AssessmentFormSchema)
  const answers = form.ok ? form.value.answers : fromFields(form.error.typed)
  try {
    const { member, rows } = await requireMember(
      { request, context },
      { feature: 'wellbeing', read: (db, owner) => [listMemberKeys(db, owner)] },
    )
    if (!form.ok) {
      const { errors, typed } = form.error
      const { noDate, stillOpen } = ASSESSMENT_MESSAGES
      const [message, date] = errors.date ? [noDate, member.today] : [stillOpen, typed.date ?? null]
      return refuse(400, message, { errors, answers, date })
    }
    const { config, db, now, random } = context
    const vault = await openMemberVault(config.masterKeys, rows[0])
    const storing = { db, vault, newId: () => random.id(), now }
    const saved = await saveAssessment(storing, member, form.value)
    if (saved.ok) return redirect(ASSESSMENT_RESULTS)
    if (saved.error.reason === 'day') {
      return refuse(400, saved.error.message, { answers, date: member.today })
    }
    const { date, sent } = form.value
    if (sent === 'script')
      return refuse(409, ASSESSMENT_MESSAGES.consentGone, { answers, date, isConsentGone: true })
    // A page without script cannot work the score out by itself, and has nowhere to keep it.
    return { outcome: summarise({ date, value: form.value.answers }, config.core10ScoreOffset) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    context.log.error('save assessment', error)
    return refuse(503, ASSESSMENT_MESSAGES.failed, { answers })
  }
}

/** Without a network the page stays as it is, with everything that was answered. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { problem: assessmentProblem(ASSESSMENT_MESSAGES.failed) }
  }
}

/** A refused saving changed nothing, and asking again would fail just as it did without a network. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => !actionResult?.problem && defaultShouldRevalidate

export default function WellbeingAssessment() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <WellbeingHeader date={page.date} current="assessment" />
      <AssessmentRoom {...page} {...answer} />
    </>
  )
}
