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
import { noAnswer, type FormAnswer } from '#app/features/account/form-answer.ts'
import {
  linkByCode,
  linkByPassword,
  openIdentity,
  sendLinkCode,
} from '#app/features/account/provider-identity.server.ts'
import {
  browserOf,
  clearAccountCookie,
  readAccountCookie,
  signInCookie,
  withCookies,
} from '#app/http/account-cookies.server.ts'
import { parseFields, readFields } from '#app/http/parse-form.server.ts'
import type { Visit } from '#app/http/require-member.server.ts'
import { PageHeader } from '#app/ui/layout.tsx'

export const meta: MetaFunction = () => [{ title: 'Connect · Burrow' }]

async function requireIdentity({ request, context }: Visit) {
  const identity = await openIdentity(context, readAccountCookie(request, 'identity'))
  if (!identity?.userId) throw redirect('/login?notice=mixed-up')
  return { ...identity, userId: identity.userId }
}

export async function loader(visit: LoaderFunctionArgs) {
  const { email, provider } = await requireIdentity(visit)
  const { searchParams } = new URL(visit.request.url)
  const label = visit.context.services.oauth.find(provider)?.label ?? provider
  return { email, label, isCodeSent: searchParams.has('code') }
}

/** An account that is there already is linked only by its password or a code (decision 11). */
export async function action(visit: ActionFunctionArgs) {
  const identity = await requireIdentity(visit)
  const { request, context } = visit
  const refuse = (field: string, message: string) =>
    data<FormAnswer>({ errors: { [field]: message }, typed: {} }, { status: 400 })
  const fields = await readFields(request)
  const { intent } = fields
  if (intent === 'send-code') {
    const sent = await sendLinkCode(context, identity)
    return sent.ok ? redirect('/auth/link?code=1') : refuse('form', sent.error)
  }
  const isCode = intent === 'code'
  const form = isCode ? parseFields(fields, VerifyForm) : parseFields(fields, ConfirmPasswordForm)
  if (!form.ok) return data<FormAnswer>(form.error, { status: 400 })
  const browser = browserOf(request)
  const linked =
    'code' in form.value
      ? await linkByCode(context, identity, form.value.code, browser)
      : await linkByPassword(context, identity, form.value.password, browser)
  if (!linked.ok) return refuse(isCode ? 'code' : 'password', linked.error)
  const headers = withCookies(clearAccountCookie('identity'), signInCookie(linked.value))
  return redirect(identity.redirectTo, { headers })
}

export default function LinkPage() {
  const { email, label, isCodeSent } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>() ?? noAnswer
  return (
    <>
      <PageHeader
        title="You already have an account"
        intro={`There is an account for ${email}. Show that it is yours, and from then on you can also sign in with ${label}.`}
      />
      <ConfirmForm answer={answer} hasPassword isCodeSent={isCodeSent} action="Connect" />
    </>
  )
}
