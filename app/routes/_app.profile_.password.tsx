import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ResetForm as PasswordFields } from '#app/features/account/account-forms.ts'
import { changePassword } from '#app/features/account/change-sign-in.server.ts'
import { noAnswer, type FormAnswer } from '#app/features/account/form-answer.ts'
import { ResetForm } from '#app/features/account/reset-form.tsx'
import { signInCookie, withCookies } from '#app/http/account-cookies.server.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { requireConfirmed } from '#app/http/require-confirmed.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { Card, PageHeader } from '#app/ui/layout.tsx'
import { Notice } from '#app/ui/notice.tsx'

export const meta: MetaFunction = () => [{ title: 'Profile · Burrow' }]

export async function loader(visit: LoaderFunctionArgs) {
  const { member, shell } = await requireMember(visit)
  const isDone = new URL(visit.request.url).searchParams.has('done')
  if (!isDone) requireConfirmed(member, visit)
  return { shell, hasPassword: member.hasPassword, isDone }
}

export async function action(visit: ActionFunctionArgs) {
  const { member } = await requireMember(visit)
  requireConfirmed(member, visit)
  const form = await parseForm(visit.request, PasswordFields)
  if (!form.ok) return data<FormAnswer>(form.error, { status: 400 })
  const changed = await changePassword(visit.context, member, form.value.password)
  if (!changed.ok) {
    const answer: FormAnswer = { errors: { password: changed.error }, typed: {} }
    return data(answer, { status: 400 })
  }
  const headers = withCookies(signInCookie(changed.value))
  return redirect('/profile/password?done=1', { headers })
}

export default function PasswordPage() {
  const { hasPassword, isDone } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>() ?? noAnswer
  return (
    <>
      <PageHeader
        title={hasPassword ? 'Change your password' : 'Set a password'}
        intro={isDone ? undefined : 'Your other devices will be signed out.'}
        back={{ to: '/profile', label: 'Profile' }}
      />
      {isDone ? (
        <Notice tone="done">
          Your new password is saved, and your other devices were signed out.
        </Notice>
      ) : (
        <Card className="max-w-md">
          <ResetForm answer={answer} />
        </Card>
      )}
    </>
  )
}
