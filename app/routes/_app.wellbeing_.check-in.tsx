import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useNavigation,
} from '@remix-run/react'
import { openMemberVault } from '#app/features/privacy/member-vault.server.ts'
import { readCheckIn } from '#app/features/check-in/check-in.ts'
import {
  type CheckInProblem,
  LOOK_AGAIN,
  SAVE_FAILED,
} from '#app/features/check-in/check-in-problem.ts'
import { CheckInEditor } from '#app/features/check-in/check-in-editor.tsx'
import { emptyCheckIn, toFields } from '#app/features/check-in/check-in-fields.ts'
import { CheckInFormSchema, toCheckIn } from '#app/features/check-in/check-in-form.ts'
import { openMottos } from '#app/features/check-in/mottos.server.ts'
import { saveCheckIn } from '#app/features/check-in/save-check-in.server.ts'
import { WellbeingHeader } from '#app/features/wellbeing/wellbeing-header.tsx'
import { parseForm } from '#app/http/parse-form.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { listMemberKeys } from '#db/queries/members.ts'
import { checkOn, listChecksAround } from '#db/queries/wellbeing.ts'

export const meta: MetaFunction = () => [{ title: 'Wellbeing · Burrow' }]

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
  const checkIn = row && readCheckIn(row)
  if (!checkIn) return { shell, date, fields: toFields(emptyCheckIn()), unreadable: [] }
  const vault = await openMemberVault(context.config.masterKeys, keys)
  const opened = await openMottos(vault, date, checkIn)
  const { unreadable } = opened
  if (unreadable.length > 0) context.log.warn('unreadable mottos', { count: unreadable.length })
  return { shell, date, fields: toFields(opened.checkIn), unreadable }
}

const refuse = (status: number, problem: CheckInProblem) => data({ problem }, { status })

export async function action({ request, context }: ActionFunctionArgs) {
  const { db, random, now } = context
  const form = await parseForm(request, CheckInFormSchema)
  const fields = form.ok ? toFields(toCheckIn(form.value)) : form.error.typed
  try {
    const { member, rows } = await requireMember(
      { request, context },
      {
        feature: 'wellbeing',
        read: (db, owner) => [
          listMemberKeys(db, owner),
          checkOn(db, owner, form.ok ? form.value.date : ''),
        ],
      },
    )
    if (!form.ok) {
      const { errors, typed } = form.error
      const date = errors.date ? member.today : (typed.date ?? null)
      return refuse(400, { message: LOOK_AGAIN, errors, fields, date })
    }
    const vault = await openMemberVault(context.config.masterKeys, rows[0])
    const saving = { db, vault, stored: rows[1], id: random.id(), now }
    const saved = await saveCheckIn(saving, member, form.value)
    if (!saved.ok) {
      return refuse(400, { message: saved.error, errors: {}, fields, date: member.today })
    }
    return redirect('/wellbeing/checkin-results')
  } catch (error) {
    if (!(error instanceof Error)) throw error
    context.log.error('save check-in', error)
    return refuse(503, { message: SAVE_FAILED, errors: {}, fields, date: null })
  }
}

/** Without a network the page stays as it is, with everything that was entered. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const problem: CheckInProblem = { message: SAVE_FAILED, errors: {}, fields: {}, date: null }
    return { problem }
  }
}

/** A refused saving changed nothing, and asking again would fail just as it did without a network. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => !actionResult?.problem && defaultShouldRevalidate

export default function WellbeingCheckIn() {
  const { date, fields, unreadable } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const navigation = useNavigation()
  return (
    <>
      <WellbeingHeader date={date} current="check-in" />
      <CheckInEditor
        date={problem?.date ?? date}
        fields={problem?.fields ?? fields}
        unreadable={unreadable}
        problem={problem}
        isSaving={navigation.formMethod === 'POST'}
      />
    </>
  )
}
