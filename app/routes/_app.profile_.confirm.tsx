import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ConfirmPasswordForm, VerifyForm } from '#app/features/account/account-forms.ts'
import { ConfirmForm } from '#app/features/account/confirm-form.tsx'
import {
  confirmByCode,
  confirmByPassword,
  sendConfirmCode,
} from '#app/features/account/confirm-identity.server.ts'
import { noAnswer, type FormAnswer } from '#app/features/account/form-answer.ts'
import { safeRedirect } from '#app/features/account/safe-redirect.ts'
import { signInCookie, withCookies } from '#app/http/account-cookies.server.ts'
import { parseFields, readFields } from '#app/http/parse-form.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { Card, PageHeader } from '#app/ui/layout.tsx'

export const meta: MetaFunction = () => [{ title: 'Profile · Burrow' }]

export async function loader(visit: LoaderFunctionArgs) {
  const { member, shell } = await requireMember(visit)
  const isCodeSent = new URL(visit.request.url).searchParams.has('code')
  return { shell, hasPassword: member.hasPassword, isCodeSent }
}

/** Opens the guarded pages for ten minutes; a member without a password uses a code by e-mail. */
export async function action(visit: ActionFunctionArgs) {
  const { member } = await requireMember(visit)
  const { request, context } = visit
  const fields = await readFields(request)
  const back = safeRedirect(new URL(request.url).searchParams.get('redirectTo'), '/profile')
  const refuse = (field: string, message: string) =>
    data<FormAnswer>({ errors: { [field]: message }, typed: {} }, { status: 400 })
  if (!member.hasPassword && fields.intent === 'send-code') {
    const sent = await sendConfirmCode(context, member)
    const here = `/profile/confirm?code=1&redirectTo=${encodeURIComponent(back)}`
    return sent.ok ? redirect(here) : refuse('form', sent.error)
  }
  const form = member.hasPassword
    ? parseFields(fields, ConfirmPasswordForm)
    : parseFields(fields, VerifyForm)
  if (!form.ok) return data<FormAnswer>(form.error, { status: 400 })
  const confirmed =
    'code' in form.value
      ? await confirmByCode(context, member, form.value.code)
      : await confirmByPassword(context, member, form.value.password)
  if (!confirmed.ok) return refuse(member.hasPassword ? 'password' : 'code', confirmed.error)
  return redirect(back, { headers: withCookies(signInCookie(confirmed.value)) })
}

export default function ConfirmPage() {
  const { hasPassword, isCodeSent } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>() ?? noAnswer
  return (
    <>
      <PageHeader
        title="Is it you?"
        intro="What comes next concerns your whole account, so please show once more that it is you. It then stays open for 10 minutes."
        back={{ to: '/profile', label: 'Profile' }}
      />
      <Card className="max-w-md">
        <ConfirmForm
          answer={answer}
          hasPassword={hasPassword}
          mayUseCode={!hasPassword}
          isCodeSent={isCodeSent}
          action="Continue"
        />
        {hasPassword && (
          <p className="mt-6 text-ink-soft">
            Forgotten it? Log out, then choose ‘Forgot password?’ to get a link by e-mail.
          </p>
        )}
      </Card>
    </>
  )
}
