import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ChangeEmailForm, VerifyForm } from '#app/features/account/account-forms.ts'
import { changeEmail, requestEmailChange } from '#app/features/account/change-sign-in.server.ts'
import { EmailForm } from '#app/features/account/email-form.tsx'
import { noAnswer, type FormAnswer } from '#app/features/account/form-answer.ts'
import { isCodeExpired } from '#app/features/account/verification-code.ts'
import { signInCookie, withCookies } from '#app/http/account-cookies.server.ts'
import { parseFields, readFields } from '#app/http/parse-form.server.ts'
import { requireConfirmed } from '#app/http/require-confirmed.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { Card, PageHeader } from '#app/ui/layout.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { findCode } from '#db/queries/codes.ts'

export const meta: MetaFunction = () => [{ title: 'Profile · Burrow' }]

export async function loader(visit: LoaderFunctionArgs) {
  const { member, shell, rows } = await requireMember(visit, {
    read: (db, owner) => [findCode(db, owner, 'email_change')],
  })
  const query = new URL(visit.request.url).searchParams
  if (query.has('done')) return { shell, step: 'done', email: member.email } as const
  requireConfirmed(member, visit)
  const [code] = rows[0]
  if (query.has('code') && code && !isCodeExpired(code.createdAt, visit.context.now)) {
    return { shell, step: 'code', email: code.email } as const
  }
  return { shell, step: 'address', email: member.email } as const
}

export async function action(visit: ActionFunctionArgs) {
  const { member } = await requireMember(visit)
  requireConfirmed(member, visit)
  const { request, context } = visit
  const fields = await readFields(request)
  const refuse = (field: string, message: string) =>
    data<FormAnswer>({ errors: { [field]: message }, typed: fields }, { status: 400 })
  if (fields.intent === 'code') {
    const form = parseFields(fields, VerifyForm)
    if (!form.ok) return data<FormAnswer>(form.error, { status: 400 })
    const changed = await changeEmail(context, member, form.value.code)
    if (!changed.ok) return refuse('code', changed.error)
    const headers = withCookies(signInCookie(changed.value))
    return redirect('/profile/email?done=1', { headers })
  }
  const form = parseFields(fields, ChangeEmailForm)
  if (!form.ok) return data<FormAnswer>(form.error, { status: 400 })
  const { email } = form.value
  if (email === member.email) return refuse('email', 'That is your address already.')
  const asked = await requestEmailChange(context, member, email)
  return asked.ok ? redirect('/profile/email?code=1') : refuse('email', asked.error)
}

export default function EmailPage() {
  const { step, email } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>() ?? noAnswer
  return (
    <>
      <PageHeader title="Change your e-mail" back={{ to: '/profile', label: 'Profile' }} />
      {step === 'done' ? (
        <Notice tone="done">
          Your address is now {email}. Your other devices were signed out.
        </Notice>
      ) : (
        <Card className="max-w-md">
          <EmailForm step={step} email={email} answer={answer} />
        </Card>
      )}
    </>
  )
}
