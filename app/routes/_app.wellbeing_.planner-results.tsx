import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import {
  type ClientActionFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
} from '@remix-run/react'
import * as v from 'valibot'
import { mayUse } from '#app/features/plans/features.ts'
import { openMemberVault } from '#app/features/privacy/member-vault.server.ts'
import { firstDayToSave } from '#app/features/wellbeing/day-to-save.ts'
import { openPlans } from '#app/features/planner/open-plans.server.ts'
import {
  type PlannerHistory,
  PlannerHistoryFailed,
  PlannerHistoryPage,
} from '#app/features/planner/planner-history-page.tsx'
import { TASKS_NOT_SAVED } from '#app/features/planner/planner-problem.ts'
import { TickSchema } from '#app/features/planner/planner-tick.ts'
import { saveTick } from '#app/features/planner/save-planner.server.ts'
import { isJustSaved } from '#app/http/just-saved.server.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { DaySchema } from '#app/lib/day-schema.ts'
import { listPlans, planOn } from '#db/queries/daily-plans.ts'
import { listMemberKeys } from '#db/queries/members.ts'

/** Days on one page; one more is read, to know whether there is an older page. */
const PAGE_DAYS = 31

export const meta: MetaFunction = () => [{ title: 'Planner history · Burrow' }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = v.safeParse(DaySchema, new URL(request.url).searchParams.get('before'))
  const before = asked.success ? asked.output : null
  const limit = PAGE_DAYS + 1
  const { member, shell, rows } = await requireMember(
    { request, context },
    {
      feature: 'wellbeing',
      isOpenToAll: true,
      read: (db, owner) => [listPlans(db, owner, { before, limit }), listMemberKeys(db, owner)],
    },
  )
  const mayPlan = mayUse(member.level, 'wellbeing')
  // What a former member wrote stays readable (decision 20); who never wrote reads what it does.
  if (!mayPlan && rows[0].length === 0 && before === null) {
    throw data({ shell, feature: 'wellbeing' }, { status: 402 })
  }
  try {
    const page = rows[0].slice(0, PAGE_DAYS)
    const vault = await openMemberVault(context.config.masterKeys, rows[1])
    const history: PlannerHistory = {
      entries: await openPlans(vault, page, mayPlan ? firstDayToSave(member) : null),
      older: rows[0].length > PAGE_DAYS ? (page.at(-1)?.date ?? null) : null,
      isFirstPage: before === null,
      isJustSaved: before === null && isJustSaved(request, 'plan'),
      mayPlan,
    }
    return { shell, history }
  } catch (error) {
    context.log.error('load plans', error)
    return data({ shell, history: null }, { status: 500 })
  }
}

const refuse = (status: number, message: string) => data({ problem: { message } }, { status })

export async function action({ request, context }: ActionFunctionArgs) {
  const tick = await parseForm(request, TickSchema)
  const date = tick.ok ? tick.value.date : ''
  try {
    const { member, rows } = await requireMember(
      { request, context },
      {
        feature: 'wellbeing',
        read: (db, owner) => [listMemberKeys(db, owner), planOn(db, owner, date)],
      },
    )
    if (!tick.ok) return refuse(400, TASKS_NOT_SAVED)
    const { db, now, random, config } = context
    const vault = await openMemberVault(config.masterKeys, rows[0])
    const writing = { db, vault, id: random.id(), now, rows: rows[1] }
    const saved = await saveTick(writing, member, tick.value)
    if (!saved.ok) return refuse(409, saved.error)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    context.log.error('save tick', error)
    return refuse(503, TASKS_NOT_SAVED)
  }
  // Without script the browser asks for a page; with it, for no more than an answer.
  const isPage = request.headers.get('sec-fetch-dest') === 'document'
  return isPage ? redirect(`/wellbeing/planner-results#plan-${date}`) : {}
}

/** When no answer comes, the task goes back to how it was, and the page says so. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    if (!(error instanceof Error) || isRouteErrorResponse(error)) throw error
    return { problem: { message: TASKS_NOT_SAVED } }
  }
}

/** What was changed elsewhere is read again; after any other refusal nothing is new. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  actionStatus,
  defaultShouldRevalidate,
}) => (actionResult?.problem ? actionStatus === 409 : defaultShouldRevalidate)

export default function PlannerResults() {
  const { history } = useLoaderData<typeof loader>()
  const problem = useActionData<{ problem?: { message: string } }>()?.problem
  if (!history) return <PlannerHistoryFailed />
  return <PlannerHistoryPage history={history} problem={problem?.message} />
}
