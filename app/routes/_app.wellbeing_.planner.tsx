import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useNavigation,
} from '@remix-run/react'
import { openMemberVault } from '#app/features/privacy/member-vault.server.ts'
import { readSealedLists } from '#app/features/planner/stored-plan.ts'
import { PlannerEditor } from '#app/features/planner/planner-editor.tsx'
import { PlannerFormSchema } from '#app/features/planner/planner-form.ts'
import { toPlanFields, writeBase } from '#app/features/planner/planner-fields.ts'
import {
  type PlannerProblem,
  refused,
  TASKS_NOT_SAVED,
  unreadable,
} from '#app/features/planner/planner-problem.ts'
import { savePlanner } from '#app/features/planner/save-planner.server.ts'
import { openPlan } from '#app/features/planner/sealed-plan.server.ts'
import { WellbeingHeader } from '#app/features/wellbeing/wellbeing-header.tsx'
import { justSavedCookie } from '#app/http/just-saved.server.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { planOn } from '#db/queries/daily-plans.ts'
import { listMemberKeys } from '#db/queries/members.ts'
import { listChecksAround } from '#db/queries/wellbeing.ts'

export const meta: MetaFunction = () => [{ title: 'Daily planner · Burrow' }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { member, shell, rows } = await requireMember(
    { request, context },
    {
      feature: 'wellbeing',
      read: (db, owner) => [listChecksAround(db, owner, context.now), listMemberKeys(db, owner)],
    },
  )
  const [checks, keys] = rows
  const date = member.today
  const row = checks.find((check) => check.date === date)
  const vault = await openMemberVault(context.config.masterKeys, keys)
  const stored = readSealedLists(row?.dailyTasks ?? '{}')
  const { plan, unreadable: closed } = await openPlan(vault, date, stored)
  if (closed.length > 0) context.log.warn('unreadable plan', { count: closed.length })
  return { shell, date, fields: toPlanFields(plan), base: writeBase(plan), unreadable: closed }
}

const refuse = (status: number, problem: PlannerProblem) => data({ problem }, { status })

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(request, PlannerFormSchema)
  const sent = form.ok
    ? { ...form.value, fields: toPlanFields(form.value.plan) }
    : { date: '', fields: form.error.typed }
  try {
    const { member, rows } = await requireMember(
      { request, context },
      {
        feature: 'wellbeing',
        read: (db, owner) => [listMemberKeys(db, owner), planOn(db, owner, sent.date)],
      },
    )
    if (!form.ok) {
      return refuse(400, unreadable(form.error.errors, form.error.typed, member.today))
    }
    const { db, now, random, config } = context
    const vault = await openMemberVault(config.masterKeys, rows[0])
    const writing = { db, vault, id: random.id(), now, rows: rows[1] }
    const saved = await savePlanner(writing, member, form.value)
    if (!saved.ok) {
      const status = saved.error.kind === 'clash' ? 409 : 400
      return refuse(status, refused(saved.error, { ...form.value, ...sent }, member.today))
    }
    return redirect('/wellbeing/planner-results', { headers: justSavedCookie('plan') })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    context.log.error('save planner', error)
    const base = form.ok ? writeBase(form.value.base) : (form.error.typed.base ?? null)
    const kept = { fields: sent.fields, date: sent.date || null, base }
    return refuse(503, { message: TASKS_NOT_SAVED, errors: {}, ...kept })
  }
}

/** When no answer comes, the page stays as it is, with everything that was entered. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const sent = await request.clone().formData()
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    if (!(error instanceof Error) || isRouteErrorResponse(error)) throw error
    const kept = { date: String(sent.get('date')), base: String(sent.get('base')) }
    const problem: PlannerProblem = { message: TASKS_NOT_SAVED, errors: {}, fields: {}, ...kept }
    return { problem }
  }
}

/** A refused saving changed nothing, and asking again would fail just as it did without a network. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => !actionResult?.problem && defaultShouldRevalidate

export default function WellbeingPlanner() {
  const { date, fields, base, unreadable: closed } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const isSaving = useNavigation().formMethod === 'POST'
  return (
    <>
      <WellbeingHeader date={date} current="planner" />
      <PlannerEditor
        {...{ date, base, problem, isSaving }}
        fields={problem?.fields ?? fields}
        unreadable={closed}
      />
    </>
  )
}
